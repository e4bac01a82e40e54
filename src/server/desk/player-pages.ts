import type { Selectable } from 'kysely'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { formatAmount } from '#server/admin/amounts.ts'
import { balancesIn, newestActs } from '#server/admin/store.ts'
import type { Db } from '#server/db/database.ts'
import type { AdminLogTable } from '#server/db/tables/admin.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { fairPlayOf } from '#server/modules/account/fair-play.ts'
import { listInbox } from '#server/modules/inbox/service.ts'
import { isBound } from '#server/modules/items/service.ts'
import { historyOf, replayOf } from '#server/modules/kombat/replays.ts'
import { undoneOf } from '#server/modules/market/trade-store.ts'
import { chargesOf, starDebtOf } from '#server/modules/payments/service.ts'
import { rankNow } from '#server/modules/season/service.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import {
  actsOfKinds,
  errorsOf,
  gearRows,
  guildOfPlayer,
  salesOf,
  showcaseTitleOf,
  wholePlayer,
} from './player-store.ts'
import { toFoundPlayer } from './search.ts'

const ACTS = 20
const LOG_ACTS = 100
const SALES = 50
const GEAR = 200
const ERRORS = 50
const SANCTION_ACTS = ['ban', 'watch', 'unban']
/** The id of no player: a replay is shown as a stranger sees it. */
const STRANGER = 0

const toLoggedAct = (row: Selectable<AdminLogTable>): DeskData<'log'>['acts'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  act: row.act,
  player_id: row.player_id === null ? null : Number(row.player_id),
  details: { ...row.details },
  why: row.why,
})

const playerRow = async (db: Db, id: number): Promise<Selectable<PlayersTable>> => {
  const row = await wholePlayer(db, id)
  if (!row) throw new DeskError('player-not-found')
  return row
}

const sanctionOf = async (db: Db, id: number): Promise<DeskData<'sanctions'>['now']> => {
  const { status, reason, since, appeal_url } = await fairPlayOf(db, id, null)
  if ((status !== 'banned' && status !== 'watched') || reason === null || since === null) return null
  return { status, reason, since, appeal_url }
}

const gearOf = (row: ItemRow, nowMs: number): DeskData<'player'>['gear'][number] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  type: row.type,
  rarity: row.rarity,
  status: row.status,
  locked: row.locked,
  bound: isBound(row, nowMs),
  lines: row.stats.map(({ type, value, level }) => ({ type, value, level })),
})

export const playerHandlers: Pick<
  DeskHandlers,
  'player' | 'inbox' | 'fights' | 'replay' | 'orders' | 'sanctions' | 'errors' | 'log'
> = {
  player: async ({ desk: { db }, nowMs, params: { id } }) => {
    const row = await playerRow(db, id)
    const rank = await rankNow(db, row, nowMs)
    return {
      ...toFoundPlayer(row),
      joined_at: row.created_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
      restarted_at: row.restarted_at?.toISOString() ?? null,
      language: row.language_code,
      referrer_id: row.referrer_id === null ? null : Number(row.referrer_id),
      pet_name: row.pet_name,
      showcase_title: await showcaseTitleOf(db, id),
      rank_points: rank.points,
      best_rank_points: row.best_rank_points,
      season: rank.season,
      fights: row.fights,
      wins: row.wins,
      power: row.power,
      guild: await guildOfPlayer(db, id),
      sanction: await sanctionOf(db, id),
      balances: (await balancesIn(db, row.id)).map(({ asset, amount }) => ({
        asset,
        amount: formatAmount(asset, amount),
      })),
      gear: (await gearRows(db, id, GEAR)).map((item) => gearOf(item, nowMs)),
      acts: (await newestActs(db, id, ACTS)).map(toLoggedAct),
    }
  },

  inbox: async ({ desk: { db }, params: { id } }) => {
    await playerRow(db, id)
    const items = (await listInbox(db, id)).map(({ at, reason, tok, star, materials, claimed_at, id: item }) => ({
      id: item,
      at,
      reason,
      tok: formatAmount('tok', BigInt(tok)),
      star: String(star),
      materials: materials.map((stack) => ({ ...stack })),
      claimed_at,
    }))
    return { items }
  },

  fights: async ({ desk: { db }, nowMs, params: { id }, query: { page } }) => {
    await playerRow(db, id)
    return historyOf(db, id, { page, as: null }, nowMs)
  },

  replay: ({ desk: { db }, nowMs, params: { id } }) => replayOf(db, STRANGER, id, nowMs),

  orders: async ({ desk: { db }, params: { id } }) => {
    const charges = (await chargesOf(db, id)).map(({ at, ...charge }) => ({
      charge_id: charge.chargeId,
      at: at.toISOString(),
      amount_xtr: charge.amountXtr,
      type: charge.type,
      quantity: charge.quantity,
      state: charge.state,
      reason: charge.reason,
    }))
    const trades = (await salesOf(db, id, SALES)).map((trade) => ({
      ...trade,
      listing: `${trade.side === 'sold' ? trade.player_id : trade.other_id}-${trade.id}`,
    }))
    const listings = trades.map(({ listing }) => listing)
    const undone = await undoneOf(db, listings)
    const sales = trades.map((trade) => ({
      listing: trade.listing,
      at: trade.at.toISOString(),
      side: trade.side,
      other_id: Number(trade.other_id),
      item_id: trade.item_id,
      name: trade.name,
      rarity: trade.rarity,
      price: formatAmount('tok', trade.price_nano),
      fee: formatAmount('tok', trade.fee_nano),
      undone: undone.has(trade.listing),
    }))
    return { charges, star_debt: Number(await starDebtOf(db, id)), sales }
  },

  sanctions: async ({ desk: { db }, params: { id } }) => ({
    now: await sanctionOf(db, id),
    acts: (await actsOfKinds(db, id, SANCTION_ACTS, ACTS)).map(toLoggedAct),
  }),

  errors: async ({ desk: { db }, params: { id } }) => ({
    reports: (await errorsOf(db, id, ERRORS)).map(({ at, kind, message, build, fingerprint }) => ({
      at: at.toISOString(),
      kind,
      message,
      build,
      fingerprint,
    })),
  }),

  log: async ({ desk: { db }, query: { player } }) => ({
    acts: (await newestActs(db, player ?? null, LOG_ACTS)).map(toLoggedAct),
  }),
}
