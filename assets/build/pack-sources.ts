import { GEAR_DRAWINGS } from '#assets/art/gear/all.ts'
import { drawCapeBack, drawCapeCollar } from '#assets/art/gear/capes.ts'
import { drawWornCrown } from '#assets/art/gear/crowns.ts'
import { SPECIAL_DRAWINGS } from '#assets/art/gear/specials/all.ts'
import { type DrawnPart, svgOf } from '#assets/art/kit/compose.ts'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import { drawLand, LAND_BOX } from '#assets/art/map/lands.ts'
import { PET_DRAWINGS } from '#assets/art/pets/all.ts'
import { EFFECTS, PARTICLES } from '#assets/art/vfx/all.ts'
import { CAPE_PARTS, CAPES, capeFrame, capePack } from '#assets/manifest/cape-layers.ts'
import { CROWN_PART, crownFrame } from '#assets/manifest/crowned-layers.ts'
import {
  GEAR_SLOTS,
  type GearSlot,
  gearFrame,
  petFrame,
  RARITIES,
  type RarityIndex,
  specialFrame,
} from '#assets/manifest/fighter-layers.ts'
import { TOP_PLACES } from '#assets/manifest/insignia.ts'
import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import type { PackName } from '#assets/manifest/names.ts'
import { PET_PARTS, PETS_BY_HOUSE, type PetName, type PetPart } from '#assets/manifest/pets.ts'
import { BONES, FACE_NAMES, GEAR_PARTS, REST_BOX, TEXTURE_PX_PER_UNIT } from '#assets/manifest/rig.ts'
import { SPECIAL_ITEMS } from '#assets/manifest/special-items.ts'
import { EFFECT_FRAME_COUNT, VFX_PX_PER_UNIT } from '#assets/manifest/vfx.ts'
import type { OutputSource } from './output.ts'
import { ArtProblem } from './problem.ts'
import type { FrameSource } from './rasterise.ts'

const restFrame = (name: string, part: PetPart, svg: string): FrameSource => ({
  name,
  svg,
  box: REST_BOX,
  pxPerUnit: TEXTURE_PX_PER_UNIT,
  anchor: { x: BONES[part.bone].x, y: BONES[part.bone].y },
})

const drawingsOf = (drawn: readonly DrawnPart[], part: PetPart): readonly DrawnPart[] =>
  drawn.filter((candidate) => candidate.slot === part.slot && candidate.bone === part.bone)

/**
 * Throws for a drawing that the manifest does not list. A listed part may lack a drawing, because an override may have
 * it.
 */
const checkParts = (file: string, listed: readonly PetPart[], drawn: readonly DrawnPart[]): void => {
  for (const part of drawn) {
    if (listed.some((candidate) => candidate.slot === part.slot && candidate.bone === part.bone)) continue
    const cure = 'Add it to the parts in assets/manifest or take it out'
    throw new ArtProblem(file, `${part.slot}.${part.bone}`, 'the part is drawn but not in the manifest', cure)
  }
}

const petFrames = (pet: PetName): FrameSource[] => {
  const drawn = withFreshIds(PET_DRAWINGS[pet])
  checkParts(`assets/art/pets/${pet}.ts`, PET_PARTS[pet], drawn)
  return PET_PARTS[pet].flatMap((part) => {
    const drawings = drawingsOf(drawn, part)
    if (part.slot !== 'face') {
      return [restFrame(petFrame(pet, part), part, drawings.map((drawing) => svgOf(drawing, 'idle')).join(''))]
    }
    return FACE_NAMES.map((face) =>
      restFrame(petFrame(pet, part, face), part, drawings.map((drawing) => svgOf(drawing, face)).join('')),
    )
  })
}

const gearPartFrames = (
  file: string,
  slot: GearSlot,
  draw: () => readonly DrawnPart[],
  nameOf: (part: PetPart) => string,
): FrameSource[] => {
  const drawn = withFreshIds(draw)
  checkParts(file, GEAR_PARTS[slot], drawn)
  return GEAR_PARTS[slot].map((part) => {
    const svg = drawingsOf(drawn, part).map((drawing) => svgOf(drawing, 'idle'))
    return restFrame(nameOf(part), part, svg.join(''))
  })
}

const gearFrames = (): FrameSource[] =>
  GEAR_SLOTS.flatMap((slot) =>
    RARITIES.flatMap((_, index) => {
      const rarity = index as RarityIndex
      const draw = () => GEAR_DRAWINGS[slot].worn(rarity)
      return gearPartFrames(`assets/art/gear/${slot}.ts`, slot, draw, (part) => gearFrame(rarity, part))
    }),
  )

const specialFrames = (): FrameSource[] =>
  [...SPECIAL_ITEMS].flatMap(([slug, { slot }]) =>
    gearPartFrames('assets/art/gear/specials', slot, SPECIAL_DRAWINGS[slug].worn, (part) => specialFrame(slug, part)),
  )

const crownFrames = (): FrameSource[] =>
  TOP_PLACES.map((place) =>
    restFrame(
      crownFrame(place),
      CROWN_PART,
      withFreshIds(() => drawWornCrown(place)),
    ),
  )

const capeFrames = (pack: 'capes' | 'season-capes'): FrameSource[] =>
  CAPES.filter((cape) => capePack(cape) === pack).flatMap((cape) => {
    const { back, collar } = CAPE_PARTS
    return [
      restFrame(
        capeFrame(cape, back),
        back,
        withFreshIds(() => drawCapeBack(cape)),
      ),
      restFrame(
        capeFrame(cape, collar),
        collar,
        withFreshIds(() => drawCapeCollar(cape)),
      ),
    ]
  })

export const EFFECT_CANVAS = {
  box: { x: -160, y: -160, width: 320, height: 320 },
  pxPerUnit: VFX_PX_PER_UNIT,
} as const

const vfxFrames = (): FrameSource[] => [
  ...Object.entries(EFFECTS).flatMap(([name, draw]) =>
    Array.from({ length: EFFECT_FRAME_COUNT }, (_, index) => ({
      name: `vfx/${name}/${String(index).padStart(2, '0')}`,
      svg: withFreshIds(() => draw((index + 0.5) / EFFECT_FRAME_COUNT)),
      ...EFFECT_CANVAS,
    })),
  ),
  ...Object.entries(PARTICLES).map(([name, { draw, box, pxPerUnit }]) => ({
    name: `vfx/particle/${name}`,
    svg: withFreshIds(draw),
    box,
    pxPerUnit,
  })),
]

const mapFrames = (): FrameSource[] =>
  MAP_LANDS.map((land) => ({
    name: land.frame,
    svg: withFreshIds(() => drawLand(land.land, land.radius)),
    box: LAND_BOX,
    pxPerUnit: 1,
    anchor: { x: 0, y: 0 },
  }))

const framesOf = (name: PackName): FrameSource[] => {
  if (name === 'gear') return gearFrames()
  if (name === 'gear-special') return specialFrames()
  if (name === 'crowns') return crownFrames()
  if (name === 'capes' || name === 'season-capes') return capeFrames(name)
  if (name === 'vfx') return vfxFrames()
  if (name === 'map') return mapFrames()
  const pet = PETS_BY_HOUSE.find((candidate) => name === `pet-${candidate}`)
  if (!pet) throw new Error(`No drawings are known for the pack "${name}"`)
  return petFrames(pet)
}

export const packSource = (name: PackName): OutputSource => ({
  kind: 'pack',
  name,
  frames: framesOf(name),
  quality: name === 'vfx' ? 78 : name === 'gear-special' || name.endsWith('capes') ? 76 : 84,
})
