import { defineHandlers } from '#server/calls/call-handler.ts'
import { ledgerPageOf } from './service.ts'

export const ledgerHandlers = defineHandlers({
  'users.ledger': ({ db, identity, query }) => ledgerPageOf(db, identity.userId, query),
})
