import type { BossName } from '../creatures.ts'
import type { BossAttack } from './attack.ts'
import { FIRE_LORD_ATTACKS } from './fire-lord.ts'
import { FIRE_LORD_FLAME_ATTACKS } from './fire-lord-flame.ts'
import { HOLLOW_BOSS_ATTACKS } from './hollow-boss.ts'
import { MAMMOTH_ATTACKS } from './mammoth.ts'
import { MAMMOTH_ICE_ATTACKS } from './mammoth-ice.ts'

export const BOSS_ATTACKS: Readonly<Record<BossName, Readonly<Record<string, BossAttack>>>> = {
  'fire-lord': { ...FIRE_LORD_ATTACKS, ...FIRE_LORD_FLAME_ATTACKS },
  mammoth: { ...MAMMOTH_ATTACKS, ...MAMMOTH_ICE_ATTACKS },
  'hollow-boss': HOLLOW_BOSS_ATTACKS,
}
