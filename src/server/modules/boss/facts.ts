import { GUILD_POOL_HP } from '#rules/boss/boss.ts'
import { type BossEvent, isLive } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { factValue, readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'

const KEY = 'bosses'
const PAST_KEPT_MS = 14 * MS_PER_DAY

export interface BossFacts {
  readonly poolHp: number
  /** Oldest first. A finished event keeps the health that pools had at its end. */
  readonly pastPoolHps: readonly { readonly hp: number; readonly untilMs: number }[]
  readonly hollowOpensAt: string | null
}

const UNSAID: BossFacts = { poolHp: GUILD_POOL_HP, pastPoolHps: [], hollowOpensAt: null }

export const bossFactsFrom = (stored: object | null): BossFacts => ({ ...UNSAID, ...stored })

export const bossFactsSelect = () => factValue(KEY)

export const bossFacts = async (db: Db): Promise<BossFacts> => bossFactsFrom((await readWorldSetting(db, KEY)) ?? null)

export const poolHpOf = (
  { poolHp, pastPoolHps }: Pick<BossFacts, 'poolHp' | 'pastPoolHps'>,
  bossEvent: Pick<BossEvent, 'startMs' | 'endMs'>,
  nowMs: number,
): number =>
  (isLive(bossEvent, nowMs) ? undefined : pastPoolHps.find(({ untilMs }) => untilMs >= bossEvent.endMs))?.hp ?? poolHp

export const changePoolHp = async (db: Db, hp: number, nowMs: number): Promise<void> => {
  const { poolHp, pastPoolHps } = await bossFacts(db)
  const past = [...pastPoolHps, { hp: poolHp, untilMs: nowMs }].filter(({ untilMs }) => untilMs > nowMs - PAST_KEPT_MS)
  await setBossFacts(db, { poolHp: hp, pastPoolHps: past })
}

export const setBossFacts = async (db: Db, changes: Partial<BossFacts>): Promise<BossFacts> => {
  const facts = { ...(await bossFacts(db)), ...changes }
  await writeWorldSetting(db, KEY, facts)
  return facts
}
