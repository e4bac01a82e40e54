import type { BossName } from '../creatures.ts'
import type { Warning } from './attack.ts'

/** Times are ms from the start of the beat that begins the second phase. */
export const BOSS_OUTBREAKS: Readonly<Record<BossName, readonly Warning[]>> = {
  mammoth: [
    { sound: 'claw', atMs: 0, rate: 0.36, gain: 1 },
    { sound: 'thud', atMs: 10, rate: 0.55, gain: 0.9 },
    { sound: 'freeze', atMs: 40, rate: 0.6, gain: 0.8 },
    { sound: 'gasp', atMs: 260, rate: 0.95, gain: 0.7 },
  ],
  'fire-lord': [
    { sound: 'claw', atMs: 0, rate: 0.42, gain: 1 },
    { sound: 'flame', atMs: 10, rate: 0.55, gain: 0.9 },
    { sound: 'burn', atMs: 40, rate: 0.65, gain: 0.8 },
    { sound: 'gasp', atMs: 260, rate: 0.95, gain: 0.7 },
  ],
  'hollow-boss': [{ sound: 'claw', atMs: 0, rate: 0.5, gain: 1 }],
}
