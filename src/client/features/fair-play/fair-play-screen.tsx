import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { DeleteAccount } from '../../account-data/delete-account.tsx'
import { DeletedScreen } from '../../account-data/deleted-screen.tsx'
import { ExportData } from '../../account-data/export-data.tsx'
import { launchDataRaw } from '../../platform/launch-data.ts'
import { Button } from '../../ui/button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Loading, SkeletonCard } from '../../ui/skeleton-parts.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './fair-play-screen.module.css'
import { fairPlayQuery } from './queries.ts'
import { RulesPanel } from './rules-panel.tsx'
import { StatusPanel } from './status-panel.tsx'

const HOME = '/'
const SETTINGS = '/settings'
const ERROR = '/error'

/** What a banned player can still do: look again, take the own data along, delete the account. */
const BannedActions = ({ onLook, onDeleted }: { readonly onLook: () => void; readonly onDeleted: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <Button fullWidth variant="secondary" onClick={onLook}>
        {t('fairPlay.again')}
      </Button>
      <Panel className={styles.data}>
        <h2 className={styles.heading}>{t('account.title')}</h2>
        <ExportData />
        <DeleteAccount onDeleted={onDeleted} />
      </Panel>
    </>
  )
}

/**
 * Fair play (extra 20): the rules in plain words and how the player stands. Open to whoever is banned: the game sends them here
 * from its start, and lets them back in from here once the ban is lifted.
 */
export const FairPlayScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(fairPlayQuery)
  const [wasBanned, setWasBanned] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const isBanned = data?.status === 'banned'
  if (isBanned && !wasBanned) setWasBanned(true)
  if (launchDataRaw() === null) return <Navigate to={ERROR} replace />
  if (isDeleted) return <DeletedScreen />

  const look = async (): Promise<void> => {
    const { data: fresh } = await refetch()
    if (fresh?.status === 'banned') toast.blank(t('fairPlay.still'))
  }
  return (
    <Screen title={t('fairPlay.title')} {...(wasBanned ? {} : { onBack: () => navigate(SETTINGS) })}>
      <div className={styles.content}>
        {data ? (
          <>
            <StatusPanel fairPlay={data} />
            {wasBanned && !isBanned && (
              <Button fullWidth variant="claim" onClick={() => navigate(HOME, { replace: true })}>
                {t('fairPlay.enter')}
              </Button>
            )}
            {isBanned && <BannedActions onLook={() => void look()} onDeleted={() => setDeleted(true)} />}
          </>
        ) : error ? (
          <LoadProblem error={error} text={t('fairPlay.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('fairPlay.loading')}>
            <SkeletonCard />
          </Loading>
        )}
        <RulesPanel />
      </div>
    </Screen>
  )
}
