import type { BodyLook } from '../fighter-looks.ts'
import { type Movement, PET_MOVEMENT } from './choreography.ts'
import { creatureMovement } from './creature-choreography.ts'

export const movementOf = (look: BodyLook): Movement =>
  look.kind === 'pet' ? PET_MOVEMENT : creatureMovement(look.boss)
