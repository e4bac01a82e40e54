import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { airdropQuery } from '../queries.ts'
import styles from './airdrop-screen.module.css'
import { Checklist } from './checklist.tsx'
import { DaysPanel } from './days-panel.tsx'
import { DropScene } from './drop-scene.tsx'
import { PointsPanel } from './points-panel.tsx'
import { SnapshotsPanel } from './snapshots-panel.tsx'

type Airdrop = CallData<'airdrop.get'>

const Body = (airdrop: Airdrop) => (
  <>
    <DaysPanel {...airdrop} />
    <PointsPanel {...airdrop} />
    <Checklist {...airdrop} />
    <SnapshotsPanel snapshots={airdrop.snapshots} />
  </>
)

const Lead = ({ total }: { readonly total: number }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.lead}>
      <p id="airdrop-lead" className="golden font-display size-20 leading-115">
        {total > 0 ? (
          <>
            <RollingAmount value={total} format={formatInteger} /> {t('airdrop.pointsWord', { count: total })}
          </>
        ) : (
          t('airdrop.lead')
        )}
      </p>
      <p className={styles.small}>{t(total > 0 ? 'airdrop.pointsText' : 'airdrop.leadText')}</p>
    </div>
  )
}

export const AirdropScreen = () => {
  const { t } = useTranslation()
  const query = useQuery(airdropQuery)
  return (
    <Screen title={t('airdrop.title')} hideTitle hue="magenta">
      <div className="column gap-10">
        <section className={styles.hero} aria-labelledby="airdrop-lead">
          <DropScene />
          <Lead total={query.data?.points.total ?? 0} />
        </section>
        {query.data ? (
          <Body {...query.data} />
        ) : (
          <Pending queries={[query]} failed={t('airdrop.failed')} loading={t('airdrop.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={4} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
