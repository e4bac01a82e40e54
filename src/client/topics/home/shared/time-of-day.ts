import { useState } from 'react'
import type { TimeOfDay } from '#assets/manifest/home-islands.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useTicker } from '#client/ui/hooks/use-ticker.ts'

const DAY_FROM = 6
const DUSK_FROM = 18
const NIGHT_FROM = 21
const CHECK_MS = 60_000

export const timeOfDay = (hour: number): TimeOfDay =>
  hour < DAY_FROM || hour >= NIGHT_FROM ? 'night' : hour >= DUSK_FROM ? 'dusk' : 'day'

const now = (): TimeOfDay => timeOfDay(new Date(nowMs()).getHours())

export const useTimeOfDay = (): TimeOfDay => {
  const [time, setTime] = useState(now)
  useTicker(CHECK_MS, () => setTime(now()))
  return time
}
