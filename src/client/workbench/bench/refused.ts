import { type ErrorCode, errorTable } from '../../../contracts/errors.ts'
import type { BenchRefusal } from './bench-screen.ts'

/** The server's refusal by its code, with the status and the words that the table gives it. */
export const refused = (code: ErrorCode, details?: BenchRefusal['details']): BenchRefusal => ({
  refused: errorTable[code].status,
  code,
  message: errorTable[code].message,
  ...(details ? { details } : {}),
})
