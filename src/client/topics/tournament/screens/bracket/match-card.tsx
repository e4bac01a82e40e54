import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { BracketSeat, MatchView } from './bracket-view.ts'
import styles from './match-card.module.css'

const PORTRAIT_PX = 32

/** The name of a seat, with a text for erased accounts and bots without a name. */
export const useSeatName = (): ((seat: BracketSeat) => string) => {
  const { t } = useTranslation()
  return ({ username }) => username ?? t('tournament.bracket.erased')
}

interface SideProps {
  readonly side: MatchView['lower']
  /** Null while hidden. */
  readonly isWinner: boolean | null
}

const Side = ({ side, isWinner }: SideProps) => {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  if (side === null || side === 'bye')
    return (
      <span className={styles.side} data-vacant="">
        <span className={styles.nobody} aria-hidden="true">
          {side === null ? '?' : '–'}
        </span>
        <span className={styles.name}>{t(side === null ? 'tournament.bracket.open' : 'tournament.bracket.bye')}</span>
      </span>
    )
  return (
    <span
      className={styles.side}
      data-own={side.is_own || undefined}
      data-out={isWinner === false || undefined}
      data-won={isWinner === true || undefined}
    >
      <Avatar houseId={side.house_id} size={PORTRAIT_PX} className={styles.portrait ?? ''} />
      <bdi className={styles.name}>{nameOf(side)}</bdi>
      {side.kind !== 'player' && <span className={styles.kind}>{t(`tournament.bracket.kind.${side.kind}`)}</span>}
      <span className={styles.power}>{formatInteger(side.power)}</span>
      {isWinner === true && (
        <span className="rigid mint">
          <Sign name="check" />
        </span>
      )}
    </span>
  )
}

const useMatchLabel = (): ((match: MatchView) => string) => {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  return ({ lower, upper, winner }) => {
    if (upper === null || lower === null) return t('tournament.bracket.notYet')
    const said = (seat: BracketSeat): string => {
      const name = seat.is_own ? t('tournament.bracket.you') : isolated(nameOf(seat))
      const kind = seat.kind === 'player' ? '' : `, ${t(`tournament.bracket.kindSaid.${seat.kind}`)}`
      return t('tournament.bracket.fighter', { name: `${name}${kind}`, power: formatInteger(seat.power) })
    }
    if (lower === 'bye') return t('tournament.bracket.byeSaid', { name: said(upper) })
    const pair = t('tournament.bracket.pair', { upper: said(upper), lower: said(lower) })
    if (winner === null) return pair
    const won = winner === 'upper' ? upper : lower
    const name = won.is_own ? t('tournament.bracket.you') : isolated(nameOf(won))
    return `${pair} ${t('tournament.bracket.wonSaid', { name })}`
  }
}

export interface MatchCardProps {
  readonly match: MatchView
  readonly isNext: boolean
  readonly onWatch: (match: MatchView) => void
}

export const MatchCard = ({ match, isNext, onWatch }: MatchCardProps) => {
  const { t } = useTranslation()
  const label = useMatchLabel()(match)
  const { isOwn, lower, replayId, upper, winner } = match
  const sides = (
    <>
      <Side side={upper} isWinner={winner === null || lower === 'bye' ? null : winner === 'upper'} />
      <Side side={lower} isWinner={winner === null || lower === 'bye' ? null : winner === 'lower'} />
    </>
  )
  const className = classNames(styles.match, isOwn && styles.own, isNext && styles.next)
  if (replayId === null && !isNext)
    return (
      <div className={className}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true" className="column">
          {sides}
        </span>
      </div>
    )
  return (
    <button type="button" className={classNames(className, styles.pressable)} onClick={() => onWatch(match)}>
      <span className="visually-hidden">{t('tournament.bracket.watchSaid', { match: label })}</span>
      <span aria-hidden="true" className="column">
        {sides}
      </span>
    </button>
  )
}
