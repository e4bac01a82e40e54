import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CombatProfile, UserProfile } from '../../../contracts/wire.ts'
import { useBackHandler } from '../../platform/back-stack.ts'
import { toast } from '../../ui/toast.ts'
import { BossBattle } from './boss-battle.tsx'
import { bossFightOf } from './boss-fight.ts'
import { petContender } from './contender.ts'
import { LiveBattle } from './live-battle.tsx'
import { PREPARATION, resultOf } from './places.ts'
import { combatProfileQuery, profileQuery } from './queries.ts'
import { settleFight } from './settle-fight.ts'
import { useMatchFlow } from './use-kombat-flow.ts'

interface MatchProps {
  readonly profile: CombatProfile
  readonly player: UserProfile
}

const Match = ({ profile, player }: MatchProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { flow, memory } = useMatchFlow(player.user_id, {
    onFailed: () => {
      toast.error(t('kombat.failed'))
      navigate(PREPARATION, { replace: true })
    },
    onResume: (replayId) => navigate(resultOf(replayId), { replace: true }),
  })
  const answer = flow.step === 'decided' ? flow.answer : null
  const user = useMemo(() => petContender(answer?.user ?? profile), [answer, profile])
  const opponent = useMemo(() => {
    if (flow.step === 'decided') return petContender(flow.answer.enemy, flow.answer.is_bot)
    return flow.step === 'matched' ? petContender(flow.opponent, flow.opponent.is_bot) : null
  }, [flow])

  const settle = useEffectEvent(() => {
    if (answer) settleFight(queryClient, answer)
  })
  useEffect(() => () => settle(), [])
  useBackHandler(() => navigate(PREPARATION, { replace: true }))

  const goOn = () => {
    if (!answer) return
    memory.forgetReplay()
    settleFight(queryClient, answer)
    navigate(resultOf(answer.replay_id), { replace: true })
  }
  return <LiveBattle user={user} opponent={opponent} fight={answer} endLabel={t('kombat.next')} onEnd={goOn} />
}

/**
 * The normal battle (B2.1, rows 75–85): finds an opponent, shows the decided fight and leads to its result. With a boss
 * fight in the navigation's state it shows that one (row 143).
 */
export const KombatScreen = () => {
  const { state } = useLocation()
  const profile = useQuery(combatProfileQuery)
  const player = useQuery(profileQuery)
  const bossFight = useMemo(() => bossFightOf(state), [state])
  if (!profile.data || !player.data) return null
  if (bossFight) return <BossBattle profile={profile.data} fight={bossFight} />
  return <Match profile={profile.data} player={player.data} />
}
