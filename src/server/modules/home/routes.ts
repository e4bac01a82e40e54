import { defineHandlers } from '../../call-handler.ts'
import { homeOf } from './service.ts'

/** GET users/home: all parts of one opening (rows 5–11). */
export const homeHandlers = defineHandlers({ 'users.home': homeOf })
