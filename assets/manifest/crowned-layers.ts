import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import { type Cape, withCape } from './cape-layers.ts'
import { type FighterLayer, fighterLayers, type Worn } from './fighter-layers.ts'
import { HELMET_FIT, petOfHouse } from './pets.ts'
import { type Part, SLOT_ORDER } from './rig.ts'

export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
  /** Its current place on the PvP board (R30). */
  readonly crown?: CrownPlace | null
  /** Of the wardrobe or the season path (R53, R58). */
  readonly cape?: Cape | null | undefined
}

/** On the helmet's bone, so that it fits each head. */
export const CROWN_PART = { slot: 'crown', bone: 'helmet' } as const satisfies Part

export const crownFrame = (place: CrownPlace): string => `crown/${place}/crown.helmet`

const depth = ({ slot }: Part): number => SLOT_ORDER.indexOf(slot)

/** Back to front, with the cape and the crown (R30). The first screen has no crowns. Throws as `fighterLayers` does. */
export const crownedLayers = ({ houseId, worn, crown, cape }: FighterLook): FighterLayer[] => {
  const bare = fighterLayers({ houseId, worn })
  const layers = cape ? withCape(bare, houseId, cape) : bare
  if (!crown) return layers
  const fit = HELMET_FIT[petOfHouse(houseId)]
  const own: FighterLayer = { pack: 'crowns', frame: crownFrame(crown), ...CROWN_PART, fit }
  return [...layers, own].sort((a, b) => depth(a) - depth(b))
}
