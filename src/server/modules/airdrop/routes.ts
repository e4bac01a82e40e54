import { defineHandlers } from '#server/calls/call-handler.ts'
import { ownSnapshotLine } from './own-line.ts'
import { airdropOf } from './service.ts'

export const airdropHandlers = defineHandlers({
  'airdrop.get': (context) => airdropOf(context, context.identity.userId),
  'airdrop.line': ({ db, identity, params }) => ownSnapshotLine(db, identity.userId, params.name),
})
