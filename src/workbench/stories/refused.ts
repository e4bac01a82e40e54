import { type ErrorCode, errorTable } from '../../contracts/errors.ts'
import type { StoryRefusal } from './screen-stories.ts'

/** Status and message come from the error table. */
export const refused = (code: ErrorCode, details?: StoryRefusal['details']): StoryRefusal => ({
  refused: errorTable[code].status,
  code,
  message: errorTable[code].message,
  ...(details ? { details } : {}),
})
