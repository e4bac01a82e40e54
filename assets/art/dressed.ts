import { CAPE_PARTS, type Cape, capePack } from '#assets/manifest/cape-layers.ts'
import { CROWN_PART, crownedLayers } from '#assets/manifest/crowned-layers.ts'
import { GEAR_SLOTS, type Worn } from '#assets/manifest/fighter-layers.ts'
import type { TopPlace } from '#assets/manifest/insignia.ts'
import { buildOfHouse, petOfHouse } from '#assets/manifest/pets.ts'
import type { Build, Pose } from '#assets/manifest/rig.ts'
import type { NamedSlug } from '#assets/manifest/special-slugs.ts'
import { GEAR_DRAWINGS } from './gear/all.ts'
import { drawCapeBack, drawCapeCollar } from './gear/capes.ts'
import { drawWornCrown } from './gear/crowns.ts'
import { SPECIAL_DRAWINGS } from './gear/specials/all.ts'
import type { SpecialDrawing } from './gear/specials/fit.ts'
import { type ComposedPart, compose, type DrawnPart } from './kit/compose.ts'
import { PET_DRAWINGS } from './pets/all.ts'

/** Partial, because an item that an artist added has a picture instead of a drawing. */
const OUR_DRAWINGS: Readonly<Partial<Record<NamedSlug, SpecialDrawing>>> = SPECIAL_DRAWINGS

interface Finery {
  readonly crown?: TopPlace
  readonly cape?: Cape
}

export const drawFighter = (houseId: number, worn: Worn, pose: Pose, { crown, cape }: Finery = {}): string => {
  const pet = petOfHouse(houseId)
  const drawn: { pack: string; part: DrawnPart }[] = PET_DRAWINGS[pet]().map((part) => ({ pack: `pet-${pet}`, part }))
  for (const slot of GEAR_SLOTS) {
    const item = worn[slot]
    if (item === undefined) continue
    const pack = typeof item === 'number' ? 'gear' : 'gear-special'
    const parts = typeof item === 'number' ? GEAR_DRAWINGS[slot].worn(item) : (OUR_DRAWINGS[item.special]?.worn() ?? [])
    for (const part of parts) drawn.push({ pack, part })
  }
  if (crown) drawn.push({ pack: 'crowns', part: { ...CROWN_PART, svg: drawWornCrown(crown) } })
  if (cape) {
    drawn.push({ pack: capePack(cape), part: { ...CAPE_PARTS.back, svg: drawCapeBack(cape) } })
    drawn.push({ pack: capePack(cape), part: { ...CAPE_PARTS.collar, svg: drawCapeCollar(cape) } })
  }
  const parts = crownedLayers({ houseId, worn, crown: crown ?? null, cape }).flatMap((layer): ComposedPart[] => {
    // A layer's slot may differ from the drawing's: ears move to another slot. The frame name still matches.
    const name = layer.frame.slice(layer.frame.lastIndexOf('/') + 1).split('@')[0]
    return drawn
      .filter(({ pack, part }) => pack === layer.pack && `${part.slot}.${part.bone}` === name)
      .map(({ part }) => ({ ...part, slot: layer.slot, ...(layer.fit ? { fit: layer.fit } : {}) }))
  })
  return compose(parts, pose, buildOfHouse(houseId))
}

const HEAD_SLOTS: ReadonlySet<string> = new Set(['headBack', 'head', 'face', 'nose', 'headFront'])

/** One build for all pets, so that heads without a body have the same size. */
const HEAD_ALONE: Build = { shifts: {}, sinks: 1, restScale: { head: 1.13 }, fits: {} }

export const drawHead = (houseId: number): string =>
  compose(
    PET_DRAWINGS[petOfHouse(houseId)]().filter((part) => HEAD_SLOTS.has(part.slot)),
    { face: 'idle', bones: {} },
    HEAD_ALONE,
  )
