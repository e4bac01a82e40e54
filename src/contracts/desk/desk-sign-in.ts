import { z } from 'zod'
import { isoInstant } from '../schemas/scalars.ts'
import { DESK_ROLES, OPERATOR_NAME } from './desk-calls.ts'

const deskRole = z.enum(DESK_ROLES)
export const operatorName = z.string().regex(OPERATOR_NAME)

const me = z.object({
  name: operatorName,
  role: deskRole,
  /** End of the session. It ends earlier after `idle_minutes` without a call. */
  expires_at: isoInstant,
  idle_minutes: z.int(),
  /**
   * A gift needs a second person's approval if the operator would then have given this many TOK, or pieces of another
   * asset, in 24 hours. So does an item of rarity epic or higher.
   */
  second_person_tok: z.int(),
})

export const signInSchemas = {
  login: {
    body: z.strictObject({
      name: z.string().max(64),
      password: z.string().max(200),
      code: z.string().regex(/^\d{6}$/),
    }),
    data: me,
  },
  logout: { body: z.strictObject({}), data: z.object({}) },
  me: { data: me },
  operators: {
    data: z.object({
      operators: z.array(
        z.object({
          name: operatorName,
          role: deskRole,
          created_at: isoInstant,
          removed_at: isoInstant.nullable(),
          last_seen_at: isoInstant.nullable(),
        }),
      ),
    }),
  },
} as const
