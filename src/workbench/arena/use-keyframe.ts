import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KombatInput, StageBridge } from '#bridge/bridge.ts'
import { useStageBridge } from '#client/stage/stage-context.ts'
import { type HeldClock, heldClock, ONE_FRAME_MS, reloadForChange } from '#workbench/kit/held-stage.ts'
import type { ArenaState, Knowledge } from './arena-state.ts'

/** By then both fighters have arrived, and the fight may jump. */
const ARRIVED_AFTER_MS = 1200

type Moment = Pick<ArenaState, 'find' | 'versus' | 'entry' | 'skip' | 'at' | 'fall'>
type InputOf = (known: Knowledge) => KombatInput

const jump = (bridge: StageBridge, { entry, skip }: Moment): void => {
  if (entry > 0) bridge.send('seek', { entriesPlayed: entry })
  if (skip) bridge.send('skip', undefined)
}

const stepsOf = ({ find, versus }: Moment): [Knowledge, number][] =>
  (
    [
      ['finding', find],
      ['found', versus],
      ['decided', Number.POSITIVE_INFINITY],
    ] as [Knowledge, number][]
  ).filter(([, ms]) => ms > 0)

/** Loads and advances the stage to the keyframe. Null when aborted. */
const bringTo = async (
  bridge: StageBridge,
  inputOf: InputOf,
  keyframe: Moment,
  isAlive: () => boolean,
): Promise<HeldClock | null> => {
  const clock = await heldClock()
  if (keyframe.fall !== 'none') {
    bridge.store.setState({ bossFall: { boss: keyframe.fall } })
    await clock.settle()
    if (!isAlive()) return null
    clock.seed()
    if (keyframe.skip) bridge.send('skip', undefined)
    clock.advance(Math.max(ONE_FRAME_MS, keyframe.at))
    return clock
  }
  const jumps = keyframe.entry > 0 || keyframe.skip
  let leftMs = jumps ? Number.POSITIVE_INFINITY : keyframe.at
  for (const [known, forMs] of stepsOf(keyframe)) {
    if (!isAlive()) return null
    bridge.store.setState({ kombat: inputOf(known) })
    await clock.settle()
    if (!isAlive()) return null
    clock.seed()
    const isLast = known === 'decided' || leftMs < forMs
    if (isLast) break
    clock.advance(forMs)
    leftMs -= forMs
  }
  if (jumps) {
    clock.advance(ARRIVED_AFTER_MS)
    jump(bridge, keyframe)
  }
  clock.advance(Math.max(ONE_FRAME_MS, jumps ? keyframe.at : leftMs))
  return clock
}

const showLive = (bridge: StageBridge, inputOf: InputOf, keyframe: Moment): (() => void) => {
  if (keyframe.fall !== 'none') {
    bridge.store.setState({ bossFall: { boss: keyframe.fall } })
    return () => bridge.store.setState({ bossFall: null })
  }
  const timers: ReturnType<typeof setTimeout>[] = []
  let sinceMs = 0
  for (const [known, forMs] of stepsOf(keyframe)) {
    timers.push(setTimeout(() => bridge.store.setState({ kombat: inputOf(known) }), sinceMs))
    if (known !== 'decided') sinceMs += forMs
  }
  const unsubscribe = bridge.store.subscribe((state) => {
    // A jump needs a loaded fight, so it waits for a phase after `finding`.
    if (state.report.phase === 'idle' || state.report.phase === 'finding' || state.kombat?.fight == null) return
    unsubscribe()
    timers.push(setTimeout(() => jump(bridge, keyframe), ARRIVED_AFTER_MS))
  })
  return () => {
    unsubscribe()
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Returns whether the held picture is ready. A held stage cannot go back, so most changes reload the page. */
export const useKeyframe = (state: ArenaState, inputOf: InputOf, round: number): boolean => {
  const bridge = useStageBridge()
  const [held, setHeld] = useState<{ readonly clock: HeldClock; readonly key: string } | null>(null)
  const { hold, at } = state
  const key = JSON.stringify({ ...state, at: 0, alone: false })
  const shown = useRef<{ key: string; at: number; hold: boolean } | null>(null)

  const begin = useEffectEvent(() => {
    const before = shown.current
    // StrictMode calls this twice with the same key. That must not reload the page.
    if (before && before.key !== key && (before.hold || hold)) return reloadForChange()
    shown.current = { key, at, hold }
    if (!hold) return showLive(bridge, inputOf, state)
    let isAlive = true
    void bringTo(bridge, inputOf, state, () => isAlive).then((clock) => {
      if (isAlive && clock) setHeld({ clock, key })
    })
    return () => {
      isAlive = false
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or round is another showing
  useEffect(() => begin(), [key, round])

  useEffect(() => {
    const before = shown.current
    if (!hold || !held || !before || before.at === at) return
    if (at < before.at) return reloadForChange()
    held.clock.advance(at - before.at)
    shown.current = { ...before, at }
  }, [held, hold, at])

  return held !== null && held.key === key
}
