import type { HOUSE_PETS, PetName } from '#rules/house/house-pets.ts'
import { BUILDS, type BuildName } from './builds.ts'
import type { BoneName, Build, Fit, LayerSlot, Part } from './rig.ts'

export type { PetName }

/** Index: house id 0–7 (A3, T6). */
export const PETS_BY_HOUSE: typeof HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs']

/** Throws for a house id outside 0–7. */
export const petOfHouse = (houseId: number): PetName => {
  const pet = PETS_BY_HOUSE[houseId]
  if (pet === undefined) throw new RangeError(`There is no house ${houseId}: ids are 0–7`)
  return pet
}

export interface PetPart extends Part {
  readonly signature?: boolean
  /** Drawn over a helmet, so that the pet stays recognisable. */
  readonly overHelmet?: boolean
}

const part = (slot: LayerSlot, bone: BoneName): PetPart => ({ slot, bone })
const signature = (slot: LayerSlot, bone: BoneName): PetPart => ({ slot, bone, signature: true })

const overHelmet = (slot: LayerSlot, bone: BoneName): PetPart => ({ slot, bone, overHelmet: true })

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
const EARS = [overHelmet('headBack', 'earN'), overHelmet('headBack', 'earF')]

/** The build compares this list with the drawings in `assets/art/pets`. */
export const PET_PARTS: Readonly<Record<PetName, readonly PetPart[]>> = {
  hamster: [...BODY, TAIL, ...EARS, HEAD, FACE, NOSE, signature('headFront', 'head')],
  moonbix: [...BODY, TAIL, ...EARS, HEAD, FACE, NOSE, signature('neck', 'torso')],
  not: [...BODY, part('headBack', 'head'), HEAD, FACE],
  major: [...BODY, HEAD, FACE, signature('headFront', 'head')],
  blum: [...BODY, TAIL, HEAD, FACE],
  cats: [...BODY, TAIL, ...EARS, HEAD, FACE, NOSE, signature('neck', 'torso')],
  seed: [...BODY, TAIL, overHelmet('headBack', 'head'), HEAD, FACE],
  dogs: [
    ...BODY,
    TAIL,
    HEAD,
    overHelmet('head', 'earN'),
    overHelmet('head', 'earF'),
    FACE,
    NOSE,
    signature('neck', 'torso'),
  ],
}

export const PET_BUILDS: Readonly<Record<PetName, BuildName>> = {
  hamster: 'chubby',
  moonbix: 'lithe',
  not: 'chubby',
  major: 'sturdy',
  blum: 'lithe',
  cats: 'lithe',
  seed: 'chubby',
  dogs: 'sturdy',
}

export const buildOfHouse = (houseId: number): Build => BUILDS[PET_BUILDS[petOfHouse(houseId)]]

const onHead = (dy: number, scale: number): Fit => ({ dx: 0, dy, scaleX: scale, scaleY: scale })

export const HELMET_FIT: Readonly<Record<PetName, Fit>> = {
  hamster: onHead(-2, 1),
  moonbix: onHead(0, 0.98),
  not: onHead(-26, 0.84),
  major: onHead(-36, 0.74),
  blum: onHead(-6, 0.88),
  cats: onHead(0, 1),
  seed: onHead(0, 0.98),
  dogs: onHead(-4, 1),
}
