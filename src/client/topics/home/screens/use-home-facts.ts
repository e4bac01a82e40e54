import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '#client/game/use-now.ts'
import { boostsQuery } from '#client/topics/boosts/queries.ts'
import { checkInQuery } from '#client/topics/check-in/queries.ts'
import { chestsQuery } from '#client/topics/chests/queries.ts'
import { chestsWhich, nextToStart } from '#client/topics/chests/shared/chest-state.ts'
import { firstDaysQuery } from '#client/topics/first-days/queries.ts'
import { useHasFirstDays } from '#client/topics/first-days/shared/use-has-first-days.ts'
import { huntMilestonesQuery, huntQuery } from '#client/topics/hunt/queries.ts'
import { inboxQuery } from '#client/topics/inbox/queries.ts'
import { energyQuery } from '#client/topics/kombat/queries.ts'
import { energyAt } from '#client/topics/kombat/shared/energy.ts'
import { waitingWeeksQuery } from '#client/topics/leagues/queries.ts'
import { waitingMedalsQuery } from '#client/topics/medals/queries.ts'
import { lastClaimQuery } from '#client/topics/mining/queries.ts'
import { miningState } from '#client/topics/mining/shared/mining-state.ts'
import { seasonQuery } from '#client/topics/season/queries.ts'
import { useSeasonRewards } from '#client/topics/season/shared/use-season-rewards.ts'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { readyOnPath } from '#client/topics/season-path/shared/has-path-strip.ts'
import { tasksQuery } from '#client/topics/tasks/queries.ts'
import { useUnreportedPrizes } from '#client/topics/tournament/shared/use-unreported-prizes.ts'
import { missionsQuery } from '#client/topics/upgrades/queries.ts'
import type { InboxItem } from '#contracts/wire.ts'
import type { LeagueSlug } from '#rules/leaderboards/league-rewards.ts'
import type { MedalType } from '#rules/medals/medals.ts'
import { gameConfigQuery, profileQuery } from '../queries.ts'
import type { HomeFacts } from '../shared/today-items.ts'

const NO_WEEKS: readonly LeagueSlug[] = []
const NO_MEDALS: readonly MedalType[] = []
const NO_INBOX: readonly InboxItem[] = []

export interface HomeNow {
  readonly facts: HomeFacts
  readonly isSeasonDue: boolean | undefined
  readonly weeks: readonly LeagueSlug[]
  readonly isLoading: boolean
  readonly retry: () => void
}

/**
 * Updated each second; `useHomeRefresh` keeps the answers fresh.
 * @param enabled false for further components on the page, which render what the first one fetches
 */
export const useHomeFacts = (enabled = true): HomeNow => {
  const atMs = useNow()

  const settings = useQuery({ ...gameConfigQuery, enabled })
  const profile = useQuery({ ...profileQuery, enabled })
  const boosts = useQuery({ ...boostsQuery, enabled })
  const lastClaim = useQuery({ ...lastClaimQuery, enabled })
  const daily = useQuery({ ...checkInQuery, enabled })
  const hunt = useQuery({ ...huntQuery, enabled })
  const milestones = useQuery({ ...huntMilestonesQuery, enabled })
  const energy = useQuery({ ...energyQuery, enabled })
  const missions = useQuery({ ...missionsQuery, enabled })
  const tasks = useQuery({ ...tasksQuery, enabled })
  const inbox = useQuery({ ...inboxQuery, enabled })
  const hiddenPrizes = useUnreportedPrizes(inbox.data ?? NO_INBOX)
  const season = useQuery({ ...seasonQuery, enabled }).data
  const { chestOf, isStartable } = useSeasonRewards(atMs, enabled)
  const weeks = useQuery({ ...waitingWeeksQuery, enabled }).data ?? NO_WEEKS
  const medals = useQuery({ ...waitingMedalsQuery, enabled }).data ?? NO_MEDALS

  // While the boxes of the first seven days have a strip, the season path has none.
  const isPathShown = useHasFirstDays() === false
  const firstDays = useQuery({ ...firstDaysQuery, enabled: false }).data
  const path = useQuery({ ...seasonPathQuery, enabled: false }).data
  const shelf = useQuery({ ...chestsQuery, enabled: false }).data

  const boostLines = boosts.data ?? profile.data?.boosts
  const mining = useMemo(
    () =>
      settings.data && profile.data && boostLines
        ? miningState(settings.data, profile.data.upgrades, boostLines)
        : undefined,
    [settings.data, profile.data, boostLines],
  )

  const all = [lastClaim, daily, hunt, milestones, energy, missions, tasks, inbox]
  return {
    facts: {
      nowMs: atMs,
      mining,
      lastClaimMs: lastClaim.data === undefined ? undefined : Date.parse(lastClaim.data),
      daily: daily.data,
      hunt: hunt.data,
      milestones: milestones.data,
      energy: energy.data && energyAt(energy.data, atMs),
      missions: missions.data,
      tasks: tasks.data,
      inbox: inbox.data,
      hiddenPrizes,
      season,
      chestOf,
      leagueWeeks: weeks,
      medals: medals.length,
      readyChests: shelf ? chestsWhich(shelf, 'ready', atMs).map(({ id }) => id) : [],
      startableChests: shelf && nextToStart(shelf, atMs) ? chestsWhich(shelf, 'closed', atMs).length : 0,
      pathSteps: isPathShown && path ? readyOnPath(path) : [],
      boxes: isPathShown && firstDays ? firstDays.steps.filter(({ state }) => state === 'ready').length : 0,
    },
    isSeasonDue: isStartable,
    weeks,
    isLoading: all.some(({ isPending }) => isPending),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
