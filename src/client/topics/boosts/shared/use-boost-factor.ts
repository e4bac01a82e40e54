import { useState } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { useTicker } from '#client/ui/hooks/use-ticker.ts'
import { COUNTDOWN_TICK_MS } from '#rules/constants.ts'
import { type BoostEvent, boostFactorAt } from '#rules/mining/mining.ts'

/** 1 without a boost. Renders again when a boost starts or ends (row 33, T8). */
export const useBoostFactor = (boosts: readonly BoostEvent[] = []): number => {
  const [, setChangedAtMs] = useState(0)
  const shown = boostFactorAt(boosts, nowMs())
  useTicker(COUNTDOWN_TICK_MS, () => {
    const atMs = nowMs()
    if (boostFactorAt(boosts, atMs) !== shown) setChangedAtMs(atMs)
  })
  return shown
}
