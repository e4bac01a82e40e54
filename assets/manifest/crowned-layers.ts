import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import { type FighterLayer, fighterLayers, type Worn } from './fighter-layers.ts'
import { HELMET_FIT, petOfHouse } from './pets.ts'
import { type Part, SLOT_ORDER } from './rig.ts'

export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
  /** Its current place on the PvP board (R30). */
  readonly crown?: CrownPlace | null
}

/** On the helmet's bone, so that it fits each head. */
export const CROWN_PART = { slot: 'crown', bone: 'helmet' } as const satisfies Part

export const crownFrame = (place: CrownPlace): string => `crown/${place}/crown.helmet`

const depth = ({ slot }: Part): number => SLOT_ORDER.indexOf(slot)

/** Back to front, with the crown (R30). The first screen has no crowns. Throws as `fighterLayers` does. */
export const crownedLayers = ({ houseId, worn, crown }: FighterLook): FighterLayer[] => {
  const layers = fighterLayers({ houseId, worn })
  if (!crown) return layers
  const fit = HELMET_FIT[petOfHouse(houseId)]
  const own: FighterLayer = { pack: 'crowns', frame: crownFrame(crown), ...CROWN_PART, fit }
  return [...layers, own].sort((a, b) => depth(a) - depth(b))
}
