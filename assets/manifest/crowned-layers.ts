import type { CrownPlace } from '../../src/rules/leaderboards/crowns.ts'
import { type FighterLayer, fighterLayers, type Worn } from './fighter-layers.ts'
import { HELMET_FIT, petOfHouse } from './pets.ts'
import { type Part, SLOT_ORDER } from './rig.ts'

/** What a fighter looks like. */
export interface FighterLook {
  readonly houseId: number
  readonly worn: Worn
  /** The crown of its live place on the PvP board (R30). */
  readonly crown?: CrownPlace | null
}

/** Where a crown sits: in the place of helmets, so that it fits each head, bare or not. */
export const CROWN_PART = { slot: 'crown', bone: 'helmet' } as const satisfies Part

/** Name of a crown's frame in the pack `crowns`. */
export const crownFrame = (place: CrownPlace): string => `crown/${place}/crown.helmet`

const depth = ({ slot }: Part): number => SLOT_ORDER.indexOf(slot)

/** The sprites of a fighter with its crown, back to front (R30); the first screen does without crowns. Throws as `fighterLayers` does. */
export const crownedLayers = ({ houseId, worn, crown }: FighterLook): FighterLayer[] => {
  const layers = fighterLayers({ houseId, worn })
  if (!crown) return layers
  const fit = HELMET_FIT[petOfHouse(houseId)]
  const own: FighterLayer = { pack: 'crowns', frame: crownFrame(crown), ...CROWN_PART, fit }
  return [...layers, own].sort((a, b) => depth(a) - depth(b))
}
