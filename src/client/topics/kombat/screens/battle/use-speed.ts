import { useEffect, useRef } from 'react'
import { fightSpeedPreference } from '#client/preferences/fight-speed.ts'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import { SPEED_TOGGLE_DEBOUNCE_MS } from '#rules/constants.ts'

/** Ignores a second tap within a second (row 77). */
export const useSpeed = (): { readonly speed: 1 | 2; readonly toggle: () => void } => {
  const { store } = useStageBridge()
  const speed = useStageState((state) => state.speed)
  const lastToggleMs = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    store.setState({ speed: fightSpeedPreference.read() === '2' ? 2 : 1 })
  }, [store])

  const toggle = () => {
    const elapsedMs = performance.now()
    if (elapsedMs - lastToggleMs.current < SPEED_TOGGLE_DEBOUNCE_MS) return
    lastToggleMs.current = elapsedMs
    const next = store.getState().speed === 1 ? 2 : 1
    store.setState({ speed: next })
    fightSpeedPreference.write(next === 2 ? '2' : '1')
  }
  return { speed, toggle }
}
