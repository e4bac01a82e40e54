import { useState } from 'react'
import { nowMs } from '../../api/server-clock.ts'
import { useTicker } from '../../ui/use-ticker.ts'

const TICK_MS = 1000

/** The server's time, told each second while the game is looked at, ms since the epoch. */
export const useNow = (): number => {
  const [now, setNow] = useState(nowMs)
  useTicker(TICK_MS, () => setNow(nowMs()))
  return now
}
