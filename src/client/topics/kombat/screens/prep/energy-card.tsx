import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { energyQuery } from '../../queries.ts'
import type { EnergyNow } from '../../shared/energy.ts'
import styles from './energy-card.module.css'
import { LoadFailed } from './load-failed.tsx'

export const EnergyCard = ({ energy }: { readonly energy: EnergyNow | null }) => {
  const { t } = useTranslation()
  const { isError, refetch } = useQuery(energyQuery)
  if (energy === null && isError) {
    return <LoadFailed text={t('kombat.prep.energyFailed')} onRetry={() => void refetch()} />
  }
  const next =
    energy === null
      ? ''
      : energy.nextInMs === null
        ? t('kombat.prep.energyFull')
        : t('kombat.prep.energyNext', { amount: energy.nextAmount, time: formatClock(energy.nextInMs) })
  return (
    <div className="row wrap gap-8">
      <Icon name="energy" size={38} />
      <Bar
        value={energy?.current ?? 0}
        max={energy?.max ?? 1}
        tone="cyan"
        label={t('kombat.prep.energy')}
        {...(energy ? { text: t('home.energyOf', { current: energy.current, max: energy.max }) } : {})}
        {...(styles.meter ? { className: styles.meter } : {})}
      />
      <span className="soft digits push-end text-end">{next}</span>
    </div>
  )
}
