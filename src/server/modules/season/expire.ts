import { seasonRewardAt } from '#rules/season/season-rewards.ts'
import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Place } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'
import { sendAllToInboxAndNotify } from '#server/modules/inbox/service.ts'
import { playersByIds } from '#server/modules/players/service.ts'
import { insertInboxClaims, resultsOf } from './claim-store.ts'
import { rankAtEnd } from './rank.ts'
import { claimableUntilMs, inboxRewardOf } from './reward.ts'
import { finalPlacesOf } from './service.ts'
import { SEASON_BATCH } from './settle.ts'
import { fightersAfter, foughtInSeason, lockSeasonEnd, noteSeasonEnd } from './settle-store.ts'

/** Deterministic, so that a repeated delivery creates no second inbox entry. */
const entryIdOf = (season: number, playerId: bigint): string => fixedId(`season reward ${season} ${playerId}`)

/**
 * Sends unclaimed rewards to the inbox after the claim window (R28), one batch per transaction. @returns players
 * checked; null if none is left, or too early
 */
export const expireBatch = ({ db, nowMs }: Scope, over: SeasonDates): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    if (nowMs < claimableUntilMs(over)) return null
    await holdOffDeletions(trx)
    const end = await lockSeasonEnd(trx, over.number)
    if (end.inboxed_at !== null || end.places_at === null) return null
    const ids = await fightersAfter(trx, over.number, end.inboxed_to ?? 0n, SEASON_BATCH)
    const players = await playersByIds(trx, ids)
    const kept = await resultsOf(trx, over.number, ids)
    const fought = await foughtInSeason(trx, over.number, ids)
    const places = await finalPlacesOf(trx, over.number)
    const present = players.map(({ id }) => id)
    const unclaimed = await insertInboxClaims(trx, present, over.number, nowMs)
    const entries = players
      .filter(({ id }) => unclaimed.has(id))
      .map((player) => {
        const latest = rankAtEnd(player, kept.get(player.id) ?? null, over)
        const reward = seasonRewardAt(latest, {
          place: (places?.get(player.id) ?? null) as Place | null,
          fights: fought.get(player.id)?.fights ?? 0,
        })
        return {
          id: entryIdOf(over.number, player.id),
          playerId: Number(player.id),
          reason: 'season-reward' as const,
          reward: inboxRewardOf(reward),
        }
      })
    await sendAllToInboxAndNotify(trx, entries, nowMs)
    await noteSeasonEnd(trx, over.number, {
      inboxed_to: ids.at(-1) ?? end.inboxed_to,
      inboxed_at: ids.length < SEASON_BATCH ? new Date(nowMs) : null,
    })
    return ids.length
  })
