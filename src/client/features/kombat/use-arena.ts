import { useEffect, useState } from 'react'
import { emptyReport, type KombatInput } from '../../../bridge/bridge.ts'
import { useStageBridge } from '../../stage/stage-context.ts'

/** Puts the fight into the bridge while the screen is open and tells whether the arena has played it to its end. */
export const useArena = (input: KombatInput | null): { readonly isOver: boolean; readonly skip: () => void } => {
  const bridge = useStageBridge()
  const [finishedId, setFinishedId] = useState<string | null>(null)
  const fightId = input?.fight?.id ?? null

  useEffect(() => bridge.on('finished', ({ fightId: id }) => setFinishedId(id)), [bridge])

  useEffect(() => {
    bridge.store.setState({ kombat: input })
  }, [bridge, input])

  useEffect(
    () => () => {
      bridge.store.setState({ kombat: null, report: emptyReport })
    },
    [bridge],
  )

  return { isOver: fightId !== null && finishedId === fightId, skip: () => bridge.send('skip', undefined) }
}
