import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallData } from '#contracts/schemas.ts'
import type { SeasonReward } from '#contracts/wire.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { refreshSeason } from '../cache.ts'
import { kombatSeasonQuery, seasonQuery, seasonRewardQuery, userSeasonQuery } from '../queries.ts'

/** Later rewards move to the inbox (R28). */
const CLAIM_WINDOW_DAYS = 14

/** Undefined while loading. */
export interface SeasonFacts {
  readonly nowMs: number
  readonly season: CallData<'season.get'> | undefined
  readonly kombat: CallData<'combats.season'> | undefined
  readonly record: CallData<'season.me'> | undefined
  readonly reward: SeasonReward | undefined
}

/** A world's first season follows none (R30). */
const hasSeasonBefore = ({ season, nowMs }: SeasonFacts): boolean =>
  season !== undefined && season.current_season > CURRENT_SEASON_FIRST && nowMs >= season.start_time * MS_PER_SECOND

/** Fourteen days from the season's start (R28). */
const isClaimWindowOpen = ({ season, nowMs }: SeasonFacts): boolean =>
  season !== undefined && nowMs < season.start_time * MS_PER_SECOND + CLAIM_WINDOW_DAYS * MS_PER_DAY

/** The record belongs to another season and is not the default one (A4, R28, T30, row 192). */
export const isSeasonStartable = (facts: SeasonFacts): boolean => {
  const { record, season } = facts
  return (
    hasSeasonBefore(facts) &&
    record !== undefined &&
    record.id !== '' &&
    record.current_season !== season?.current_season
  )
}

/** Started but not claimed, while both calendars agree (T4, row 155). */
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
  /** Undefined while loading. */
  readonly isStartable: boolean | undefined
  /** The season whose chest waits; null without one. */
  readonly chestOf: number | null
}

/** Retried each minute from the season's end: this device's clock may be ahead of the server's. `nowMs` ticks. */
export const useSeasonRefresh = (nowMs: number): void => {
  const client = useQueryClient()
  const season = useQuery(seasonQuery).data
  const lateMs = season === undefined ? -1 : nowMs - season.next_season_time * MS_PER_SECOND
  const minutesLate = Math.max(-1, Math.floor(lateMs / MS_PER_MINUTE))
  useEffect(() => {
    if (minutesLate >= 0) refreshSeason(client)
  }, [minutesLate, client])
}

/** `nowMs` ticks. Fetches nothing in a world's first season, nor where it is not `enabled`. */
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
