import type { CreatureName } from '../creatures.ts'
import type { CreatureRig } from './creature.ts'
import { ABYSS_EYE, CHAIN_BRUTE, GRAVE_IMP, STING_FIEND, STONE_GARGOYLE, VOID_WYRM } from './demons.ts'
import { FIRE_LORD } from './fire-lord.ts'
import { HOLLOW_BOSS } from './hollow-boss.ts'
import { MAMMOTH } from './mammoth.ts'

export const CREATURE_RIGS: Readonly<Record<CreatureName, CreatureRig>> = {
  'fire-lord': FIRE_LORD,
  mammoth: MAMMOTH,
  'hollow-boss': HOLLOW_BOSS,
  'grave-imp': GRAVE_IMP,
  'stone-gargoyle': STONE_GARGOYLE,
  'chain-brute': CHAIN_BRUTE,
  'sting-fiend': STING_FIEND,
  'abyss-eye': ABYSS_EYE,
  'void-wyrm': VOID_WYRM,
}

export const CREATURE_NAMES = Object.keys(CREATURE_RIGS) as CreatureName[]
