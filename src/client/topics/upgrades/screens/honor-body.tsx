import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { missionsQuery } from '../queries.ts'
import { MissionList, type MissionListProps } from './mission-list.tsx'
import { UpgradeBody, type UpgradeBodyProps } from './upgrade-body.tsx'

type HonorTab = 'upgrade' | 'mission'

const Missions = (props: Omit<MissionListProps, 'missions'>) => {
  const { t } = useTranslation()
  const query = useQuery(missionsQuery)
  if (query.data) return <MissionList missions={query.data} {...props} />
  return (
    <Pending queries={[query]} failed={t('upgrades.missionsFailed')} loading={t('upgrades.missionsLoading')}>
      <SkeletonRows rows={4} />
    </Pending>
  )
}

export interface HonorBodyProps extends Omit<UpgradeBodyProps, 'onOpenMission'> {
  /** If false, the card opens at the level, or at the missions while only one of them can earn that level. */
  readonly opensMissions: boolean
}

export const HonorBody = ({ opensMissions, ...props }: HonorBodyProps) => {
  const { t } = useTranslation()
  const [tab, setTab] = useState<HonorTab>(
    opensMissions || (props.card.hasReadyMission && props.card.refusal !== null) ? 'mission' : 'upgrade',
  )
  return (
    <Tabs<HonorTab>
      label={t('upgrades.honorTabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'upgrade',
          label: t('upgrades.tab.upgrade'),
          content: <UpgradeBody {...props} onOpenMission={() => setTab('mission')} />,
        },
        {
          id: 'mission',
          label: t('upgrades.tab.mission'),
          content: <Missions canTakeLevel={props.card.refusal === null} onGotIt={() => setTab('upgrade')} />,
        },
      ]}
    />
  )
}
