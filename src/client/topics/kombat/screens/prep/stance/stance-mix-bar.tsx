import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { stanceMixQuery } from '#client/topics/kombat/queries.ts'
import { formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { STANCES } from '#rules/kombat/stances.ts'
import styles from './stance-mix-bar.module.css'

/** Shares of the stances in the player's tier (R55). Placed beside the heading, so that loading shifts no layout. */
export const StanceMixBar = () => {
  const { t } = useTranslation()
  const mix = useQuery(stanceMixQuery).data?.mix
  if (!mix) return null
  const shares = STANCES.map((stance) => ({ stance, percent: mix[stance] })).filter(({ percent }) => percent > 0)
  const words = shares.map(({ stance, percent }) => `${t(`kombat.stance.${stance}.name`)} ${formatPercent(percent)}`)
  return (
    <div role="img" aria-label={`${t('kombat.stance.mix')}: ${words.join(', ')}`} className={styles.mix}>
      <span className="muted size-14 nowrap">{t('kombat.stance.mixTitle')}</span>
      <span className="flex grows shrinks radius-12 clipped inked-2">
        {shares.map(({ stance, percent }) => (
          <span key={stance} className={styles.share} data-stance={stance} style={{ flexGrow: percent }}>
            <Icon name={`stance-${stance}`} size={14} />
            {formatPercent(percent)}
          </span>
        ))}
      </span>
    </div>
  )
}
