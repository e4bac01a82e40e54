import type { EffectName } from '../../manifest/sound-names.ts'
import { levelled, trimmed } from '../kit/level.ts'
import { createRandom, seedOf } from '../kit/random.ts'
import type { Signal } from '../kit/signal.ts'
import { BLOW_EFFECTS } from './blows.ts'
import { COIN_EFFECTS } from './coins.ts'
import type { Effect } from './effect.ts'
import { ELEMENT_EFFECTS } from './elements.ts'
import { LOOT_EFFECTS } from './loot.ts'
import { MAP_EFFECTS } from './map.ts'
import { ROUND_EFFECTS } from './rounds.ts'
import { UI_EFFECTS } from './ui.ts'

/** Every effect by its name. */
const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  ...UI_EFFECTS,
  ...COIN_EFFECTS,
  ...BLOW_EFFECTS,
  ...ELEMENT_EFFECTS,
  ...ROUND_EFFECTS,
  ...LOOT_EFFECTS,
  ...MAP_EFFECTS,
}

/** A finished effect: made, trimmed and brought to its level. The same in every build. */
export const renderEffect = (name: EffectName): Signal => {
  const { draw, level } = EFFECTS[name]
  return trimmed(levelled(draw(createRandom(seedOf(name))), level))
}
