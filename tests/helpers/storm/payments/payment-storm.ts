import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { MS_PER_HOUR } from '#rules/units.ts'
import { joinPayers, rngOf } from './payers.ts'
import type { MessengerLedger } from './payment-books.ts'
import type { StormConfig } from './storm-processes.ts'
import { type Blow, openStormWorld, type StormWorld } from './storm-world.ts'

export interface StormSize extends StormConfig {
  /** The least number of payments. */
  readonly payments: number
  readonly seed: number
}

/** Shares of updates that are lost, copied, reordered or late; late ones come within 30 h. */
const FAULTS = { lost: 0.08, copied: 0.12, reordered: 0.3, late: 0.08 }
const LATE_HOURS = 30
const UNANSWERED = [null, 'refundStarPayment', null, 'answerPreCheckoutQuery', 'createInvoiceLink'] as const
const BLOWS: readonly Blow[] = ['game', 'messenger', 'database', 'restore']
const ROUNDS_MIN = 8
/**
 * Largest number of payments in a round. Each round has one blow: something is killed or restored, and must come up
 * again. A storm of twenty thousand payments has some thirty rounds.
 */
const ROUND_MAX = 700
const WORKERS = 24
const ADVANCE_MAX_HOURS = 7
const SETTLE_ROUNDS = 40
const SETTLE_TRIES = 600
const SETTLE_PAUSE_MS = 50
const FIRST_ID = 7000

const JOBS = ['reconcile-payments', 'refund-payments', 'collect-star-debts'] as const

const waiting = async (world: StormWorld): Promise<number | null> =>
  (await world.deed<{ size: number }>('waiting', {}))?.size ?? null

const delivered = async (world: StormWorld): Promise<boolean> => {
  for (let tries = 0; tries < SETTLE_TRIES; tries += 1) {
    if ((await waiting(world)) === 0) return true
    await pause(SETTLE_PAUSE_MS)
  }
  return false
}

const unsettled = async (world: StormWorld): Promise<number> => {
  const { rows } = await sql<{ charges: bigint }>`
    select count(*) as charges from payment_charges
    where state = 'refund-due' or (state <> 'refunded' and unlisted_since is not null)`.execute(world.database.db())
  return Number(rows[0]?.charges)
}

/** Plays a storm and returns the messenger's list of transactions. The caller closes the world. */
export const playPaymentStorm = async ({
  payments,
  seed,
  ...setting
}: StormSize): Promise<{
  readonly world: StormWorld
  readonly ledger: MessengerLedger
  /** Milliseconds spent waiting, by cause. */
  readonly waited: ReadonlyMap<string, number>
}> => {
  let round = 0
  const waited = new Map<string, number>()
  const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const sinceMs = performance.now()
    const done = await work
    waited.set(what, (waited.get(what) ?? 0) + performance.now() - sinceMs)
    return done
  }
  const setFaults = async (world: StormWorld): Promise<void> => {
    const digits = (seed * 1000 + round).toString(16).padStart(32, '0')
    await world.deed('faults', { seed: digits, ...FAULTS })
    const method = UNANSWERED[round % UNANSWERED.length]
    await world.deed('lost_answers', method ? { method } : {})
  }
  const world = await openStormWorld(setting, setFaults)
  const payers = await joinPayers(world, { firstId: FIRST_ID, count: Math.max(8, Math.floor(payments / 50)) })
  const chance = rngOf(seed, 0)
  const inRound = Math.min(ROUND_MAX, Math.ceil(payments / ROUNDS_MIN))

  const playRound = async (): Promise<void> => {
    const blow = BLOWS[round % BLOWS.length] ?? 'game'
    if (blow === 'restore') await timed('keep', world.strike('keep'))
    let [charges, isStruck] = [0, false]
    const strikeAt = Math.floor(inRound * (0.3 + chance.next() * 0.5))
    const work = async (worker: number): Promise<void> => {
      const rng = rngOf(seed, round * WORKERS + worker + 1)
      while (charges < inRound) {
        await world.up()
        const reported = await payers.act(rng)
        charges += reported
        if (isStruck || charges < strikeAt) continue
        isStruck = true
        await timed(blow, world.strike(blow))
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))
    await world.up()
    // A messenger over its rate limit must be asked again later.
    if (chance.chance(20)) {
      await world.deed('refusal', { error_code: 429, description: 'Too Many Requests', retry_after: 30 })
      await world.job('refund-payments')
      await world.deed('refusal', {})
    }
    for (const job of JOBS) if (job !== 'reconcile-payments' || chance.chance(25)) await timed('jobs', world.job(job))
    world.processes.advance(Math.floor((1 + chance.next() * ADVANCE_MAX_HOURS) * MS_PER_HOUR))
  }
  const paid = async (): Promise<number> => {
    const ledger = await world.deed<MessengerLedger>('ledger', {})
    return ledger?.transactions.filter(({ is }) => is === 'payment').length ?? 0
  }
  while ((await paid()) < payments) {
    await playRound()
    round += 1
    await setFaults(world)
  }
  await world.deed('faults', {})
  await world.deed('lost_answers', {})
  for (let turn = 0; turn < SETTLE_ROUNDS; turn += 1) {
    world.processes.advance((LATE_HOURS + 1) * MS_PER_HOUR)
    const isDelivered = await timed('settling', delivered(world))
    for (const job of JOBS) await timed('jobs', world.job(job))
    if (isDelivered && (await waiting(world)) === 0 && (await unsettled(world)) === 0) break
  }
  const ledger = await world.deed<MessengerLedger>('ledger', {})
  if (ledger === null) throw new Error('The stand-in messenger is away.')
  return { world, ledger, waited }
}
