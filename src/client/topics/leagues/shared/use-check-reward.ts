import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { LeagueReward, OpenedReward } from '#contracts/wire.ts'
import type { LeagueSlug } from '#rules/leaderboards/league-rewards.ts'
import { leagueRewardQuery } from '../queries.ts'

/** Checks the shape, which production does not validate: a malformed answer opens no dialog (A5). */
const isReward = (answer: unknown): answer is LeagueReward =>
  typeof answer === 'object' &&
  answer !== null &&
  'has_reward' in answer &&
  typeof answer.has_reward === 'boolean' &&
  (!answer.has_reward ||
    ['tickets', 'chests', 'equipments', 'stones'].every((key) => Array.isArray(Reflect.get(answer, key))))

export const useCheckReward = () => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [checking, setChecking] = useState<LeagueSlug | null>(null)
  const [reward, setReward] = useState<LeagueReward | null>(null)
  const [isShown, setShown] = useState(false)
  const [chest, setChest] = useState<OpenedReward | 'coming' | null>(null)
  const mutation = useCallMutation('league.claimReward', {
    success: t('leagues.rewardsClaimed'),
    onDone: (answer) => {
      setReward(answer.reward)
      setChest(answer.opened)
    },
    failure: t('leagues.claimFailed'),
    onFailed: () => setChest(null),
  })
  const check = async (week: LeagueSlug): Promise<void> => {
    if (checking !== null) return
    setChecking(week)
    // Fetched again, because time or another device may have changed it.
    const answer: unknown = await client.fetchQuery({ ...leagueRewardQuery(week), staleTime: 0 }).catch(() => null)
    setChecking(null)
    if (!isReward(answer)) {
      toast.error(t('leagues.invalid'))
      return
    }
    setReward(answer)
    setShown(true)
  }
  return {
    checking,
    check: (week: LeagueSlug) => void check(week),
    /** Stays set while the dialog closes. */
    reward,
    isShown: isShown && chest === null,
    hide: () => setShown(false),
    isClaiming: mutation.isPending,
    claim: () => {
      if (reward && mutation.send({ query: { week: reward.week, league: 0 } })) setChest('coming')
    },
    chest,
    closeChest: () => setChest(null),
  }
}
