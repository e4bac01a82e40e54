import type { TFunction } from 'i18next'
import type { Replay } from '#contracts/wire.ts'
import type { ResultView } from '../../shared/fight-story/result-view.ts'

export interface OutcomeWords {
  readonly title: string
  readonly against: string
  readonly said: string
  readonly change: readonly string[]
  /** Says why the rank does not change. Null if it may, or if a viewer who did not fight needs no reason. */
  readonly note: string | null
}

const noteOf = (t: TFunction, { kind, viewer }: Replay, { rank }: ResultView): string | null => {
  if (kind === 'challenge') return t('kombat.result.challenge')
  if (viewer === 'defender') return t('kombat.result.defended')
  return rank === null && viewer !== null ? t('kombat.result.unranked') : null
}

/** A viewer who did not fight reads who won (T14). */
export const outcomeWords = (t: TFunction, result: Replay, view: ResultView): OutcomeWords => {
  const gain = view.rank?.gain ?? 0
  const change =
    gain === 0 ? [] : [t(gain > 0 ? 'kombat.result.gain' : 'kombat.result.loss', { count: Math.abs(gain) })]
  const note = noteOf(t, result, view)
  if (result.viewer === null) {
    const winner = result.winner === 'attacker' ? result.user : result.enemy
    const title = t('kombat.result.strangerWon', { name: winner.username })
    const against = t('kombat.result.stranger', { user: result.user.username, enemy: result.enemy.username })
    return { title, against, said: `${title} ${against}`, change, note }
  }
  const name = view.other.username
  return {
    title: t(view.won ? 'kombat.result.victory' : 'kombat.result.defeat'),
    against: t('kombat.result.against', { name }),
    said: t(view.won ? 'kombat.result.saidWon' : 'kombat.result.saidLost', { name }),
    change,
    note,
  }
}
