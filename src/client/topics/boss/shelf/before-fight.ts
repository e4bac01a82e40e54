import type { BossPage } from '../../../../contracts/wire.ts'
import { readSession, writeSession } from '../../../platform/session-store.ts'

/** What a fight with a boss changed, as it was before. */
export interface BeforeFight {
  /** Best damage of this stay. */
  readonly best: number
  /** Null without a guild, or when the pool was empty. */
  readonly pool: { readonly hp: number; readonly damage: number } | null
}

const keyOf = (replayId: string): string => `boss-before.${replayId}`

/** Keeps the boss's page as it was before a fight, for the page that shows what the fight brought; a reload keeps it. */
export const saveBeforeFight = (replayId: string, { own, pool }: BossPage): void => {
  const before: BeforeFight = { best: own.best, pool: pool?.emptied_at === null ? pool : null }
  writeSession(keyOf(replayId), JSON.stringify(before))
}

/** The page before that fight; null for a fight of another tab. */
export const beforeFight = (replayId: string): BeforeFight | null =>
  JSON.parse(readSession(keyOf(replayId)) ?? 'null') as BeforeFight | null
