import { type EffectFile, type EffectName, fileOf } from '#assets/manifest/sound-names.ts'
import { lowShelved } from '../kit/filter.ts'
import { levelled, trimmed } from '../kit/level.ts'
import { createRandom, seedOf } from '../kit/random.ts'
import type { Signal } from '../kit/signal.ts'
import { BLOW_EFFECTS } from './blows.ts'
import { COIN_EFFECTS } from './coins.ts'
import { CROWD_EFFECTS } from './crowd.ts'
import type { Effect } from './effect.ts'
import { ELEMENT_EFFECTS } from './elements.ts'
import { HEART_EFFECTS } from './heart.ts'
import { LOOT_EFFECTS } from './loot.ts'
import { MAP_EFFECTS } from './map.ts'
import { ROUND_EFFECTS } from './rounds.ts'
import { SMITHY_EFFECTS } from './smithy.ts'
import { SWING_EFFECTS } from './swings.ts'
import { UI_EFFECTS } from './ui.ts'
import { WEAPON_EFFECTS } from './weapons.ts'

const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  ...UI_EFFECTS,
  ...COIN_EFFECTS,
  ...SWING_EFFECTS,
  ...BLOW_EFFECTS,
  ...WEAPON_EFFECTS,
  ...ELEMENT_EFFECTS,
  ...ROUND_EFFECTS,
  ...HEART_EFFECTS,
  ...CROWD_EFFECTS,
  ...LOOT_EFFECTS,
  ...MAP_EFFECTS,
  ...SMITHY_EFFECTS,
}

/** Quieter low notes: a phone's speaker hardly plays them, and on headphones drums would boom. */
const SHELF = { hz: 220, quieterDb: 4 } as const
/** Headroom of 1 and 4 dB. In a fight up to six effects play at once, and at this low bitrate noise crackles. */
const GAIN: Readonly<Record<EffectFile, number>> = { sounds: 0.88, 'sounds-arena': 0.63 }

export const isEndless = (name: EffectName): boolean => EFFECTS[name].isEndless === true

export const renderEffect = (name: EffectName): Signal => {
  const { draw, level, isEndless: goesRound = false } = EFFECTS[name]
  const even = lowShelved(draw(createRandom(seedOf(name))), SHELF.hz, SHELF.quieterDb)
  const drawn = levelled(even, level * GAIN[fileOf(name)])
  return goesRound ? drawn : trimmed(drawn)
}
