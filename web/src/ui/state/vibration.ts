import { preferences } from './preferences';

/* Short pulses on phones, in addition to what is seen and heard. */

export type Pulse = 'lift' | 'snap' | 'turn' | 'loss';

/** The lengths of pulses and pauses, in milliseconds. */
const PULSES: Record<Pulse, number[]> = { lift: [12], snap: [8], turn: [30, 60, 30], loss: [60] };

/** Whether it is a phone that can vibrate: browsers of computers only say so. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Lets the phone vibrate, if it can and the person wants it. */
export function vibrate(pulse: Pulse): void {
  if (preferences.get().vibration === 'on' && canVibrate()) {
    navigator.vibrate(PULSES[pulse]);
  }
}
