/** Sounds of the interface, money, the arena, loot and the map: short, all in one file. */
export const EFFECT_NAMES = [
  'tap',
  'tab',
  'toggle',
  'toast',
  'error',
  'coin',
  'claim',
  'star',
  'whoosh',
  'miss',
  'hit',
  'heavy-hit',
  'critical',
  'block',
  'reflect',
  'burn',
  'freeze',
  'heal',
  'countdown',
  'gong',
  'knockout',
  'victory',
  'defeat',
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
] as const
export type EffectName = (typeof EFFECT_NAMES)[number]

/** Music: loops without an end, each its own file. */
export const LOOP_NAMES = ['menu', 'map', 'battle', 'boss', 'victory'] as const
export type LoopName = (typeof LOOP_NAMES)[number]
