import { useState } from 'react'
import { COUNTDOWN_TICK_MS } from '../../rules/constants.ts'
import { nowMs } from '../api/server-clock.ts'
import { useTicker } from '../ui/hooks/use-ticker.ts'

export const useNow = (): number => {
  const [now, setNow] = useState(nowMs)
  useTicker(COUNTDOWN_TICK_MS, () => setNow(nowMs()))
  return now
}
