import type { LookOf } from '#rules/wardrobe/looks.ts'
import type { BuildName } from './builds.ts'
import { byDepth, type FighterLayer } from './fighter-layers.ts'
import { buildOfHouse, PET_BUILDS, petOfHouse } from './pets.ts'
import type { Fit, Part } from './rig.ts'

export type Cape = LookOf<'cape'>

/** A record instead of a list: a missing cape does not compile. */
const ALL: Readonly<Record<Cape, true>> = {
  'cape-crimson': true,
  'cape-emerald': true,
  'cape-azure': true,
  'cape-violet': true,
  'cape-gold': true,
  'cape-silver': true,
  'cape-midnight': true,
  'cape-rose': true,
  'season-cape-0': true,
  'season-cape-1': true,
  'season-cape-2': true,
  'season-cape-3': true,
  'season-cape-4': true,
  'season-cape-5': true,
  'season-cape-6': true,
  'season-cape-7': true,
}
export const CAPES = Object.keys(ALL) as readonly Cape[]

export const CAPE_PARTS = {
  back: { slot: 'cape', bone: 'cape' },
  collar: { slot: 'collar', bone: 'torso' },
} as const satisfies Readonly<Record<string, Part>>

export const isOfSeason = (cape: Cape): cape is Extract<Cape, `season-${string}`> => cape.startsWith('season-')

/** Two packs, because a fighter wears one cape and needs only half of the textures. */
export const capePack = (cape: Cape): 'capes' | 'season-capes' => (isOfSeason(cape) ? 'season-capes' : 'capes')

export const capeFrame = (cape: Cape, { slot, bone }: Part): string => `${cape}/${slot}.${bone}`

/** Scales the cape to reach from the shoulders almost to the ground. */
const BACK_FITS: Readonly<Record<BuildName, Fit>> = {
  sturdy: { dx: 0, dy: 0, scaleX: 1.3, scaleY: 1.1 },
  lithe: { dx: 0, dy: 0, scaleX: 0.96, scaleY: 1.36 },
  chubby: { dx: 0, dy: 0, scaleX: 1.22, scaleY: 0.92 },
}

/** The back is over wings and behind the body; the collar is over armour and under a necklace. */
export const withCape = (layers: readonly FighterLayer[], houseId: number, cape: Cape): FighterLayer[] => {
  const { torso } = buildOfHouse(houseId).fits
  const own = (part: Part, fit: Fit | undefined): FighterLayer => ({
    pack: capePack(cape),
    frame: capeFrame(cape, part),
    ...part,
    ...(fit && { fit }),
  })
  return [
    ...layers,
    own(CAPE_PARTS.back, BACK_FITS[PET_BUILDS[petOfHouse(houseId)]]),
    own(CAPE_PARTS.collar, torso),
  ].sort(byDepth)
}
