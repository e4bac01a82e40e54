import type { CallData, CallInput } from '../../../../contracts/schemas.ts'
import type { MoveName } from '../../../game/move-effect.ts'
import { type Move, refusalText, useMove } from '../../../game/use-move.ts'
import { haptic } from '../../../platform/messenger.ts'
import { toast } from '../../../ui/feedback/toast.ts'

interface Telling<N extends MoveName> {
  readonly onDone: (answer: CallData<N>, input: CallInput<N> | undefined) => void
  /** What is said when the server gives no reason. */
  readonly failed: string
}

/** A move of a guild: a success is felt, a failure is felt and shown. */
export const useGuildMove = <N extends MoveName>(name: N, { onDone, failed }: Telling<N>): Move<N> =>
  useMove(name, {
    onDone: (answer, input) => {
      haptic('success')
      onDone(answer, input)
    },
    onFailed: (error) => {
      haptic('error')
      toast.error(refusalText(error) ?? failed)
    },
  })
