import { useTranslation } from 'react-i18next'
import { formatBalance, formatCompact, formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './board-value.module.css'
import { SHOWN_BOARDS, type ShownBoard } from './shown-boards.ts'

export interface BoardValueProps {
  readonly board: ShownBoard
  /** In the board's unit: see `SHOWN_BOARDS`. */
  readonly value: number
  readonly place: number | null
  readonly compact?: boolean
}

const wordsOf = ({ board, value, compact = false }: BoardValueProps): string => {
  if (SHOWN_BOARDS[board].value === 'nano') return compact ? formatCompactTok(value) : formatBalance(value)
  return compact ? formatCompact(value) : formatInteger(value)
}

export const BoardValue = (props: BoardValueProps) => {
  const { t } = useTranslation()
  const { board, value, place } = props
  return (
    <span className={styles.value}>
      <Icon name={{ url: SHOWN_BOARDS[board].signUrl(value, place) }} size={28} className={styles.sign} />
      <bdi className="golden breakable">{wordsOf(props)}</bdi>
      <span className="visually-hidden">{t(`leaderboards.unit.${board}`)}</span>
    </span>
  )
}
