import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameConfigQuery, profileQuery } from '#client/topics/home/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { tasksQuery } from '#client/topics/tasks/queries.ts'
import { missionsQuery } from '#client/topics/upgrades/queries.ts'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { earnBadge, type NavBadge, upgradeBadge } from '#rules/home/nav-badges.ts'
import styles from './bottom-nav.module.css'

const ToneBadge = ({ tone }: { readonly tone: NavBadge }) => {
  const { t } = useTranslation()
  return tone === null ? null : (
    <Badge tone={tone} label={` ${t(`shell.nav.badge.${tone}`)}`} className={styles.badge} />
  )
}

const EarnBadge = () => {
  const tasks = useQuery(tasksQuery).data ?? []
  return <ToneBadge tone={earnBadge(tasks.map(({ repeats, task_user }) => ({ repeats, done: task_user.repeats })))} />
}

const UpgradeBadge = () => {
  const settings = useQuery(gameConfigQuery).data
  const profile = useQuery(profileQuery).data
  const balanceNano = useQuery(balanceQuery).data
  const missions = useQuery(missionsQuery).data ?? []
  if (!settings || !profile || balanceNano === undefined) return null
  const upgrades = profile.upgrades.map(({ upgrade_type, upgrade_level }) => ({
    type: upgrade_type,
    level: upgrade_level,
  }))
  const missionsDone = missions.filter(({ completed }) => completed).length
  return <ToneBadge tone={upgradeBadge({ settings, upgrades, balanceNano, missionsDone })} />
}

const BADGES = { earn: EarnBadge, upgrade: UpgradeBadge }

export const TabBadge = ({ tab }: { readonly tab: keyof typeof BADGES }) => {
  const OwnBadge = BADGES[tab]
  return <OwnBadge />
}
