import { readSession, writeSession } from '#client/platform/session-store.ts'
import type { BossPage } from '#contracts/wire.ts'

export interface BeforeFight {
  /** Best damage of this boss event. */
  readonly best: number
  /** Null without a guild, or when the pool was empty. */
  readonly pool: { readonly hp: number; readonly damage: number } | null
}

const keyOf = (replayId: string): string => `boss-before.${replayId}`

/** In session storage: the result page needs it even after a reload. */
export const saveBeforeFight = (replayId: string, { own, pool }: BossPage): void => {
  const before: BeforeFight = { best: own.best, pool: pool?.emptied_at === null ? pool : null }
  writeSession(keyOf(replayId), JSON.stringify(before))
}

/** The page before that fight; null for a fight of another tab. */
export const beforeFight = (replayId: string): BeforeFight | null =>
  JSON.parse(readSession(keyOf(replayId)) ?? 'null') as BeforeFight | null
