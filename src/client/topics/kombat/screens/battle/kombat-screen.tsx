import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { seasonQuery } from '#client/topics/season/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CombatProfile, UserProfile } from '#contracts/wire.ts'
import { isOffSeason } from '#rules/season/season-times.ts'
import { toResult } from '../../links.ts'
import { combatProfileQuery } from '../../queries.ts'
import { BossBattle } from './boss-battle.tsx'
import { petContender } from './contender.ts'
import { useMatchFlow } from './flow/use-kombat-flow.ts'
import { LiveBattle } from './live-battle.tsx'

const HINTS = ['bars', 'turns', 'controls'] as const

const Match = ({ profile, player }: { readonly profile: CombatProfile; readonly player: UserProfile }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { flow, memory, settle } = useMatchFlow(player.user_id, {
    onFailed: () => {
      toast.error(t('kombat.failed'))
      navigate(PAGE.KOMBAT_PREP.path, { replace: true })
    },
    onResume: (replayId) => navigate(toResult(replayId), { replace: true }),
  })
  const answer = flow.step === 'decided' ? flow.answer : null
  const user = useMemo(() => petContender(answer?.user ?? profile), [answer, profile])
  const opponent = useMemo(() => {
    if (flow.step === 'decided') return petContender(flow.answer.enemy, flow.answer.is_bot)
    return flow.step === 'matched' ? petContender(flow.opponent, flow.opponent.is_bot) : null
  }, [flow])

  useBackHandler(() => navigate(PAGE.KOMBAT.back, { replace: true }))

  const goOn = () => {
    if (!answer) return
    memory.forgetReplay()
    settle()
    navigate(toResult(answer.replay_id), { replace: true })
  }
  const season = useQuery(seasonQuery).data
  // As it was at the start, so that the hint stays during the fight.
  const [isUnranked] = useState(() => season !== undefined && isOffSeason(season, nowMs()))
  const hint = HINTS[profile.fights] ?? (isUnranked ? 'unranked' : null)
  return (
    <LiveBattle
      user={user}
      opponent={opponent}
      fight={answer}
      ownStance={profile.stance}
      hint={hint ? t(`kombat.hint.${hint}`) : null}
      endLabel={t('kombat.next')}
      onEnd={goOn}
    />
  )
}

const OwnMatch = () => {
  const profile = useQuery(combatProfileQuery)
  const player = useQuery(profileQuery)
  return profile.data && player.data ? <Match profile={profile.data} player={player.data} /> : null
}

export const KombatScreen = () => {
  const bossReplayId = useSearchParams()[0].get('boss')
  return bossReplayId === null ? <OwnMatch /> : <BossBattle key={bossReplayId} replayId={bossReplayId} />
}
