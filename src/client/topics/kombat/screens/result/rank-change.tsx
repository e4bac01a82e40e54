import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rankTitle } from '#client/i18n/names.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { rankPoints, stepProgress } from '#rules/season/ranks.ts'
import type { ResultView } from '../../shared/fight-story/result-view.ts'
import styles from './rank-change.module.css'

const PERCENT = 100

export const RankChange = ({ rank }: { readonly rank: NonNullable<ResultView['rank']> }) => {
  const { t } = useTranslation()
  const isSameStep = rank.before.index === rank.after.index
  const [progress, setProgress] = useState(isSameStep ? stepProgress(rankPoints(rank.oldPoints)) : 0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setProgress(rank.progress))
    return () => cancelAnimationFrame(frame)
  }, [rank.progress])

  const change =
    rank.gain > 0
      ? t('kombat.result.gain', { count: rank.gain })
      : rank.gain < 0
        ? t('kombat.result.loss', { count: -rank.gain })
        : t('kombat.result.same')
  return (
    <div className="column gap-8">
      <div className={styles.steps}>
        {!isSameStep && (
          <>
            <span className={styles.before}>
              <Icon name={leagueIcon(rank.before.tier)} size={36} />
              {rankTitle(rank.before)}
            </span>
            <span className={styles.arrow} aria-hidden="true">
              <Sign name="right" />
            </span>
          </>
        )}
        <span className={styles.after}>
          <Icon name={leagueIcon(rank.after.tier)} size={52} />
          {rankTitle(rank.after)}
        </span>
      </div>
      <p className={styles.points}>
        <span>
          {formatInteger(rank.oldPoints)} <Sign name="right" /> {formatInteger(rank.newPoints)}
        </span>
        <strong data-direction={Math.sign(rank.gain)}>
          {rank.gain !== 0 && <Sign name={rank.gain > 0 ? 'up' : 'down'} />} {change}
        </strong>
      </p>
      <Bar value={Math.round(progress * PERCENT)} max={PERCENT} tone="violet" label={t('kombat.result.rank')} />
      <p className="muted size-14 text-center">
        {rank.next
          ? t('kombat.result.toNext', {
              points: formatInteger(rank.next.minPoints - rank.newPoints),
              name: rankTitle(rank.next),
            })
          : t('kombat.result.top')}
      </p>
    </div>
  )
}
