import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { boostSourcesQuery } from '#client/topics/boosts/queries.ts'
import { isFirstSession } from '#client/topics/house/shared/first-session.ts'
import { awayQuery } from '#client/topics/kombat/queries.ts'
import { type AwayStory, awayShownMs, awayStory, markAwayShown } from '../away/away-story.ts'
import { isPromoDay, promoShownOn } from '../promo/promo-day.ts'
import type { HomeNow } from '../use-home-facts.ts'
import { boostsOfferedOn, isBoostOfferDue, markBoostsOffered } from './boost-offer.ts'
import { nextStartDialog, type StartDialog } from './next-start-dialog.ts'

const BETWEEN_MS = 1600

export type Opened =
  | StartDialog
  | 'today'
  | 'more'
  | 'chest'
  | 'chests'
  | 'league'
  | 'path'
  | 'boxes'
  | 'extraBonus'
  | 'marketReward'

/** True while a celebration or tip is shown, for which dialogs wait. */
const isPassingShown = (): boolean => document.querySelector('[data-passing]') !== null

const isSomethingShown = (): boolean => isPassingShown() || document.querySelector('[role=dialog]') !== null

export interface StartDialogsState {
  readonly opened: Opened | null
  readonly open: (dialog: Opened | null) => void
  readonly hasClaimed: boolean | undefined
  readonly isSeasonDue: boolean | undefined
}

interface Openings {
  readonly close: () => void
  readonly story: AwayStory | null
  /** Dialogs that were open, which stay mounted for their exit animation. */
  readonly seen: ReadonlySet<Opened>
}

export const useStartDialogs = (
  { facts, isLoading }: HomeNow,
  { opened, open, hasClaimed, isSeasonDue }: StartDialogsState,
): Openings => {
  const [story, setStory] = useState<AwayStory | null>(null)
  const [wasDailyShown, setDailyShown] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<Opened>>(new Set())
  if (opened !== null && !seen.has(opened)) setSeen(new Set([...seen, opened]))
  const sources = useQuery(boostSourcesQuery).data
  const away = useQuery(awayQuery)

  const due = opened === null ? awayStory(away.data, awayShownMs(), facts) : null
  const isAllKnown = sources !== undefined && !away.isPending && !isLoading
  const isOfferDue =
    isAllKnown &&
    !isPassingShown() &&
    isBoostOfferDue({
      nowMs: facts.nowMs,
      offeredOn: boostsOfferedOn(),
      isAnyAvailable: sources.sources.some(({ available }) => available),
      endsAt: sources.ends_at,
      isFirstSession: isFirstSession(),
      hasClaimed: hasClaimed === true,
    })
  const isPromoDue =
    isAllKnown && seen.size === 0 && !isFirstSession() && isPromoDay(promoShownOn(), facts.nowMs) && !isSomethingShown()
  const next =
    opened === null
      ? nextStartDialog({
          isSeasonDue: seen.has('season') ? false : isSeasonDue && !isSomethingShown(),
          isStoryDue: due !== null,
          wasSeasonShown: seen.has('season'),
          wasReported: story !== null,
          isDailyTaken: facts.daily?.claimed_today,
          wasDailyShown,
          isOfferDue,
          isPromoDue,
        })
      : null
  const openNext = useEffectEvent((dialog: StartDialog) => {
    if (dialog === 'away') {
      if (due === null) return
      markAwayShown(facts.nowMs)
      // Kept as it is on return, because later claims must not change it.
      setStory(seen.has('season') ? { ...due, season: null } : due)
    }
    if (dialog === 'promo' && isSomethingShown()) return
    if (dialog === 'boosts' && isPassingShown()) return
    if (dialog === 'boosts') markBoostsOffered(facts.nowMs)
    open(dialog)
  })
  const waits = next === 'promo' || story !== null || wasDailyShown || seen.has('season') || isFirstSession()
  useEffect(() => {
    if (next === null) return
    if (!waits) {
      openNext(next)
      return
    }
    const timer = setTimeout(() => openNext(next), BETWEEN_MS)
    return () => clearTimeout(timer)
  }, [next, waits])

  return {
    close: () => {
      if (opened === 'daily') setDailyShown(true)
      open(null)
    },
    story,
    seen,
  }
}
