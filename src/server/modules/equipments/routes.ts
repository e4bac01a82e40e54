import { defineHandlers } from '../../http/define-handlers.ts'
import { wornBy } from './service.ts'

/** GET equipments/equipped (row 110): what the player wears. */
export const equipmentsHandlers = defineHandlers({
  'equipments.equipped': ({ db, identity }) => wornBy(db, identity.userId),
})
