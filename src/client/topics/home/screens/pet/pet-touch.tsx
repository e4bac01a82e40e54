import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#client/game/use-now.ts'
import { haptic } from '#client/platform/messenger.ts'
import { energyQuery } from '#client/topics/kombat/queries.ts'
import type { CombatProfile } from '#contracts/wire.ts'
import { type MiningState, miningProgress } from '#rules/mining/mining.ts'
import { petMood } from './pet-mood.ts'
import { moodMotion, type PetMotion, TAP_MS, tapMotion } from './pet-motion.ts'
import styles from './pet-touch.module.css'
import { useKeptIslandRect } from './use-kept-island-rect.ts'

const AWAKE_MS = 20_000

const clearAll = (timers: readonly ReturnType<typeof setTimeout>[]): void => {
  for (const timer of timers) clearTimeout(timer)
}

export interface PetTouchProps {
  readonly profile: CombatProfile
  readonly mining: MiningState | null
  readonly lastClaimMs: number | undefined
  readonly onMotion: (motion: PetMotion) => void
}

export const PetTouch = ({ profile, mining, lastClaimMs, onMotion }: PetTouchProps) => {
  const { t } = useTranslation()
  const burnedAt = useQuery(energyQuery).data?.last_burn_at
  const [isAwake, setAwake] = useState(false)
  const taps = useRef(0)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const touch = useRef<HTMLButtonElement>(null)
  useKeptIslandRect(touch, profile.house_id)
  const nowMs = useNow()

  const lastFightMs = burnedAt == null ? null : Date.parse(burnedAt)
  const isKnown = lastClaimMs !== undefined && mining !== null && burnedAt !== undefined
  const felt = isKnown
    ? petMood({
        hour: new Date(nowMs).getHours(),
        goneMs: nowMs - Math.max(lastClaimMs, lastFightMs ?? 0),
        lastFightAgoMs: lastFightMs === null ? null : nowMs - lastFightMs,
        winStreak: profile.win_streak,
        isPocketFull: miningProgress({ ...mining, lastClaimMs, nowMs }) >= 1,
      })
    : 'resting'
  const mood = isAwake && felt === 'sleeping' ? 'resting' : felt

  const move = useEffectEvent(onMotion)
  useEffect(() => {
    move(moodMotion(mood))
  }, [mood])
  useEffect(() => () => clearAll(timers.current), [])

  const answer = () => {
    clearAll(timers.current)
    haptic('light')
    const startMs = performance.now()
    const answered = tapMotion(taps.current)
    taps.current += 1
    setAwake(true)
    onMotion((timeMs) => answered(Math.max(0, timeMs - startMs)))
    timers.current = [
      setTimeout(() => onMotion(moodMotion(felt === 'sleeping' ? 'resting' : felt)), TAP_MS),
      setTimeout(() => setAwake(false), AWAKE_MS),
    ]
  }
  return (
    <>
      <button
        ref={touch}
        type="button"
        className={styles.touch}
        data-mood={mood}
        aria-label={t('homeColumns.pet.label', { mood: t(`homeColumns.pet.${mood}`) })}
        onClick={answer}
      />
      {mood === 'sleeping' && (
        <span className={styles.sleep} aria-hidden="true" data-decoration>
          <span>z</span>
          <span>z</span>
          <span>Z</span>
        </span>
      )}
    </>
  )
}
