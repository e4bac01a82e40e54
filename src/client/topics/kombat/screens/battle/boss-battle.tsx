import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { toBossResult } from '#client/topics/boss/links.ts'
import { beforeFight } from '#client/topics/boss/shared/before-fight.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Replay } from '#contracts/wire.ts'
import { replayQuery } from '../../queries.ts'
import { bossContender, type Contender, petContender } from './contender.ts'
import { LiveBattle } from './live-battle.tsx'

interface DecidedProps {
  readonly replay: Replay
  readonly boss: NonNullable<Replay['boss']>
}

const Decided = ({ replay, boss: { slug, opponent: boss, second_phase_from: secondPhaseFrom } }: DecidedProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const leave = () => navigate(toBossResult(slug, replay.replay_id), { replace: true, state: originOf(state) })
  const user = useMemo(() => petContender(replay.user), [replay])
  const opponent = useMemo<Contender>(() => bossContender(t(`kombat.boss.${boss.boss_name}`), boss), [boss, t])
  useBackHandler(leave)
  const fight = useMemo(() => ({ ...replay, secondPhaseFrom }), [replay, secondPhaseFrom])
  const [before] = useState(() => beforeFight(replay.replay_id))
  return (
    <LiveBattle
      user={user}
      opponent={opponent}
      fight={fight}
      endLabel={t('kombat.next')}
      onEnd={leave}
      before={before}
    />
  )
}

/** Of a boss only name, skill and health are known (row 143). */
export const BossBattle = ({ replayId }: { readonly replayId: string }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { data: replay, isError } = useQuery(replayQuery(replayId))
  const isMissing = isError || (replay !== undefined && !replay.boss)
  useEffect(() => {
    if (!isMissing) return
    toast.error(t('kombat.failed'))
    navigate(PAGE.KOMBAT_PREP.path, { replace: true })
  }, [isMissing, navigate, t])
  return replay?.boss ? <Decided replay={replay} boss={replay.boss} /> : null
}
