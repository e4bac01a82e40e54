import { useQuery } from '@tanstack/react-query'
import type { Replay } from '../../../contracts/wire.ts'
import { callQuery } from '../../api/call-query.ts'
import { promiseOf } from './seen-promises.ts'
import { type Verification, verdictOf, verifyFight } from './verify-fight.ts'

/** What the server says of its own fight, where this device could not say everything itself. */
export type ServerWord = 'asking' | 'holds' | 'broken' | 'unknown' | 'commitmentBroken' | 'failed'

/** The verification as far as it has come. */
export interface VerificationState {
  readonly verification: Verification | null
  /** Null where the device needed no help. */
  readonly server: ServerWord | null
}

const verifyHere = async (replay: Replay): Promise<Verification> => {
  const { simulationOf } = await import('../../../rules/fight-versions.ts')
  // Outside secure pages there is no `subtle`, whatever its type says.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null
  return verifyFight(replay, { subtle, simulationOf, promise: promiseOf(replay.replay_id) })
}

/** Verifies a fight on this device once `enabled`, and asks the server where the device has not those rules. */
export const useVerification = (replay: Replay, enabled: boolean): VerificationState => {
  const here = useQuery({
    queryKey: ['verify-here', replay.replay_id],
    queryFn: () => verifyHere(replay),
    enabled,
    gcTime: 0,
  })
  const verification = here.data ?? null
  const needsServer = verification !== null && verdictOf(verification) === 'unclear'
  const asked = useQuery({
    ...callQuery('combats.verify', { params: { id: replay.replay_id } }),
    enabled: enabled && needsServer,
  })
  const wordOf = (): ServerWord => {
    if (asked.isError) return 'failed'
    if (!asked.data) return 'asking'
    if (!asked.data.commitment_holds) return 'commitmentBroken'
    if (asked.data.scenario_holds === null) return 'unknown'
    return asked.data.scenario_holds ? 'holds' : 'broken'
  }
  return { verification, server: needsServer ? wordOf() : null }
}
