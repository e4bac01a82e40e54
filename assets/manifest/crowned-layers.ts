import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import { type Cape, withCape } from './cape-layers.ts'
import { byDepth, type FighterLayer, fighterLayers, type Worn } from './fighter-layers.ts'
import { HELMET_FIT, petOfHouse } from './pets.ts'
import type { Part } from './rig.ts'

export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
  /** Crown for the place on the current PvP board (R30); null without one. */
  readonly crown?: CrownPlace | null
  readonly cape?: Cape | null | undefined
}

/** On the helmet's bone, which fits each head. */
export const CROWN_PART = { slot: 'crown', bone: 'helmet' } as const satisfies Part

export const crownFrame = (place: CrownPlace): string => `crown/${place}/crown.helmet`

/**
 * Back to front, with cape and crown (R30). Separate from `fighterLayers`, because the first screen shows no crowns.
 * Throws for a house id outside 0–7.
 */
export const crownedLayers = ({ houseId, worn, crown, cape }: FighterLook): FighterLayer[] => {
  const bare = fighterLayers({ houseId, worn })
  const layers = cape ? withCape(bare, houseId, cape) : bare
  if (!crown) return layers
  const fit = HELMET_FIT[petOfHouse(houseId)]
  const own: FighterLayer = { pack: 'crowns', frame: crownFrame(crown), ...CROWN_PART, fit }
  return [...layers, own].sort(byDepth)
}
