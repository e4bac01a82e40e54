import { createHash, createHmac } from 'node:crypto'
import type { CallData } from '#contracts/schemas.ts'
import { dayStartMs } from '#rules/days.ts'
import { LINE_QUALITY_ODDS } from '#rules/items/item-lines.ts'
import {
  type LuckRollName,
  type LuckRolls,
  luckText,
  ROLLS_KEPT_DAYS,
  rollLuck,
  TURN_OVERS_A_DAY,
} from '#rules/luck/luck.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { cursorParts, cursorText, invalidCursor, pageOf } from '#server/calls/page-cursor.ts'
import type { Db } from '#server/db/database.ts'
import { dropPartitionsBefore } from '#server/db/partitions.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import {
  currentChain,
  deleteChainsBefore,
  deleteUnusedChains,
  insertChain,
  insertRoll,
  type KeptRoll,
  type LuckChain,
  type NewChain,
  type RollCursor,
  revealChain,
  rollsOf,
  rollsOfItem,
  rollTotals,
  takeNumber,
  timesDrawn,
} from './store.ts'
import { luckiestRolls } from './won.ts'

export { luckiestRolls }

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8
const PAGE_SIZE = 50
const CURSOR = /^(\d{1,15})\.(\d{1,10})$/

const keptSinceMs = (nowMs: number): number => nowMs - ROLLS_KEPT_DAYS * MS_PER_DAY

/** SHA-256 in hex of the seed's 32 bytes. Public from the chain's start (R46). */
const seedHashOf = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')

const rollSeed = (
  { server_seed, client_seed, number }: Pick<LuckChain, 'server_seed' | 'client_seed'> & { readonly number: number },
  name: LuckRollName,
): string =>
  createHmac('sha256', Buffer.from(server_seed, 'hex'))
    .update(luckText(client_seed, number, name))
    .digest('hex')

const newServerSeed = (entropy: Entropy): string => entropy.bytes(SERVER_SEED_BYTES).toString('hex')

/** The server seed of a later chain was fixed with the previous chain, before the player chose the client seed. */
const newChain = (entropy: Entropy, after: LuckChain | null, clientSeed: string | undefined): NewChain => ({
  no: (after?.no ?? 0) + 1,
  server_seed: after?.next_server_seed ?? newServerSeed(entropy),
  next_server_seed: newServerSeed(entropy),
  client_seed: clientSeed ?? after?.client_seed ?? entropy.bytes(CLIENT_SEED_BYTES).toString('hex'),
  first_number: after?.next_number ?? 1,
})

/** Publishes a player's first hash before any roll (R46). Idempotent. */
export const beginLuck = ({ db, nowMs, entropy }: CallScope, playerId: number): Promise<void> =>
  insertChain(db, playerId, newChain(entropy, null, undefined), nowMs)

/**
 * Call it inside the effect's transaction with the player's lock, after all checks: a refused call must not use up a
 * number (R46).
 */
export const drawLuck = async <N extends LuckRollName>(
  scope: CallScope,
  playerId: number,
  name: N,
  odds: LuckRolls[N]['odds'],
  about: { readonly itemId?: string; readonly shownFromMs?: number } = {},
): Promise<LuckRolls[N]['outcome']> => {
  const { db, nowMs } = scope
  let taken = await takeNumber(db, playerId)
  if (taken === undefined) {
    await beginLuck(scope, playerId)
    taken = await takeNumber(db, playerId)
  }
  if (taken === undefined) throw new Error(`Player ${playerId} has no luck to draw from.`)
  const outcome = rollLuck(rollSeed(taken, name), name, odds)
  await insertRoll(db, {
    playerId,
    atMs: nowMs,
    number: taken.number,
    chainNo: taken.no,
    name,
    itemId: about.itemId ?? null,
    odds,
    outcome,
    shownFromMs: about.shownFromMs ?? nowMs,
  })
  return outcome
}

const chainOnTheWire = (chain: LuckChain): CallData<'luck.get'>['chain'] => ({
  no: chain.no,
  server_seed_hash: seedHashOf(chain.server_seed),
  next_server_seed_hash: seedHashOf(chain.next_server_seed),
  client_seed: chain.client_seed,
  first_number: chain.first_number,
  next_number: chain.next_number,
  begun_at: chain.begun_at.toISOString(),
})

const chainOf = async (scope: CallScope, playerId: number): Promise<LuckChain> => {
  const chain = await currentChain(scope.db, playerId)
  if (chain) return chain
  await beginLuck(scope, playerId)
  const begun = await currentChain(scope.db, playerId)
  if (!begun) throw new ApiError('player-not-found')
  return begun
}

export const luckOf = async (scope: CallScope, playerId: number): Promise<CallData<'luck.get'>> => {
  const chain = await chainOf(scope, playerId)
  const totals = await rollTotals(scope.db, playerId, keptSinceMs(scope.nowMs))
  return {
    chain: chainOnTheWire(chain),
    kept_days: ROLLS_KEPT_DAYS,
    refinings: {
      rolls: totals.refinings,
      succeeded: totals.succeeded,
      promised: Math.round(totals.promised_percent) / 100,
    },
    qualities: totals.qualities.map((rolls, index) => ({
      quality: index + 1,
      rolls,
      promised_percent: LINE_QUALITY_ODDS[index] ?? 0,
    })),
  }
}

const rollOnTheWire = (roll: KeptRoll, nowMs: number): CallData<'luck.rolls'>['items'][number] => ({
  number: roll.number,
  at: roll.at.toISOString(),
  name: roll.name,
  item_id: roll.item_id,
  odds: { ...roll.odds },
  outcome: roll.shown_from.getTime() <= nowMs ? { ...roll.outcome } : null,
  server_seed_hash: seedHashOf(roll.server_seed),
  server_seed: roll.revealed_at === null ? null : roll.server_seed,
  client_seed: roll.client_seed,
})

const parseCursor = (text: string): RollCursor => {
  const [atMs, number] = cursorParts(text, CURSOR)
  if (number === undefined || Number(number) > 2 ** 31 - 1) throw invalidCursor()
  return { atMs: Number(atMs), number: Number(number) }
}

/**
 * Fifty rolls per page, of the last ninety days, newest first. A server seed is shown once it is revealed (R46).
 * @throws ApiError `invalid-payload` for a malformed `after`
 */
export const luckRollsOf = async (
  { db, nowMs }: Scope,
  playerId: number,
  after: string | undefined,
): Promise<CallData<'luck.rolls'>> => {
  const rows = await rollsOf(db, playerId, {
    after: after === undefined ? null : parseCursor(after),
    sinceMs: keptSinceMs(nowMs),
    limit: PAGE_SIZE + 1,
  })
  const { items, next } = pageOf(rows, PAGE_SIZE, ({ at, number }) => cursorText(at.getTime(), number))
  return { items: items.map((roll) => rollOnTheWire(roll, nowMs)), next }
}

/**
 * Reveals the seed in use and begins the next chain, at most a hundred times per UTC day (R46). @throws ApiError
 * `player-not-found`, `turn-over-limit-day`
 */
export const turnLuckOver = async (
  scope: CallScope,
  playerId: number,
  clientSeed: string | undefined,
): Promise<CallData<'luck.turnOver'>> => {
  const { db, nowMs, entropy } = scope
  await getPlayerLocked(db, playerId)
  const old = await chainOf(scope, playerId)
  // Chains are numbered in order. If the chain a hundred before this one was revealed today, the limit is reached.
  const limit = { no: old.no - TURN_OVERS_A_DAY, revealedSinceMs: dayStartMs(nowMs) }
  if (!(await revealChain(db, playerId, nowMs, limit))) throw new ApiError('turn-over-limit-day')
  await insertChain(db, playerId, newChain(entropy, old, clientSeed), nowMs)
  return {
    revealed: { ...chainOnTheWire(old), server_seed: old.server_seed },
    chain: chainOnTheWire(await chainOf(scope, playerId)),
  }
}

export interface DrawnTimes<N extends LuckRollName> {
  readonly outcome: LuckRolls[N]['outcome']
  readonly times: number
}

/** Rolls with exactly these odds that are kept and visible, grouped by outcome. */
export const drawnBy = <N extends LuckRollName>(
  { db, nowMs }: Scope,
  playerId: number,
  name: N,
  odds: LuckRolls[N]['odds'],
): Promise<readonly DrawnTimes<N>[]> =>
  timesDrawn<LuckRolls[N]['outcome']>(db, playerId, { name, odds, sinceMs: keptSinceMs(nowMs), nowMs })

export const luckOfItem = (db: Db, playerId: number, itemId: string) => rollsOfItem(db, playerId, itemId)

/**
 * Drops expired months of rolls, and revealed chains that have expired or, after a day, have no rolls. @returns names
 * of the dropped partitions
 */
export const pruneLuck = async (db: Db, nowMs: number): Promise<readonly string[]> => {
  const dropped = await dropPartitionsBefore(db, 'luck_rolls', keptSinceMs(nowMs))
  await deleteChainsBefore(db, keptSinceMs(nowMs))
  await deleteUnusedChains(db, nowMs - MS_PER_DAY)
  return dropped
}
