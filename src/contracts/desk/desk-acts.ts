import { z } from 'zod'
import { isoInstant, rarity } from '../schemas/scalars.ts'
import { operatorName } from './desk-sign-in.ts'

/**
 * At least five letters or digits. Terminals print it too, so control, text-direction and line-separator characters are
 * refused.
 */
const reason = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
  .regex(/^(?:[^\p{L}\p{Nd}]*[\p{L}\p{Nd}]){5}/u)
const player_id = z.int()
const amount = z.string().max(30)
const asset = z.string().max(60)
const itemId = z.uuid()
const slug = z.string().min(1).max(80)

/** The reason of a ban or a watch is shown to the player. */
const deskAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('give'), player_id, asset, amount, reason }),
  z.strictObject({ act: z.literal('give-to-inbox'), player_id, asset, amount, reason }),
  z.strictObject({ act: z.literal('take'), player_id, asset, amount, reason }),
  /** `slug` is `sword-epic`, for example, or the slug of a named item together with `rarity`. */
  z.strictObject({ act: z.literal('give-item'), player_id, slug, rarity: rarity.optional(), reason }),
  z.strictObject({ act: z.literal('take-item'), player_id, item_id: itemId, reason }),
  z.strictObject({ act: z.literal('refund'), player_id, charge_id: z.string().min(1).max(200), reason }),
  z.strictObject({ act: z.literal('ban'), player_id, appeal_url: z.url({ protocol: /^https$/ }).nullable(), reason }),
  z.strictObject({ act: z.literal('watch'), player_id, appeal_url: z.url({ protocol: /^https$/ }).nullable(), reason }),
  z.strictObject({ act: z.literal('lift'), player_id, reason }),
  z.strictObject({ act: z.literal('rename-pet'), player_id, name: z.string().max(40), reason }),
  z.strictObject({
    act: z.literal('rename-guild'),
    guild: slug,
    name: z.string().max(60).optional(),
    tag: z.string().max(20).optional(),
    slug: z.string().max(60).optional(),
    reason,
  }),
  /** `listing` is `<seller's id>-<uuid>`. With `money_only` the item stays with its buyer. */
  z.strictObject({ act: z.literal('undo-sale'), listing: z.string().max(80), money_only: z.boolean(), reason }),
  z.strictObject({ act: z.literal('remove-text'), player_id, text: z.enum(['pet-name', 'showcase-title']), reason }),
  z.strictObject({
    act: z.literal('remove-guild-text'),
    guild: slug,
    text: z.enum(['description', 'announcement']),
    reason,
  }),
])

const outcome = z.discriminatedUnion('outcome', [
  /** `lines` are English sentences, as `hk` prints them. */
  z.object({ outcome: z.literal('done'), lines: z.array(z.string()) }),
  z.object({ outcome: z.literal('waits'), request_id: z.string() }),
])

const request = z.object({
  id: z.string(),
  at: isoInstant,
  by: operatorName,
  act: deskAct,
  shown_name: z.string().nullable(),
  state: z.enum(['waits', 'approved', 'refused', 'expired']),
  decided_by: operatorName.nullable(),
  decided_at: isoInstant.nullable(),
})

export const actSchemas = {
  act: { body: deskAct, data: outcome },
  /** Requests that wait for a decision, then the most recently decided ones, then the newest expired ones. */
  requests: { data: z.object({ requests: z.array(request) }) },
  decide: {
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ decision: z.enum(['approve', 'refuse']), reason }),
    data: z.object({ state: z.enum(['approved', 'refused']), lines: z.array(z.string()) }),
  },
} as const
