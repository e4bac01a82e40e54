import type { Kysely } from 'kysely'
import { GUILD_POOL_HP } from '../../../rules/fight/boss.ts'
import type { Database } from '../../db/database.ts'
import { factValue, readFact, writeFact } from '../../db/world-facts.ts'

const KEY = 'bosses'

/** What an operator has decided about bosses. */
export interface BossFacts {
  /** Common health of each guild's boss. */
  readonly poolHp: number
  /** When the Hollow Boss opens, ISO 8601; null while nobody has said. */
  readonly hollowOpensAt: string | null
}

const UNSAID: BossFacts = { poolHp: GUILD_POOL_HP, hollowOpensAt: null }

/** The facts of what `bossFactsPart` has read. */
export const bossFactsFrom = (stored: object | null): BossFacts => ({ ...UNSAID, ...stored })

/** The facts as a part of what is read with a player. */
export const bossFactsPart = () => factValue(KEY)

/** What an operator has decided about bosses, or what holds unsaid. */
export const bossFacts = async (db: Kysely<Database>): Promise<BossFacts> =>
  bossFactsFrom((await readFact(db, KEY)) ?? null)

/** Changes what is decided about bosses. */
export const setBossFacts = async (db: Kysely<Database>, changes: Partial<BossFacts>): Promise<BossFacts> => {
  const facts = { ...(await bossFacts(db)), ...changes }
  await writeFact(db, KEY, facts)
  return facts
}
