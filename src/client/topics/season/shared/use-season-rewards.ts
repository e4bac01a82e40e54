import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallData } from '#contracts/schemas.ts'
import type { SeasonReward } from '#contracts/wire.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { refreshSeason } from '../cache.ts'
import { kombatSeasonQuery, seasonQuery, seasonRewardQuery, userSeasonQuery } from '../queries.ts'

/**
 * Counted from the season's start. An unclaimed reward of the previous season moves to the inbox after this time (R28).
 */
const CLAIM_WINDOW_DAYS = 14

/** Answers are undefined while they load, after a failure, and if they are not needed. */
export interface SeasonFacts {
  readonly nowMs: number
  readonly season: CallData<'season.get'> | undefined
  readonly kombat: CallData<'combats.season'> | undefined
  readonly record: CallData<'season.me'> | undefined
  readonly reward: SeasonReward | undefined
}

/** False in season 11, which is the first (R28), and before the season starts. */
const hasSeasonBefore = ({ season, nowMs }: SeasonFacts): boolean =>
  season !== undefined && season.current_season > CURRENT_SEASON_FIRST && nowMs >= season.start_time * MS_PER_SECOND

const isClaimWindowOpen = ({ season, nowMs }: SeasonFacts): boolean =>
  season !== undefined && nowMs < season.start_time * MS_PER_SECOND + CLAIM_WINDOW_DAYS * MS_PER_DAY

/** True if the player's record is of an earlier season and not a default, which has no id (A4, R28, T30, row 192). */
export const isSeasonStartable = (facts: SeasonFacts): boolean => {
  const { record, season } = facts
  return (
    hasSeasonBefore(facts) &&
    record !== undefined &&
    record.id !== '' &&
    record.current_season !== season?.current_season
  )
}

/**
 * True if the player has started this season and can claim the previous one's reward, and both season calls agree
 * (T4, row 155).
 */
export const isSeasonChestShown = (facts: SeasonFacts): boolean => {
  const { kombat, record, reward, season } = facts
  return (
    hasSeasonBefore(facts) &&
    kombat?.current_season === season?.current_season &&
    record?.current_season === season?.current_season &&
    reward?.status === 'claimable'
  )
}

export interface SeasonRewards {
  /** Undefined while the player's record loads. */
  readonly isStartable: boolean | undefined
  /** Number of the season whose chest can be claimed, or null. */
  readonly chestOf: number | null
}

/** From the season's end on, refetches its data each minute, because the server's clock may be behind `nowMs`. */
export const useSeasonRefresh = (nowMs: number): void => {
  const client = useQueryClient()
  const season = useQuery(seasonQuery).data
  const lateMs = season === undefined ? -1 : nowMs - season.next_season_time * MS_PER_SECOND
  const minutesLate = Math.max(-1, Math.floor(lateMs / MS_PER_MINUTE))
  useEffect(() => {
    if (minutesLate >= 0) refreshSeason(client)
  }, [minutesLate, client])
}

/** Pass a running clock as `nowMs`. Fetches nothing if not `enabled`, and only `season.get` in the first season. */
export const useSeasonRewards = (nowMs: number, enabled: boolean): SeasonRewards => {
  const season = useQuery({ ...seasonQuery, enabled }).data
  const none = { nowMs, season, kombat: undefined, record: undefined, reward: undefined }
  const asks = hasSeasonBefore(none)
  const asksReward = asks && isClaimWindowOpen(none)
  const record = useQuery({ ...userSeasonQuery, enabled: enabled && asks })
  const mayClaim = asksReward && record.data !== undefined && record.data.claimed_at === null
  const facts: SeasonFacts = {
    ...none,
    kombat: useQuery({ ...kombatSeasonQuery, enabled: enabled && asksReward }).data,
    record: record.data,
    reward: useQuery({ ...seasonRewardQuery, enabled: enabled && mayClaim }).data,
  }
  return {
    isStartable: asks && record.isPending ? undefined : isSeasonStartable(facts),
    chestOf: season && isSeasonChestShown(facts) ? season.current_season - 1 : null,
  }
}
