import type { CallData } from '#contracts/schemas.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { type SeasonReward, seasonRewardAt } from '#rules/season/season-rewards.ts'
import { SEASON_CLAIM_DAYS, type SeasonDates, type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY, type Place } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { iconUrl } from '#server/art.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { type PlayerWith, readPlayerWith } from '#server/db/player-read.ts'
import { giveReward, type InboxReward, inboxAmounts } from '#server/modules/inbox/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { insertClaim, type StoredSeason, storedSeason } from './claim-store.ts'
import { rankAtEnd } from './rank.ts'
import { currentSeason, RANK_COLUMNS, type RankRow, rankOf, rollOverRank } from './service.ts'
import { freezePlaces } from './settle.ts'

/** Exclusive (R28). */
export const claimableUntilMs = ({ nextMs }: SeasonDates): number => nextMs + SEASON_CLAIM_DAYS * MS_PER_DAY

export const inboxRewardOf = ({ boxes, weaponBoxes, items, ...amounts }: SeasonReward): InboxReward => ({
  ...inboxAmounts(amounts),
  contents: { boxes: [...boxes], items: [...items], ...(weaponBoxes > 0 && { weapon_boxes: weaponBoxes }) },
})

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const chestsOf = ({ boxes, weaponBoxes, items }: SeasonReward): CallData<'season.reward'>['chests'] => [
  ...boxes.map((kind) => ({ name: `${titled(kind)} box`, image_url: iconUrl(`box-${kind}`) })),
  ...Array.from({ length: weaponBoxes }, () => ({ name: 'Weapon box', image_url: iconUrl('box-weapon') })),
  ...items.map((rarity) => ({ name: `${titled(rarity)} item`, image_url: iconUrl('chest-titanium') })),
]

type Read = PlayerWith<{ readonly stored: ReturnType<ReturnType<typeof storedSeason>> }, keyof RankRow | 'deleted_at'>

const statusOf = (
  stored: StoredSeason | null,
  over: SeasonDates,
  nowMs: number,
): CallData<'season.reward'>['status'] => {
  if (over.number < CURRENT_SEASON_FIRST || !stored || stored.fights === 0) return 'none'
  if (stored.inboxed !== null) return 'claimed'
  return nowMs < claimableUntilMs(over) ? 'claimable' : 'closed'
}

const endedOf = (read: Read, season: SeasonState, nowMs: number) => {
  const over = seasonDates(season, season.number - 1)
  const { stored } = read
  const latest = over.number < CURRENT_SEASON_FIRST ? rankPoints(0) : rankAtEnd(read, stored?.points ?? null, over)
  const status = statusOf(stored, over, nowMs)
  const place = (stored?.place ?? null) as Place | null
  const fights = stored?.fights ?? 0
  const reward = status === 'none' ? null : seasonRewardAt(latest, { place, fights })
  return { over, latest, status, place, fights, reward, isFrozen: stored?.frozen ?? false }
}

const readEnded = async (db: Db, playerId: number, season: SeasonState): Promise<Read> => {
  const read = await readPlayerWith(db, playerId, { stored: storedSeason(season.number - 1)(playerId) }, [
    ...RANK_COLUMNS,
    'deleted_at',
  ])
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  return read
}

/** R30, row 156. @throws ApiError `player-not-found` */
export const seasonReward = async (scope: Scope, playerId: number): Promise<CallData<'season.reward'>> => {
  const { db, nowMs } = scope
  const season = await currentSeason(db, nowMs)
  const read = await readEnded(db, playerId, season)
  const { fights, isFrozen, over, latest, status, place, reward } = endedOf(read, season, nowMs)
  return {
    season: over.number,
    status,
    claimable_until: reward === null ? null : new Date(claimableUntilMs(over)).toISOString(),
    rank_latest: latest,
    rank_now: rankOf(read, season).points,
    materials: reward !== null && reward.awakeStones > 0 ? { 'material-awake-stone': reward.awakeStones } : {},
    chests: reward === null ? [] : chestsOf(reward),
    reward_star: reward?.star ?? 0,
    reward_tok: reward?.tokNano ?? 0,
    top_previous_leaderboard: place,
    fights,
    are_places_counted: reward === null || isFrozen,
  }
}

/**
 * A reward is claimed once (R30). @throws ApiError `player-not-found`; `already-claimed`, also once it is in the inbox;
 * `not-claimable` without a ranked fight, or after the window
 */
export const claimSeasonReward = async (
  scope: CallScope,
  playerId: number,
): Promise<CallData<'season.claimReward'>> => {
  const { db, nowMs } = scope
  const season = await currentSeason(db, nowMs)
  // Needed if no job has run since the season's end.
  await freezePlaces(scope, seasonDates(season, season.number - 1))
  const player = await getPlayerLocked(db, playerId)
  const { over, status, reward } = endedOf(await readEnded(db, playerId, season), season, nowMs)
  if (status === 'claimed') throw new ApiError('already-claimed')
  if (status !== 'claimable' || reward === null) throw new ApiError('not-claimable')
  await rollOverRank(db, player, season)
  if (!(await insertClaim(db, playerId, over.number, nowMs))) throw new ApiError('already-claimed')
  const opened = await giveReward(scope, playerId, {
    reason: 'season-reward',
    ref: String(over.number),
    reward: inboxRewardOf(reward),
  })
  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  return { opened, balance: Number(tok), stars: Number(star) }
}
