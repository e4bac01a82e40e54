import { LANDS_AT_MS } from '../../assets/manifest/motion.ts'
import type { StageLook } from '../../src/bridge/bridge.ts'
import { type Movement, PET_MOVEMENT } from './choreography.ts'
import { creatureBlowLandsAtMs, creatureMovement } from './creature-choreography.ts'
import type { BodyLook } from './fighter-looks.ts'

/** Movements of a fighter with this look. */
export const movementOf = (look: BodyLook): Movement =>
  look.kind === 'pet' ? PET_MOVEMENT : creatureMovement(look.boss)

/** When a fighter's hit lands within its attack, ms at normal speed. */
export const blowLandsAtMs = (look: StageLook): number =>
  look.kind === 'pet' ? LANDS_AT_MS.attack : creatureBlowLandsAtMs(look.boss)
