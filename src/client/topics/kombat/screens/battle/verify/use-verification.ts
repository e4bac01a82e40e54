import { useQuery } from '@tanstack/react-query'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import { verificationQuery } from '#client/topics/kombat/queries.ts'
import { shownCommitmentOf } from '#client/topics/kombat/shared/commitments.ts'
import type { Replay } from '#contracts/wire.ts'
import { type Verification, verdictOf, verifyFight } from './verify-fight.ts'

/** The server is asked only if this device could not check the commitment or simulate the fight. */
export type ServerWord = 'asking' | 'holds' | 'broken' | 'unknown' | 'commitmentBroken' | 'failed'

export interface VerificationState {
  readonly verification: Verification | null
  readonly server: ServerWord | null
}

const verifyHere = async (replay: Replay): Promise<Verification> => {
  const { simulationOf } = await import('#rules/kombat/fight-versions.ts')
  return verifyFight(replay, { subtle: subtleCrypto(), simulationOf, promise: shownCommitmentOf(replay.replay_id) })
}

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
    ...verificationQuery(replay.replay_id),
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
