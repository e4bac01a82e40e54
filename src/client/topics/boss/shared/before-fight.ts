import { readSession, writeSession } from '#client/platform/session-store.ts'
import type { BossPage } from '#contracts/wire.ts'

export interface BeforeFight {
  /** The player's best damage in this boss event. */
  readonly best: number
  /** The guild's pool. Null without a guild, or if it was already empty. */
  readonly pool: { readonly hp: number; readonly damage: number } | null
}

const keyOf = (replayId: string): string => `boss-before.${replayId}`

/** Kept in session storage, because the result page needs it even after a reload. */
export const saveBeforeFight = (replayId: string, { own, pool }: BossPage): void => {
  const before: BeforeFight = { best: own.best, pool: pool?.emptied_at === null ? pool : null }
  writeSession(keyOf(replayId), JSON.stringify(before))
}

/** Values from before that fight. Null if another tab or device started it. */
export const beforeFight = (replayId: string): BeforeFight | null =>
  JSON.parse(readSession(keyOf(replayId)) ?? 'null') as BeforeFight | null
