"""The helper program of the neural engines, which keeps their models loaded.

It is handed to the interpreter as text, so that it need not be installed. Requests come by standard input, and frames go
to standard output, as VoiceRequest.swift and VoiceFrame.swift define them. The rate of a model at its usual speed is
measured when it is first loaded, and remembered in the user's cache: to speak the sentence takes as long as to load.
"""
import json, os, struct, sys, threading, collections

out = os.fdopen(os.dup(1), "wb", buffering=0)
os.dup2(2, 1)  # What a library prints is no frame.
engine = sys.argv[1]
SENTENCE = "The rain had stopped before noon, and the long street was full of people who were walking home slowly."
lock = threading.Condition()
orders, closed, current = collections.deque(), False, None


def read_orders():
    global closed, current
    source = os.fdopen(os.dup(0), "rb")
    while True:
        line = source.readline()
        if not line:
            break
        words = line.decode("utf-8", "replace").rstrip("\n").split(" ", 7)
        with lock:
            if words[0] == "stop":
                orders.clear()
                current = None
            elif words[0] == "speak" and len(words) == 8:
                text = source.read(int(words[6])).decode("utf-8", "replace")
                orders.append((int(words[1]), int(words[2]), int(words[4]), words[7], text))
            lock.notify()
    with lock:
        closed = True
        lock.notify()


def frame(kind, number, payload=b""):
    out.write(struct.pack("<cII", kind, number, len(payload)) + payload)


class Piper:
    def __init__(self, path):
        from piper import PiperVoice
        self.voice = PiperVoice.load(path)
        self.usual = remembered(self, path)

    def chunks(self, text, speed):
        from piper import SynthesisConfig
        for chunk in self.voice.synthesize(text, SynthesisConfig(length_scale=1 / speed)):
            yield chunk.sample_rate, chunk.audio_int16_array


class Hibari:
    def __init__(self, name):
        from hibari import Hibari as Model
        self.model = Model(voice=name or "heart")
        self.usual = remembered(self, name or "heart")

    def chunks(self, text, speed):
        import numpy
        for part in self.model.stream(text, speed=min(2.0, max(0.5, speed)), seed=0):
            samples = part[0] if isinstance(part, tuple) else part
            yield 24000, (numpy.clip(samples, -1, 1) * 32767).astype(numpy.int16)


def remembered(voice, model):
    """Returns the rate of a model, from the cache if it was measured there, by the time stamp of its file."""
    folder = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "lectern")
    path = os.path.join(folder, "voice-rates.json")
    try:
        key = "%s %s %d" % (engine, model, os.stat(model).st_mtime_ns if os.path.exists(model) else 0)
        with open(path, encoding="utf-8") as file:
            rates = dict(json.load(file))
    except (OSError, ValueError, TypeError):
        rates = {}
    rate = rates.get(key)
    if isinstance(rate, (int, float)) and 10 < rate < 10000:
        return rate
    rates[key] = rate = measured(voice)
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        draft = "%s.%d" % (path, os.getpid())
        with open(draft, "w", encoding="utf-8") as file:
            json.dump(rates, file)
        os.replace(draft, path)
    except OSError:
        pass  # It is measured again the next time.
    return rate


def measured(voice):
    seconds = sum(len(samples) / rate for rate, samples in voice.chunks(SENTENCE, 1.0))
    return len(SENTENCE) * 10 / max(seconds, 0.1)  # Characters, a sixth of a word, per second, as words a minute.


def speak(number, rate, volume, name, text):
    import numpy
    voice = voices.get(name)
    if voice is None:
        voice = voices[name] = (Piper if engine == "piper" else Hibari)(name)
    known = None
    for sample_rate, samples in voice.chunks(text, rate / voice.usual):
        if sample_rate != known:
            known = sample_rate
            frame(b"r", number, struct.pack("<I", sample_rate))
        if volume != 100:
            samples = numpy.clip(samples.astype(numpy.int32) * volume // 100, -32768, 32767).astype(numpy.int16)
        data = samples.astype("<i2").tobytes()
        for start in range(0, len(data), 1 << 16):
            frame(b"s", number, data[start:start + (1 << 16)])
        if current != number:
            return
    frame(b"e", number)


voices = {}
threading.Thread(target=read_orders, daemon=True).start()
while True:
    with lock:
        while not orders and not closed:
            lock.wait()
        if not orders:
            break
        order = orders.popleft()
        current = order[0]
    try:
        speak(*order)
    except BrokenPipeError:
        os._exit(74)
    except Exception as error:
        frame(b"f", order[0], " ".join(str(error).split())[:400].encode() or type(error).__name__.encode())
