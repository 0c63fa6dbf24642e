extension Complaint {
  /// What the system means by an error number.
  ///
  /// The numbers are those of Linux (asm-generic/errno-base.h and errno.h); its words would be in a language of its own.
  public static func system(_ number: Int32) -> Complaint {
    guard let key = systemKeys[number] else { return Complaint(.sysUnknown, ["number": .count(Int(number))]) }
    return Complaint(key)
  }

  private static let systemKeys: [Int32: Key] = [
    1: .sysPermitted, 2: .sysNoFile, 4: .sysInterrupted, 5: .sysInputOutput, 6: .sysNoDevice, 7: .sysTooManyArguments,
    8: .sysNotExecutable, 9: .sysNotOpen, 11: .sysBusyNow, 12: .sysMemory, 13: .sysDenied, 16: .sysBusy,
    17: .sysExists,
    20: .sysNotDirectory, 21: .sysDirectory, 22: .sysInvalid, 23: .sysTooManyFiles, 24: .sysTooManyFiles,
    27: .sysFileTooLarge,
    28: .sysNoSpace, 30: .sysReadOnly, 32: .sysPipe, 36: .sysNameTooLong, 40: .sysLinks, 122: .sysQuota,
  ]
}
