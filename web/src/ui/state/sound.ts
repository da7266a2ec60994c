import { preferences } from './preferences';

/* All sounds are made from oscillators and noise, so that nothing has to be loaded. Sounds are off by default, and never the
   only signal. */

export type Sound =
  | 'turn'
  | 'win'
  | 'tile'
  | 'ship'
  | 'castillo'
  | 'evict'
  | 'raise'
  | 'card'
  | 'king'
  | 'veto'
  | 'bell'
  | 'tick';

const VOLUME = { low: 0.12, middle: 0.3, high: 0.6 };

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  const { sound: wanted, volume } = preferences.get();
  if (wanted === 'off') {
    return;
  }
  SOUNDS[sound](voiceAt(VOLUME[volume]));
}

/** Plays some sounds one after the other, even while sound is off. */
export function preview(): void {
  const voice = voiceAt(VOLUME.middle);
  for (const [i, sound] of PREVIEW.entries()) {
    setTimeout(() => SOUNDS[sound](voice), i * PREVIEW_GAP);
  }
}

const PREVIEW = ['turn', 'tile', 'castillo', 'raise'] as const;
const PREVIEW_GAP = 700;

function voiceAt(level: number): Voice {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') {
    void audio.resume();
  }
  const out = audio.createGain();
  out.gain.value = level;
  out.connect(audio.destination);
  return new Voice(audio, out);
}

/** Tones and noises that begin after a delay. */
class Voice {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
  ) {}

  tone(type: OscillatorType, from: number, to: number, length: number, level: number, wait = 0): void {
    const start = this.context.currentTime + wait;
    const tone = this.context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.connect(this.fade(start, length, level));
    tone.start(start);
    tone.stop(start + length);
  }

  /** A plucked string: a tone and its octave, which fades first. */
  pluck(pitch: number, wait: number): void {
    this.tone('triangle', pitch, pitch, 0.7, 0.8, wait);
    this.tone('sine', pitch * 2, pitch * 2, 0.35, 0.3, wait);
  }

  noise(pitch: number, width: number, length: number, level: number, wait = 0): void {
    const start = this.context.currentTime + wait;
    const buffer = this.context.createBuffer(1, Math.ceil(this.context.sampleRate * length), this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) {
      samples[i] = Math.random() * 2 - 1;
    }
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const band = this.context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    band.Q.value = width;
    source.connect(band).connect(this.fade(start, length, level));
    source.start(start);
  }

  private fade(start: number, length: number, level: number): AudioNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(level, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.out);
    return gain;
  }
}

const SOUNDS: Record<Sound, (voice: Voice) => void> = {
  turn: (voice) => {
    voice.pluck(392, 0);
    voice.pluck(587.3, 0.14);
  },
  win: (voice) => {
    for (const [i, pitch] of [392, 523.3, 659.3, 784, 659.3, 784].entries()) {
      voice.pluck(pitch, i * 0.16);
    }
  },
  tile: (voice) => {
    voice.noise(2600, 6, 0.07, 1);
    voice.tone('sine', 1900, 1500, 0.09, 0.4);
  },
  ship: (voice) => {
    voice.tone('sine', 330, 210, 0.12, 0.9);
    voice.noise(700, 3, 0.06, 0.6);
  },
  castillo: (voice) => {
    voice.noise(320, 1.2, 0.18, 1);
    voice.tone('sine', 140, 90, 0.16, 0.7);
  },
  evict: (voice) => {
    voice.tone('sine', 96, 48, 0.45, 1);
    voice.noise(120, 1, 0.2, 0.5);
  },
  raise: (voice) => {
    for (const [i, pitch] of [2350, 2800, 3150].entries()) {
      voice.tone('triangle', pitch, pitch, 0.12, 0.35, i * 0.05);
    }
  },
  card: (voice) => voice.noise(4200, 0.7, 0.11, 0.55),
  king: (voice) => {
    for (const [i, pitch] of [392, 523.3, 659.3].entries()) {
      voice.tone('sawtooth', pitch, pitch, 0.26, 0.22, i * 0.13);
    }
  },
  veto: (voice) => {
    voice.tone('square', 180, 120, 0.14, 0.35);
    voice.noise(900, 1, 0.08, 0.7);
  },
  bell: (voice) => {
    voice.tone('sine', 880, 880, 1.1, 0.55);
    voice.tone('sine', 2210, 2210, 0.5, 0.16);
  },
  tick: (voice) => voice.noise(3000, 9, 0.03, 0.4),
};
