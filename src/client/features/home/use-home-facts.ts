import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../../rules/constants.ts'
import { nowMs } from '../../api/server-clock.ts'
import { energyAt } from '../../api/use-energy.ts'
import { onActiveChange } from '../../platform/active.ts'
import { useTicker } from '../../ui/use-ticker.ts'
import {
  dailyQuery,
  energyQuery,
  FRESH_AT_HOME,
  huntQuery,
  inboxQuery,
  milestonesQuery,
  missionsQuery,
  tasksQuery,
} from './later-queries.ts'
import { miningState } from './mining-view.ts'
import { boostsQuery, lastClaimQuery, profileQuery, settingsQuery } from './queries.ts'
import type { HomeFacts } from './today-items.ts'

/** Everything that home's columns and the 'today' list go by, at this second. */
export interface HomeNow {
  readonly facts: HomeFacts
  /** Some of it is still on its way. */
  readonly isLoading: boolean
  /** Asks again for what could not be loaded. */
  readonly retry: () => void
}

/** Home's facts, counted on each second; asked for anew when a new day begins and when the game comes back (R40). */
export const useHomeFacts = (): HomeNow => {
  const queryClient = useQueryClient()
  const [atMs, setAtMs] = useState(nowMs)
  useTicker(COUNTDOWN_TICK_MS, () => setAtMs(nowMs()))

  const settings = useQuery(settingsQuery)
  const profile = useQuery(profileQuery)
  const boosts = useQuery(boostsQuery)
  const lastClaim = useQuery(lastClaimQuery)
  const daily = useQuery(dailyQuery)
  const hunt = useQuery(huntQuery)
  const milestones = useQuery(milestonesQuery)
  const energy = useQuery(energyQuery)
  const missions = useQuery(missionsQuery)
  const tasks = useQuery(tasksQuery)
  const inbox = useQuery(inboxQuery)

  const boostLines = boosts.data ?? profile.data?.boosts
  const mining = useMemo(
    () =>
      settings.data && profile.data && boostLines
        ? miningState(settings.data, profile.data.upgrades, boostLines)
        : undefined,
    [settings.data, profile.data, boostLines],
  )

  useEffect(() => {
    const refresh = (): void => {
      for (const { queryKey } of FRESH_AT_HOME) void queryClient.invalidateQueries({ queryKey })
    }
    return onActiveChange((isActive) => {
      if (isActive) refresh()
    })
  }, [queryClient])

  const isNewDay = daily.data !== undefined && atMs >= Date.parse(daily.data.next_reset)
  useEffect(() => {
    if (!isNewDay) return
    for (const { queryKey } of FRESH_AT_HOME) void queryClient.invalidateQueries({ queryKey })
  }, [isNewDay, queryClient])

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
    },
    isLoading: all.some(({ isPending }) => isPending),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
