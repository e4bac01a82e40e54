import { useEffect, useState } from 'react'
import { emptyReport, type KombatInput, type KombatReport } from '#bridge/bridge.ts'
import { haptic } from '#client/platform/messenger.ts'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'

export interface Arena {
  readonly report: KombatReport
  /** True after any error of the stage: the page shows the fight in words. */
  readonly cannotDraw: boolean
  /** The arena's code failed to load, so nothing plays: the page shows the end of the fight. */
  readonly cannotPlay: boolean
  readonly isOver: boolean
  skip(): void
  /** @param entriesPlayed counts all entries, with the set-up entries */
  seek(entriesPlayed: number): void
}

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

  const hasWon = fight !== null && (fight.winner === fight.perspective || input?.opponent?.look.kind === 'boss')
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
