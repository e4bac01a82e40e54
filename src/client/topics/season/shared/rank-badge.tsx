import { useTranslation } from 'react-i18next'
import { pvpRankIcon } from '#assets/manifest/insignia.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import styles from './rank-badge.module.css'

export interface RankBadgeProps {
  readonly label: string
  readonly points: number | null
  readonly size: number
  readonly tone: 'past' | 'present'
}

export const RankBadge = ({ label, points, size, tone }: RankBadgeProps) => {
  const { t } = useTranslation()
  const step = points === null ? null : tierOf(rankPoints(points))
  return (
    <div className={styles.badge} data-tone={tone}>
      <p className="bold size-14 soft balance">{label}</p>
      {step ? (
        <ExtraIcon name={pvpRankIcon(step.index)} size={size} />
      ) : (
        <span className={styles.unknown} style={{ width: size, height: size }} aria-hidden="true">
          ?
        </span>
      )}
      <p className="font-display size-18 balance leading-110">{step ? rankTitle(step) : t('seasonEnd.unknown')}</p>
      <p className="golden font-display digits">
        {points === null ? '–' : t('seasonEnd.points', { points: formatInteger(points) })}
      </p>
    </div>
  )
}
