import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { mythicTopIcon, pvpRankIcon } from '#assets/manifest/insignia.ts'
import { type IconName, iconUrl } from '#assets/manifest/packs.ts'
import { formatBalance, formatCompact, formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { rankPoints, TIER, tierOf } from '#rules/season/ranks.ts'
import type { ShownBoard } from '../queries.ts'
import styles from './board-value.module.css'

export interface BoardValueProps {
  readonly board: ShownBoard
  /** Rank points, league points, nano TOK, friends or nano TON, by board. */
  readonly value: number
  /** The first places of Mythic have their own badges (row 158). */
  readonly place: number | null
  readonly compact?: boolean
}

const SIGNS = { league: 'trophy', tok: 'tok', refer: 'nav-friends' } as const satisfies Partial<
  Readonly<Record<ShownBoard, IconName>>
>

const rankIconUrl = (points: number, place: number | null): string => {
  const step = tierOf(rankPoints(points))
  const badge = place !== null && step.tier === TIER.Mythic ? mythicTopIcon(place) : null
  return extraIconUrl(badge ?? pvpRankIcon(step.index))
}

const signUrl = ({ board, value, place }: BoardValueProps): string => {
  if (board === 'pvp') return rankIconUrl(value, place)
  if (board === 'ton') return extraIconUrl('ton')
  return iconUrl(SIGNS[board])
}

const wordsOf = ({ board, value, compact = false }: BoardValueProps): string => {
  if (board === 'tok' || board === 'ton') return compact ? formatCompactTok(value) : formatBalance(value)
  return compact ? formatCompact(value) : formatInteger(value)
}

export const BoardValue = (props: BoardValueProps) => {
  const { t } = useTranslation()
  return (
    <span className={styles.value}>
      <img src={signUrl(props)} alt="" width={28} height={28} draggable={false} className={styles.sign} />
      <bdi className="golden breakable">{wordsOf(props)}</bdi>
      <span className="visually-hidden">{t(`leaderboards.unit.${props.board}`)}</span>
    </span>
  )
}
