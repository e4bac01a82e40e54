import { useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../../../rules/constants.ts'
import { type BoostEvent, boostFactorAt } from '../../../../rules/mining/mining.ts'
import { nowMs } from '../../../api/server-clock.ts'
import { useTicker } from '../../../ui/hooks/use-ticker.ts'

/** 1 without a boost; re-renders when one starts or ends (row 33, T8). */
export const useBoostFactor = (boosts: readonly BoostEvent[] = []): number => {
  const [, setChangedAtMs] = useState(0)
  const shown = boostFactorAt(boosts, nowMs())
  useTicker(COUNTDOWN_TICK_MS, () => {
    const atMs = nowMs()
    if (boostFactorAt(boosts, atMs) !== shown) setChangedAtMs(atMs)
  })
  return shown
}
