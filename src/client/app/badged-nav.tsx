import { useQuery } from '@tanstack/react-query'
import { earnBadge, upgradeBadge } from '../../rules/nav-badges.ts'
import { callQuery } from '../api/call-query.ts'
import { BottomNav } from './bottom-nav.tsx'

const settingsQuery = callQuery('settings.get')
const profileQuery = callQuery('users.me')
const balanceQuery = callQuery('users.balance')
const missionsQuery = callQuery('upgrades.missions')
const tasksQuery = callQuery('tasks.list')

/** The tabs with their badges (row 17, T40): Earn red while a task is left, Upgrade green while an upgrade can be had. */
export const BadgedNav = () => {
  const settings = useQuery(settingsQuery).data
  const profile = useQuery(profileQuery).data
  const balanceNano = useQuery(balanceQuery).data
  const missions = useQuery(missionsQuery).data
  const tasks = useQuery(tasksQuery).data
  const earn = tasks ? earnBadge(tasks.map(({ repeats, task_user }) => ({ repeats, done: task_user.repeats }))) : null
  const upgrade =
    settings && profile && balanceNano !== undefined
      ? upgradeBadge({
          settings,
          upgrades: profile.upgrades.map(({ upgrade_type, upgrade_level }) => ({
            type: upgrade_type,
            level: upgrade_level,
          })),
          balanceNano,
          missionsDone: (missions ?? []).filter(({ completed }) => completed).length,
        })
      : null
  return <BottomNav badges={{ earn, upgrade }} />
}
