import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { launchDataRaw } from '#client/platform/launch-data.ts'
import { ReceiptsPanel } from '#client/topics/receipts/shared/receipts-panel.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { fairPlayQuery } from '../queries.ts'
import { DeleteAccount } from '../shared/delete-account.tsx'
import { DeletedScreen } from '../shared/deleted-screen.tsx'
import { ExportData } from '../shared/export-data.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { StatusPanel } from './status-panel.tsx'

const BannedActions = ({ onLook, onDeleted }: { readonly onLook: () => void; readonly onDeleted: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <Button fullWidth variant="secondary" onClick={onLook}>
        {t('fairPlay.again')}
      </Button>
      <Panel className="grid gap-10">
        <h2 className="size-18">{t('account.title')}</h2>
        <ExportData />
        <DeleteAccount onDeleted={onDeleted} />
      </Panel>
    </>
  )
}

/** Banned players are redirected to this page (extra 20). */
export const FairPlayScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const query = useQuery(fairPlayQuery)
  const [wasBanned, setWasBanned] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const isBanned = query.data?.status === 'banned'
  const isStranger = query.data?.status === 'stranger'
  if (isBanned && !wasBanned) setWasBanned(true)
  if (launchDataRaw() === null) return <Redirect to={PAGE.ERROR.path} />
  if (isDeleted) return <DeletedScreen />

  const look = async (): Promise<void> => {
    const { data: fresh } = await query.refetch()
    if (fresh?.status === 'banned') toast.blank(t('fairPlay.still'))
  }
  return (
    <Screen
      title={t('fairPlay.title')}
      hue="slate"
      {...(wasBanned ? {} : { onBack: () => navigate(PAGE.FAIR_PLAY.back) })}
    >
      <div className="column gap-12 above-inset">
        {query.data ? (
          <>
            <StatusPanel fairPlay={query.data} />
            {wasBanned && !isBanned && (
              <Button fullWidth variant="claim" onClick={() => navigate(PAGE.HOME.path, { replace: true })}>
                {t('fairPlay.enter')}
              </Button>
            )}
            {isStranger && (
              <Button fullWidth onClick={() => navigate(PAGE.ONBOARD_V2.path)}>
                {t('fairPlay.join')}
              </Button>
            )}
            {!isBanned && !isStranger && (
              <Panel>
                <ListRow
                  icon="luck"
                  title={t('fairPlay.luck')}
                  detail={t('fairPlay.luckText')}
                  onPress={() => navigate(PAGE.LUCK.path)}
                />
              </Panel>
            )}
            {!isBanned && <ReceiptsPanel isStranger={isStranger} />}
            {isBanned && <BannedActions onLook={() => void look()} onDeleted={() => setDeleted(true)} />}
          </>
        ) : (
          <Pending queries={[query]} failed={t('fairPlay.failed')} loading={t('fairPlay.loading')}>
            <SkeletonCard />
          </Pending>
        )}
        <RulesPanel />
      </div>
    </Screen>
  )
}
