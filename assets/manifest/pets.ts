import type { HOUSE_PETS, PetName } from '../../src/rules/house-pets.ts'
import type { BoneName, Fit, LayerSlot } from './rig.ts'

export type { PetName }

/** The pet of each house, by house id 0–7 (A3, T6). */
export const PETS_BY_HOUSE: typeof HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs']

/** The pet of a house. Throws for an id outside 0–7. */
export const petOfHouse = (houseId: number): PetName => {
  const pet = PETS_BY_HOUSE[houseId]
  if (pet === undefined) throw new RangeError(`There is no house ${houseId}: ids are 0–7`)
  return pet
}

/** One drawn part of a pet: its place in the order, the bone that moves it, and whether gear takes its place. */
export interface PetPart {
  readonly slot: LayerSlot
  readonly bone: BoneName
  /** A signature accessory (headband, cap, collar): hidden by the gear that is worn there. */
  readonly signature?: boolean
}

const part = (slot: LayerSlot, bone: BoneName): PetPart => ({ slot, bone })
const signature = (slot: LayerSlot, bone: BoneName): PetPart => ({ slot, bone, signature: true })

const BODY: readonly PetPart[] = [
  part('armF', 'armF'),
  part('legF', 'legF'),
  part('legN', 'legN'),
  part('torso', 'torso'),
  part('armN', 'armN'),
]
const FACE = part('face', 'head')
const HEAD = part('head', 'head')
const NOSE = part('nose', 'head')
const TAIL = part('tail', 'tail')
const EARS_BEHIND = [part('headBack', 'earN'), part('headBack', 'earF')]

/** The parts of each pet; the drawings in `assets/art/pets` are held to this list by the build. */
export const PET_PARTS: Readonly<Record<PetName, readonly PetPart[]>> = {
  hamster: [...BODY, TAIL, ...EARS_BEHIND, HEAD, FACE, NOSE, signature('headFront', 'head')],
  moonbix: [...BODY, TAIL, ...EARS_BEHIND, HEAD, FACE, NOSE, signature('neck', 'torso')],
  not: [...BODY, part('headBack', 'head'), HEAD, FACE],
  major: [...BODY, HEAD, FACE, signature('headFront', 'head')],
  blum: [...BODY, TAIL, HEAD, FACE],
  cats: [...BODY, TAIL, ...EARS_BEHIND, HEAD, FACE, NOSE, signature('neck', 'torso')],
  seed: [...BODY, TAIL, part('headBack', 'head'), HEAD, FACE],
  dogs: [...BODY, TAIL, HEAD, part('head', 'earN'), part('head', 'earF'), FACE, NOSE, signature('neck', 'torso')],
}

/** How the one helmet of each rarity sits on each head. */
export const HELMET_FIT: Readonly<Record<PetName, Fit>> = {
  hamster: { dx: 0, dy: -2, scale: 1 },
  moonbix: { dx: 0, dy: 0, scale: 0.98 },
  not: { dx: 0, dy: -4, scale: 1 },
  major: { dx: 0, dy: -30, scale: 0.74 },
  blum: { dx: 0, dy: -4, scale: 0.9 },
  cats: { dx: 0, dy: 0, scale: 1 },
  seed: { dx: 0, dy: 0, scale: 0.98 },
  dogs: { dx: 0, dy: -4, scale: 1 },
}

/** Pets whose ears stand over a worn helmet instead of behind it. */
export const EARS_OVER_HELMET: ReadonlySet<PetName> = new Set(['cats'])
