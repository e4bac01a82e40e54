import { defineHandlers } from '#server/calls/call-handler.ts'
import { homeOf } from './service.ts'

export const homeHandlers = defineHandlers({ 'users.home': homeOf })
