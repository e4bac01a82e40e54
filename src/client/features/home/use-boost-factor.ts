import { useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../../rules/constants.ts'
import { type BoostEvent, boostFactorAt } from '../../../rules/mining.ts'
import { nowMs } from '../../api/server-clock.ts'
import { useTicker } from '../../ui/use-ticker.ts'

/** The boost in force, 1 without one; the page follows when it begins and when it ends (row 33, T8). */
export const useBoostFactor = (boosts: readonly BoostEvent[] = []): number => {
  const [, setChangedAtMs] = useState(0)
  const shown = boostFactorAt(boosts, nowMs())
  useTicker(COUNTDOWN_TICK_MS, () => {
    const atMs = nowMs()
    if (boostFactorAt(boosts, atMs) !== shown) setChangedAtMs(atMs)
  })
  return shown
}
