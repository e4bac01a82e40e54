import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CombatProfile } from '../../../../../contracts/wire.ts'
import { useAppNavigate } from '../../../../game/navigation.tsx'
import { useBackHandler } from '../../../../platform/back-stack.ts'
import type { BossBattleFight } from '../../../boss/shelf/boss-battle.ts'
import { bossContender, type Contender, petContender } from './contender.ts'
import { LiveBattle } from './live-battle.tsx'

export interface BossBattleProps {
  readonly profile: CombatProfile
  readonly fight: BossBattleFight
}

/** A fight against a guild boss, of which only name, skill and health are known (row 143). */
export const BossBattle = ({ profile, fight: { boss, fight, secondPhaseFrom, back, backState } }: BossBattleProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const leave = () => navigate(back, { replace: true, state: backState })
  const user = useMemo(() => petContender(profile), [profile])
  const opponent = useMemo<Contender>(() => bossContender(t(`kombat.boss.${boss.boss_name}`), boss), [boss, t])
  useBackHandler(leave)
  const played = useMemo(() => ({ ...fight, secondPhaseFrom }), [fight, secondPhaseFrom])
  return <LiveBattle user={user} opponent={opponent} fight={played} endLabel={t('kombat.next')} onEnd={leave} />
}
