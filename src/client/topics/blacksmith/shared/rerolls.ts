import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { useNow } from '#client/game/use-now.ts'
import { adCreditsQuery } from '#client/topics/ads/queries.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { canReroll, FREE_REROLLS_PER_DAY, rerollCostNano } from '#rules/blacksmith/re-roll.ts'
import { countOfDay, dayKeyOf, dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { refreshRerolls } from '../cache.ts'
import { freeRerolledQuery, rerollCountQuery } from '../queries.ts'

export interface Rerolls {
  /** Nano TOK for the next paid re-roll. Null if none is left today (R20). */
  readonly costNano: number | null
  readonly costAfterNano: number | null
  readonly isFreeUsed: boolean
  readonly credits: number | undefined
  readonly resetInMs: number
}

const costOf = (n: number): number | null => (canReroll(n) ? rerollCostNano(n) : null)

const dayOfAnswer = (updatedAtMs: number): string => dayKeyOf(updatedAtMs + nowMs() - Date.now())

/** Resets the counts at 00:00 UTC, before the next answer does (rows 123, 125). */
export const useRerolls = ({ id, own }: OwnEquipment): Rerolls => {
  const client = useQueryClient()
  const atMs = useNow()
  const today = dayKeyOf(atMs)
  const paid = useQuery(rerollCountQuery(id))
  const free = useQuery(freeRerolledQuery(id))
  const credits = useQuery(adCreditsQuery).data
  const countToday = ({ data, dataUpdatedAt }: typeof paid, known: number): number =>
    data === undefined ? known : countOfDay({ day: dayOfAnswer(dataUpdatedAt), count: data }, today)

  const shownDay = useRef(today)
  useEffect(() => {
    if (shownDay.current === today) return
    shownDay.current = today
    refreshRerolls(client)
  }, [client, today])

  const n = countToday(paid, own.reroll_count)
  return {
    costNano: costOf(n),
    costAfterNano: costOf(n + 1),
    isFreeUsed: countToday(free, own.free_rerolled) >= FREE_REROLLS_PER_DAY,
    credits,
    resetInMs: dayStartMs(atMs) + MS_PER_DAY - atMs,
  }
}
