import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KombatInput, StageBridge } from '../../../bridge/bridge.ts'
import { useStageBridge } from '../../stage/stage-context.ts'
import { type HeldClock, heldClock } from '../kit/held-stage.ts'
import type { ArenaState } from './arena-state.ts'

/** Longer than a change takes to get into the address: then the page is loaded anew with it. */
const RELOAD_AFTER_MS = 400
/** Both fighters have come in and stand still: only then the fight jumps. */
const ARRIVED_AFTER_MS = 1200
/** The shortest time that is drawn: the very first frame. */
const ONE_FRAME_MS = 1000 / 60

type Moment = Pick<ArenaState, 'find' | 'entry' | 'skip' | 'at'>
type InputOf = (isFinding: boolean) => KombatInput

const jump = (bridge: StageBridge, { entry, skip }: Moment): void => {
  if (entry > 0) bridge.send('seek', { entriesPlayed: entry })
  if (skip) bridge.send('skip', undefined)
}

/** Brings the held stage to the moment, in the same steps each time. Answers null when it was given up meanwhile. */
const bringTo = async (
  bridge: StageBridge,
  inputOf: InputOf,
  moment: Moment,
  isAlive: () => boolean,
): Promise<HeldClock | null> => {
  const clock = await heldClock()
  const show = async (isFinding: boolean): Promise<boolean> => {
    if (!isAlive()) return false
    bridge.store.setState({ kombat: inputOf(isFinding) })
    await clock.settle()
    return isAlive()
  }
  const { find, entry, skip, at } = moment
  const jumps = entry > 0 || skip
  const staysInSearch = !jumps && at < find
  const searchMs = staysInSearch ? at : find
  if (find > 0) {
    if (!(await show(true))) return null
    clock.seed()
    clock.advance(Math.max(ONE_FRAME_MS, searchMs))
    if (staysInSearch) return clock
  }
  if (!(await show(false))) return null
  clock.seed()
  if (jumps) clock.advance(ARRIVED_AFTER_MS)
  jump(bridge, moment)
  clock.advance(Math.max(ONE_FRAME_MS, jumps ? at : at - find))
  return clock
}

const showLive = (bridge: StageBridge, inputOf: InputOf, moment: Moment): (() => void) => {
  bridge.store.setState({ kombat: inputOf(moment.find > 0) })
  const timer = moment.find > 0 ? setTimeout(() => bridge.store.setState({ kombat: inputOf(false) }), moment.find) : 0
  let jumpTimer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = bridge.store.subscribe((state) => {
    // The arena has taken the fight up when it reports a phase of it.
    if (state.report.phase === 'idle' || state.report.phase === 'finding' || state.kombat?.fight == null) return
    unsubscribe()
    jumpTimer = setTimeout(() => jump(bridge, moment), ARRIVED_AFTER_MS)
  })
  return () => {
    clearTimeout(timer)
    clearTimeout(jumpTimer)
    unsubscribe()
  }
}

/**
 * Shows what the state says through the bridge: live, or held at its moment. Answers whether the held picture stands.
 * A held stage can only go forward: for anything else the page is loaded anew, at the address that has the change.
 */
export const useMoment = (state: ArenaState, inputOf: InputOf, round: number): boolean => {
  const bridge = useStageBridge()
  const [clock, setClock] = useState<HeldClock | null>(null)
  const { hold, at } = state
  const key = JSON.stringify({ ...state, at: 0, alone: false })
  const shown = useRef<{ key: string; at: number; hold: boolean } | null>(null)

  const begin = useEffectEvent(() => {
    const before = shown.current
    // StrictMode runs this twice with the same key: the stage has not moved yet.
    if (before && before.key !== key && (before.hold || hold)) {
      const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS)
      return () => clearTimeout(timer)
    }
    shown.current = { key, at, hold }
    if (!hold) return showLive(bridge, inputOf, state)
    let isAlive = true
    void bringTo(bridge, inputOf, state, () => isAlive).then((held) => {
      if (isAlive) setClock(held)
    })
    return () => {
      isAlive = false
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or round is another showing
  useEffect(() => begin(), [key, round])

  useEffect(() => {
    const before = shown.current
    if (!hold || !clock || !before || before.at === at) return
    if (at < before.at) {
      const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS)
      return () => clearTimeout(timer)
    }
    clock.advance(at - before.at)
    shown.current = { ...before, at }
  }, [clock, hold, at])

  return clock !== null
}
