import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { boostSourcesQuery } from '../../../boosts/queries.ts'
import { isFirstSession } from '../../../house/shelf/first-session.ts'
import { awayQuery } from '../../../kombat/queries.ts'
import { type AwayStory, awayShownMs, awayStory, markAwayShown } from '../away/away-story.ts'
import { isPromoDay, promoShownOn } from '../promo/promo-day.ts'
import type { HomeNow } from '../use-home-facts.ts'
import { boostsOfferedOn, isBoostOfferDue, markBoostsOffered } from './boost-offer.ts'
import { nextOpening, type Opening } from './next-opening.ts'

/** A claim's coins fly, and the pet is seen, before anything opens over them. */
const BETWEEN_MS = 1600

/** A dialog of home that is open. */
export type Opened = Opening | 'today' | 'more' | 'chest' | 'league' | 'extraBonus' | 'marketReward'

/** A passing moment of home is on, or a tip is being read: what is offered waits, and does not cover it. */
const isPassingShown = (): boolean => document.querySelector('[data-passing]') !== null

/** So is another part's dialog: a new season waits for that, too. */
const isSomethingShown = (): boolean => isPassingShown() || document.querySelector('[role=dialog]') !== null

interface Openings {
  readonly opened: Opened | null
  readonly open: (dialog: Opened) => void
  readonly close: () => void
  /** What was told of the time away. */
  readonly story: AwayStory | null
  /** What was open on this visit: a dialog that was stays, so that its exit is seen. */
  readonly seen: ReadonlySet<Opened>
}

/** Which dialog of home is open: one that the player has opened, or one that opens by itself (see `nextOpening`). */
export const useOpenings = (
  { facts, isLoading }: HomeNow,
  hasClaimed: boolean | undefined,
  isSeasonDue: boolean | undefined,
): Openings => {
  const [opened, setOpened] = useState<Opened | null>(null)
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
      ? nextOpening({
          isSeasonDue: seen.has('season') ? false : isSeasonDue && !isSomethingShown(),
          isStoryDue: due !== null,
          wasTold: story !== null,
          isDailyTaken: facts.daily?.claimed_today,
          wasDailyShown,
          isOfferDue,
          isPromoDue,
        })
      : null
  const openNext = useEffectEvent((dialog: Opening) => {
    if (dialog === 'away') {
      if (due === null) return
      markAwayShown(facts.nowMs)
      // As it was on return: what is collected now does not rewrite it.
      setStory(due)
    }
    if (dialog === 'promo' && isSomethingShown()) return
    if (dialog === 'boosts' && isPassingShown()) return
    if (dialog === 'boosts') markBoostsOffered(facts.nowMs)
    setOpened(dialog)
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
    opened,
    open: setOpened,
    close: () => {
      if (opened === 'daily') setDailyShown(true)
      setOpened(null)
    },
    story,
    seen,
  }
}
