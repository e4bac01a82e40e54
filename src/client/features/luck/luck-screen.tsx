import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '../../game/navigation.tsx'
import { addressOf, PLACES } from '../../game/places.ts'
import { luckQuery } from '../../game/queries.ts'
import styles from '../../ui/column.module.css'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard } from '../../ui/feedback/skeleton-parts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ChainPanel } from './chain-panel.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { RollList } from './roll-list.tsx'

/** Where a player came from, in the navigation state; fair play without one. */
const backOf = (state: unknown) =>
  (typeof state === 'object' && state !== null && 'back' in state ? addressOf(state.back) : null) ?? PLACES.FAIR_PLAY

/** Provable luck (R46): the chain of seeds, each roll with its odds and outcome, verified on this device. */
export const LuckScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const { data, error, refetch } = useQuery(luckQuery)
  return (
    <Screen title={t('luck.title')} hue="teal" onBack={() => navigate(backOf(state))}>
      <div className={styles.column}>
        <p className={styles.about}>{t('luck.about')}</p>
        {data ? (
          <>
            <ChainPanel chain={data.chain} />
            <RatesPanel {...data} />
            <RollList keptDays={data.kept_days} />
          </>
        ) : error ? (
          <LoadProblem error={error} text={t('luck.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('luck.loading')}>
            <SkeletonCard />
            <SkeletonCard />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
