import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { KombatInput } from '#bridge/bridge.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { type Contender, profileOf } from '../contender.ts'
import { stageFighter } from './arena-input.ts'

/** Memoized, so callers must pass stable references. */
export const useBattleInput = (
  user: Contender,
  opponent: Contender | null,
  fight: KombatInput['fight'],
): KombatInput => {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      user: stageFighter(user),
      opponent: opponent ? stageFighter(opponent) : null,
      fight,
      tier: tierOf(rankPoints(profileOf(user)?.rank ?? 0)).tier,
      labels: { critical: t('kombat.critical'), miss: t('kombat.miss'), frozen: t('kombat.frozen') },
    }),
    [user, opponent, fight, t],
  )
}
