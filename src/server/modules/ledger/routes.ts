import { defineHandlers } from '../../http/define-handlers.ts'
import { ledgerPageOf } from './service.ts'

/** Every movement of the caller's assets (extra 17). */
export const ledgerHandlers = defineHandlers({
  'users.ledger': ({ db, identity, query }) => ledgerPageOf(db, identity.userId, query),
})
