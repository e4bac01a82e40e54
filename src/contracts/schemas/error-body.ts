import { z } from 'zod'

/** The body of an error, as every call answers it. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
