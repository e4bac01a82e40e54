import { fighterLayers, packsOf } from '../../assets/manifest/fighter-layers.ts'
import type { PackName } from '../../assets/manifest/packs.ts'
import { wornWithSpecials } from '../../assets/manifest/special-items.ts'
import type { StageFighter } from '../../src/bridge/bridge.ts'
import type { FighterLook } from '../kit/fighter-rig.ts'

/** What the rig draws of a fighter. */
export const lookOf = ({ look }: StageFighter): FighterLook =>
  look.kind === 'pet' ? { houseId: look.houseId, worn: wornWithSpecials(look.cosmetic) } : { houseId: 0, worn: {} }

/** The packs that a fighter's drawing needs. */
export const packsOfFighter = (fighter: StageFighter): PackName[] => packsOf(fighterLayers(lookOf(fighter)))

/** Whether two fighters are drawn alike. */
export const sameLook = (a: StageFighter, b: StageFighter): boolean =>
  JSON.stringify(lookOf(a)) === JSON.stringify(lookOf(b))
