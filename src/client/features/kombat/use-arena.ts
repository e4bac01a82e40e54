import { useEffect, useState } from 'react'
import { emptyReport, type KombatInput, type KombatReport } from '../../../bridge/bridge.ts'
import { haptic } from '../../platform/messenger.ts'
import { useStageBridge, useStageState } from '../../stage/stage-context.ts'

/** The arena as the page around it needs it. */
export interface Arena {
  readonly report: KombatReport
  /** No picture: the page tells the fight in its own way. */
  readonly cannotDraw: boolean
  /** The arena's own code has not come: nothing plays the fight, and the page shows its end. */
  readonly cannotPlay: boolean
  /** The fight was played to its end. */
  readonly isOver: boolean
  skip(): void
  /** A replay: the state after so many entries, set-up entries counted. */
  seek(entriesPlayed: number): void
}

/** Puts the fight into the bridge while the screen is open and follows what the arena makes of it. */
export const useArena = (input: KombatInput | null): Arena => {
  const bridge = useStageBridge()
  const [finishedId, setFinishedId] = useState<string | null>(null)
  const report = useStageState((state) => state.report)
  const error = useStageState((state) => state.error)
  const fight = input?.fight ?? null

  useEffect(() => bridge.on('finished', ({ fightId }) => setFinishedId(fightId)), [bridge])

  useEffect(() => {
    bridge.store.setState({ kombat: input })
  }, [bridge, input])

  useEffect(
    () => () => {
      bridge.store.setState({ kombat: null, isPaused: false, report: emptyReport })
    },
    [bridge],
  )

  const isOver = fight !== null && finishedId === fight.id
  const { criticalsTaken } = report
  useEffect(() => {
    if (criticalsTaken > 0) haptic('heavy')
  }, [criticalsTaken])

  const hasWon = fight !== null && fight.winner === fight.perspective
  useEffect(() => {
    if (isOver) haptic(hasWon ? 'success' : 'warning')
  }, [isOver, hasWon])

  return {
    report,
    cannotDraw: error !== null,
    cannotPlay: error === 'load-failed' && report.phase === 'idle',
    isOver,
    skip: () => bridge.send('skip', undefined),
    seek: (entriesPlayed) => {
      setFinishedId(null)
      bridge.send('seek', { entriesPlayed })
    },
  }
}
