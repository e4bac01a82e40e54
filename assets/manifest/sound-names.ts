/** Short sounds in one file, which loads at the first tap. */
const GAME_EFFECTS = [
  'tap',
  'tab',
  'toggle',
  'toast',
  'error',
  'coin',
  'claim',
  'star',
  'count',
  'gong',
  'chest',
  'reveal-prototype',
  'reveal-common',
  'reveal-uncommon',
  'reveal-rare',
  'reveal-epic',
  'reveal-legendary',
  'rank-up',
  'island-rise',
  'join',
  'anvil',
  'fizzle',
] as const

/**
 * Each time a sound plays, one of its samples is drawn. It has at least three, because two others play before one is
 * repeated.
 */
export const FIGHT_SAMPLES = {
  whoosh: ['whoosh-1', 'whoosh-2', 'whoosh-3', 'whoosh-4'],
  miss: ['miss-1', 'miss-2', 'miss-3'],
  touch: ['touch-1', 'touch-2', 'touch-3', 'touch-4'],
  hit: ['hit-1', 'hit-2', 'hit-3', 'hit-4'],
  heavy: ['heavy-1', 'heavy-2', 'heavy-3'],
  critical: ['critical-1', 'critical-2', 'critical-3'],
  steel: ['steel-1', 'steel-2', 'steel-3'],
  thud: ['thud-1', 'thud-2', 'thud-3'],
  flame: ['flame-1', 'flame-2', 'flame-3'],
  squeak: ['squeak-1', 'squeak-2', 'squeak-3'],
  punch: ['punch-1', 'punch-2', 'punch-3'],
  claw: ['claw-1', 'claw-2', 'claw-3'],
  ignite: ['ignite-1', 'ignite-2', 'ignite-3'],
  burn: ['burn-1', 'burn-2', 'burn-3'],
  freeze: ['freeze-1', 'freeze-2', 'freeze-3'],
  heal: ['heal-1', 'heal-2', 'heal-3'],
  reflect: ['reflect-1', 'reflect-2', 'reflect-3'],
  heartbeat: ['heartbeat-1', 'heartbeat-2', 'heartbeat-3'],
  cheer: ['cheer-1', 'cheer-2', 'cheer-3', 'cheer-4'],
  gasp: ['gasp-1', 'gasp-2', 'gasp-3'],
} as const
export type FightSound = keyof typeof FIGHT_SAMPLES
export type FightSample = (typeof FIGHT_SAMPLES)[FightSound][number]
export type ArenaSample = FightSample | 'knockout'

export const CROWD = 'crowd'

const ARENA_EFFECTS = [
  ...Object.values(FIGHT_SAMPLES).flat(),
  'countdown',
  'knockout',
  'victory',
  'defeat',
  'roar',
  CROWD,
] as const

export const EFFECT_FILES = { sounds: GAME_EFFECTS, 'sounds-arena': ARENA_EFFECTS } as const
export type EffectFile = keyof typeof EFFECT_FILES
export const EFFECT_FILE_NAMES: readonly EffectFile[] = ['sounds', 'sounds-arena']

export type EffectName = (typeof EFFECT_FILES)[EffectFile][number]
export const EFFECT_NAMES: readonly EffectName[] = [...GAME_EFFECTS, ...ARENA_EFFECTS]

const IN_ARENA: ReadonlySet<EffectName> = new Set(ARENA_EFFECTS)
export const fileOf = (name: EffectName): EffectFile => (IN_ARENA.has(name) ? 'sounds-arena' : 'sounds')

/** Cue of a sample: `hit` for `hit-1` to `hit-4`. */
export const cueOf = (name: string): string => name.replace(/-\d$/, '')
export const SOUND_CUES: readonly string[] = [...new Set(EFFECT_NAMES.map(cueOf))]
export const soundOfCue = (cue: string): EffectName => EFFECT_NAMES.find((name) => cueOf(name) === cue) ?? 'tap'

export const LOOP_NAMES = ['menu', 'map', 'market', 'hunt', 'battle', 'boss', 'victory'] as const
export type LoopName = (typeof LOOP_NAMES)[number]
