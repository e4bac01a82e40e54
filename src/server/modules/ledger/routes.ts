import { defineHandlers } from '../../call-handler.ts'
import { ledgerPageOf } from './service.ts'

/** Every ledger entry of the caller's assets (extra 17). */
export const ledgerHandlers = defineHandlers({
  'users.ledger': ({ db, identity, query }) => ledgerPageOf(db, identity.userId, query),
})
