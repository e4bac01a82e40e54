import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CombatProfile, UserProfile } from '#contracts/wire.ts'
import { toResult } from '../../links.ts'
import { combatProfileQuery, opponentPreviewQuery } from '../../queries.ts'
import { ChallengePreview } from './arena/challenge-preview.tsx'
import { petContender } from './contender.ts'
import { challengeError } from './flow/run-challenge.ts'
import { useChallengeFlow } from './flow/use-kombat-flow.ts'
import { LiveBattle } from './live-battle.tsx'

/** After a failed challenge the preparation is shown (row 95). */
const useRefusal = (): ((error: unknown) => void) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (error) => {
    toast.error(challengeError(error) ?? t('kombat.failed'))
    navigate(PAGE.KOMBAT_PREP.path, { replace: true })
  }
}

interface ChallengeProps {
  readonly profile: CombatProfile
  readonly player: UserProfile
  readonly query: string
}

const Challenge = ({ profile, player, query }: ChallengeProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { flow, memory } = useChallengeFlow(player.user_id, query, {
    onFailed: useRefusal(),
    onResume: (replayId) => navigate(toResult(replayId), { replace: true }),
  })
  const result = flow.step === 'decided' ? flow.answer : null
  const user = useMemo(() => petContender(result?.user ?? profile), [result, profile])
  const opponent = useMemo(() => (result ? petContender(result.enemy, result.is_bot) : null), [result])
  const leave = () => {
    memory.forgetReplay()
    navigate(PAGE.FRIENDLY_KOMBAT.back, { replace: true })
  }
  const showResult = () => {
    memory.forgetReplay()
    if (result) navigate(toResult(result.replay_id), { replace: true })
  }
  useBackHandler(leave)
  return (
    <LiveBattle
      user={user}
      opponent={opponent}
      fight={result}
      ownStance={profile.stance}
      endLabel={t('kombat.home')}
      onEnd={leave}
      onResult={showResult}
    />
  )
}

/** Asks first, because a link must not start a fight. */
const LinkedChallenge = ({ profile, player, query }: ChallengeProps) => {
  const [isAccepted, setAccepted] = useState(false)
  const refuse = useEffectEvent(useRefusal())
  const preview = useQuery(opponentPreviewQuery(query))
  useEffect(() => {
    if (preview.error) refuse(preview.error)
  }, [preview.error])
  if (isAccepted) return <Challenge profile={profile} player={player} query={query} />
  return <ChallengePreview user={profile} opponent={preview.data ?? null} onFight={() => setAccepted(true)} />
}

const queryOfState = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'query' in state ? String(state.query) : ''

/**
 * A name or id in the navigation state starts the challenge at once. A link's `?id=` shows a preview first. A challenge
 * costs no energy and changes no rank (R11).
 */
export const FriendlyScreen = () => {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const profile = useQuery(combatProfileQuery)
  const player = useQuery(profileQuery)
  // Kept, because the router already has the next address while the page closes.
  const [linkedId] = useState(() => search.get('id'))
  const [query] = useState(() => queryOfState(state))
  if (!profile.data || !player.data) return null
  return linkedId === null ? (
    <Challenge profile={profile.data} player={player.data} query={query} />
  ) : (
    <LinkedChallenge profile={profile.data} player={player.data} query={linkedId} />
  )
}
