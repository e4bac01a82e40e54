import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CombatProfile } from '../../../contracts/wire.ts'
import { useAppNavigate } from '../../game/navigation.tsx'
import { useBackHandler } from '../../platform/back-stack.ts'
import { type Contender, petContender } from './contender.ts'
import type { BossFight } from './flow/boss-fight.ts'
import { LiveBattle } from './live-battle.tsx'

export interface BossBattleProps {
  readonly profile: CombatProfile
  readonly fight: BossFight
}

/** A fight against a guild boss, of which only name, skill and health are known (row 143). */
export const BossBattle = ({ profile, fight: { boss, fight, back } }: BossBattleProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const leave = () => navigate(back, { replace: true })
  const user = useMemo(() => petContender(profile), [profile])
  const opponent = useMemo<Contender>(
    () => ({ kind: 'boss', name: t(`kombat.boss.${boss.boss_name}`), boss }),
    [boss, t],
  )
  useBackHandler(leave)
  return <LiveBattle user={user} opponent={opponent} fight={fight} endLabel={t('kombat.next')} onEnd={leave} />
}
