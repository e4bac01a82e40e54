import { z } from 'zod'

export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
