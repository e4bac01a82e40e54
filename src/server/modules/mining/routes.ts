import { defineHandlers } from '#server/calls/call-handler.ts'
import { claim } from './claim.ts'

export const miningHandlers = defineHandlers({ 'users.claim': claim })
