import type { PetName } from '#assets/manifest/pets.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawBlum } from './blum.ts'
import { drawCats } from './cats.ts'
import { drawDogs } from './dogs.ts'
import { drawHamster } from './hamster.ts'
import { drawMajor } from './major.ts'
import { drawMoonbix } from './moonbix.ts'
import { drawNot } from './not.ts'
import { drawSeed } from './seed.ts'

export const PET_DRAWINGS: Readonly<Record<PetName, () => readonly DrawnPart[]>> = {
  hamster: drawHamster,
  moonbix: drawMoonbix,
  not: drawNot,
  major: drawMajor,
  blum: drawBlum,
  cats: drawCats,
  seed: drawSeed,
  dogs: drawDogs,
}
