import { useState } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { useTicker } from '#client/ui/hooks/use-ticker.ts'
import { COUNTDOWN_TICK_MS } from '#rules/constants.ts'

export const useNow = (): number => {
  const [now, setNow] = useState(nowMs)
  useTicker(COUNTDOWN_TICK_MS, () => setNow(nowMs()))
  return now
}
