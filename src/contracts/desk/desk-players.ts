import { z } from 'zod'
import { LEDGER_REASONS } from '../ledger-reasons.ts'
import { kombatCalls } from '../schemas/kombat.ts'
import { houseId, isoInstant, materialStacks, rarity } from '../schemas/scalars.ts'

/** Decimal text. TOK may have decimals (`12.5`), other assets are whole. */
const amountText = z.string()
const playerId = z.coerce.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)
const idParam = z.object({ id: playerId })

const foundPlayer = z.object({
  id: z.int(),
  shown_name: z.string(),
  username: z.string().nullable(),
  first_name: z.string(),
  house_id: houseId,
  kind: z.enum(['player', 'npc', 'deleted']),
  found_by: z.enum(['id', 'username', 'name', 'charge', 'item']),
})

const line = z.object({ type: z.string(), value: z.number(), level: z.int() })

const gear = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  rarity,
  status: z.enum(['inventory', 'equipped', 'on-sale']),
  locked: z.boolean(),
  bound: z.boolean(),
  lines: z.array(line),
})

/** One act of an operator, from the desk or from `hk admin`. */
const loggedAct = z.object({
  id: z.string(),
  at: isoInstant,
  who: z.string(),
  act: z.string(),
  player_id: z.int().nullable(),
  /** The fields depend on `act`. */
  details: z.record(z.string(), z.unknown()),
  why: z.string(),
})

const sanction = z.object({
  status: z.enum(['watched', 'banned']),
  reason: z.string(),
  since: isoInstant,
  appeal_url: z.string().nullable(),
})

const player = foundPlayer.omit({ found_by: true }).extend({
  joined_at: isoInstant,
  deleted_at: isoInstant.nullable(),
  restarted_at: isoInstant.nullable(),
  language: z.string(),
  referrer_id: z.int().nullable(),
  pet_name: z.string().nullable(),
  showcase_title: z.string().nullable(),
  rank_points: z.int(),
  best_rank_points: z.int(),
  season: z.int(),
  fights: z.int(),
  wins: z.int(),
  power: z.int(),
  guild: z
    .object({ slug: z.string(), name: z.string(), description: z.string(), announcement: z.string().nullable() })
    .nullable(),
  sanction: sanction.nullable(),
  balances: z.array(z.object({ asset: z.string(), amount: amountText })),
  gear: z.array(gear),
  acts: z.array(loggedAct),
})

const ledgerEntry = z.object({
  id: z.string(),
  at: isoInstant,
  asset: z.string(),
  /** Signed: `-1` for a loss. */
  amount: amountText,
  reason: z.string(),
  /** Id of what the entry belongs to, for example an item, a listing or an act. */
  ref: z.string().nullable(),
})

const inboxItem = z.object({
  id: z.string(),
  at: isoInstant,
  reason: z.string(),
  tok: amountText,
  star: amountText,
  materials: materialStacks,
  claimed_at: isoInstant.nullable(),
})

export const chargeFate = {
  state: z.enum(['granted', 'refund-due', 'refunded', 'refused']),
  reason: z.string().nullable(),
} as const

const charge = z.object({
  charge_id: z.string(),
  at: isoInstant,
  amount_xtr: z.int(),
  /** Null if the payment belongs to no order of ours. */
  type: z.string().nullable(),
  quantity: z.int().nullable(),
  ...chargeFate,
})

const sale = z.object({
  /** Pass it as `listing` of the act `undo-sale`. */
  listing: z.string(),
  at: isoInstant,
  side: z.enum(['sold', 'bought']),
  other_id: z.int(),
  item_id: z.string(),
  name: z.string(),
  rarity,
  price: amountText,
  fee: amountText,
  undone: z.boolean(),
})

export const playerSchemas = {
  players: {
    query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
    /** At most twenty players. `more` is true if there are others. */
    data: z.object({ players: z.array(foundPlayer), more: z.boolean() }),
  },
  player: { params: idParam, data: player },
  ledger: {
    params: idParam,
    query: z.strictObject({
      /** An asset, or `goods` for all assets but TOK and STAR. */
      asset: z.string().max(40).optional(),
      reason: z.enum(LEDGER_REASONS).optional(),
      before: z.string().max(100).optional(),
    }),
    data: z.object({ entries: z.array(ledgerEntry), next: z.string().nullable() }),
  },
  inbox: { params: idParam, data: z.object({ items: z.array(inboxItem) }) },
  fights: {
    params: idParam,
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    /** The player's own view. Pass a `replay_id` to the call `replay`. */
    data: kombatCalls['combats.history'].data,
  },
  /** A stranger's view of the replay. */
  replay: { params: z.object({ id: z.string().max(100) }), data: kombatCalls['combats.replay'].data },
  orders: {
    params: idParam,
    data: z.object({ charges: z.array(charge), star_debt: z.int(), sales: z.array(sale) }),
  },
  sanctions: { params: idParam, data: z.object({ now: sanction.nullable(), acts: z.array(loggedAct) }) },
  errors: {
    params: idParam,
    data: z.object({
      reports: z.array(
        z.object({
          at: isoInstant,
          kind: z.string(),
          message: z.string(),
          build: z.string(),
          fingerprint: z.string(),
        }),
      ),
    }),
  },
  log: {
    query: z.strictObject({ player: playerId.optional() }),
    data: z.object({ acts: z.array(loggedAct) }),
  },
} as const
