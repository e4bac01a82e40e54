import type { Kysely } from 'kysely'
import { GUILD_POOL_HP } from '../../../rules/boss/boss.ts'
import { type BossStay, isLive } from '../../../rules/boss/boss-calendar.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { factValue, readFact, writeFact } from '../../db/world-facts.ts'

const KEY = 'bosses'
/** Longer than the last stay of any boss is over. */
const PAST_KEPT_MS = 14 * MS_PER_DAY

/** What an operator has decided about bosses. */
export interface BossFacts {
  /** Common health of each guild's boss. */
  readonly poolHp: number
  /** What it was before, and until when: a stay that is over keeps the health of its end. The oldest first. */
  readonly pastPoolHps: readonly { readonly hp: number; readonly untilMs: number }[]
  /** When the Hollow Boss opens, ISO 8601; null while nobody has said. */
  readonly hollowOpensAt: string | null
}

const UNSAID: BossFacts = { poolHp: GUILD_POOL_HP, pastPoolHps: [], hollowOpensAt: null }

/** The facts of what `bossFactsPart` has read. */
export const bossFactsFrom = (stored: object | null): BossFacts => ({ ...UNSAID, ...stored })

/** The facts as a part of what is read with a player. */
export const bossFactsPart = () => factValue(KEY)

/** What an operator has decided about bosses, or what holds unsaid. */
export const bossFacts = async (db: Kysely<Database>): Promise<BossFacts> =>
  bossFactsFrom((await readFact(db, KEY)) ?? null)

/** The health of a stay's pools: of one that is over, what it was at its end. */
export const poolHpOf = (
  { poolHp, pastPoolHps }: Pick<BossFacts, 'poolHp' | 'pastPoolHps'>,
  stay: Pick<BossStay, 'startMs' | 'endMs'>,
  nowMs: number,
): number => (isLive(stay, nowMs) ? undefined : pastPoolHps.find(({ untilMs }) => untilMs >= stay.endMs))?.hp ?? poolHp

/** Sets the health of each guild's pool, of the stay that is on and those that come. */
export const changePoolHp = async (db: Kysely<Database>, hp: number, nowMs: number): Promise<void> => {
  const { poolHp, pastPoolHps } = await bossFacts(db)
  const past = [...pastPoolHps, { hp: poolHp, untilMs: nowMs }].filter(({ untilMs }) => untilMs > nowMs - PAST_KEPT_MS)
  await setBossFacts(db, { poolHp: hp, pastPoolHps: past })
}

/** Changes what is decided about bosses. */
export const setBossFacts = async (db: Kysely<Database>, changes: Partial<BossFacts>): Promise<BossFacts> => {
  const facts = { ...(await bossFacts(db)), ...changes }
  await writeFact(db, KEY, facts)
  return facts
}
