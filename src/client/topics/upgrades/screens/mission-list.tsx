import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { missionName } from '#client/i18n/names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { Mission } from '#contracts/wire.ts'
import { isReadyMission } from '#rules/upgrades/ready-mission.ts'
import styles from './mission-list.module.css'
import { useCompleteMission } from './use-complete-mission.ts'

const ICONS: Readonly<Record<string, IconArt>> = {
  'win-fights': 'fight',
  'reach-silver': 'league-1',
  'refer-friends': 'nav-friends',
  hunt: 'attack',
  'check-in-streak': 'streak',
  refine: { url: kindPicture('sword', 'uncommon') },
  awaken: 'material-awake-stone',
}

const BAG_TYPES: ReadonlySet<string> = new Set(['refine', 'awaken'])

const rank = (mission: Mission): number => {
  if (mission.completed) return 2
  return isReadyMission(mission) ? 0 : 1
}

export interface MissionListProps {
  readonly missions: readonly Mission[]
  /** True if a completed mission has earned a level that is not taken. */
  readonly canTakeLevel: boolean
  readonly onGotIt: () => void
}

export const MissionList = ({ missions, canTakeLevel, onGotIt }: MissionListProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { complete, pendingId } = useCompleteMission()
  const press = (mission: Mission, isReady: boolean): void => {
    if (isReady || !BAG_TYPES.has(mission.type)) complete(mission)
    else navigate(PAGE.INVENTORY.path)
  }
  const sorted = missions.toSorted((left, right) => rank(left) - rank(right))
  const available = missions.filter(({ completed }) => !completed).length
  return (
    <div className="grid gap-10">
      <h3 className="size-20">{t('upgrades.missions', { count: available })}</h3>
      <p className="soft leading-135">{t('upgrades.missionsText')}</p>
      {missions.length === 0 && (
        <EmptyState
          picture="empty"
          size="compact"
          level={3}
          title={t('upgrades.missionsNone')}
          text={t('upgrades.missionsNoneText')}
        />
      )}
      <ul className={styles.list}>
        {sorted.map((mission) => {
          const isReady = rank(mission) === 0
          return (
            <li key={mission.id}>
              <ListRow
                icon={ICONS[mission.type] ?? 'trophy'}
                title={missionName(mission)}
                detail={
                  isReady
                    ? t('upgrades.missionReady')
                    : t('upgrades.missionSteps', { done: mission.task_user.repeats, repeats: mission.repeats })
                }
                state={mission.completed ? 'done' : pendingId === mission.id ? 'progress' : 'idle'}
                current={isReady}
                {...(isReady ? { trailing: <Badge tone="green" text={t('upgrades.ready')} /> } : {})}
                {...(mission.completed ? {} : { onPress: () => press(mission, isReady) })}
              />
            </li>
          )
        })}
      </ul>
      <Button variant={canTakeLevel ? 'primary' : 'secondary'} fullWidth onClick={onGotIt}>
        {t(canTakeLevel ? 'upgrades.takeLevel' : 'upgrades.gotIt')}
      </Button>
    </div>
  )
}
