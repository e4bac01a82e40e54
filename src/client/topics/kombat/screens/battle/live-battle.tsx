import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goBack } from '#client/platform/back-stack.ts'
import type { BeforeFight } from '#client/topics/boss/shared/before-fight.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useKeys } from '#client/ui/hooks/use-keys.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { liveFight, type PlayedFight } from './arena/arena-input.ts'
import { useArena } from './arena/use-arena.ts'
import { useBattleInput } from './arena/use-battle-input.ts'
import { BattleScreen } from './battle-screen.tsx'
import type { Contender } from './contender.ts'
import { useClosingGuard } from './flow/use-closing-guard.ts'

export interface LiveBattleProps {
  /** Must be a stable reference, because a new one means a new fighter. */
  readonly user: Contender
  readonly opponent: Contender | null
  readonly fight: PlayedFight | null
  readonly hint?: string | null
  readonly endLabel: string
  readonly onEnd: () => void
  readonly onResult?: () => void
  readonly before?: BeforeFight | null
  readonly ownStance?: Stance | null
}

export const LiveBattle = (props: LiveBattleProps) => {
  const { user, opponent, fight, hint, endLabel, onEnd, onResult, before = null, ownStance = null } = props
  const { t } = useTranslation()
  const played = useMemo(() => fight && liveFight(fight), [fight])
  const arena = useArena(useBattleInput(user, opponent, played))
  const isDone = fight !== null && (arena.isOver || arena.cannotPlay)
  const canSkip = fight !== null && arena.report.phase !== 'idle'
  useClosingGuard(fight !== null && !isDone)
  useKeys([
    ['Enter', isDone ? onEnd : null],
    ['Escape', goBack],
  ])
  return (
    <BattleScreen
      arena={arena}
      user={user}
      opponent={opponent}
      fight={fight}
      waiting="finding"
      before={before}
      ownStance={ownStance}
      hint={isDone ? null : hint}
    >
      {isDone && onResult && (
        <Button variant="secondary" fullWidth onClick={onResult}>
          {t('kombat.result.title')}
        </Button>
      )}
      {/* One button for both, so that it keeps the keyboard's focus after skipping. */}
      <Button
        variant={isDone ? 'primary' : 'secondary'}
        fullWidth
        disabled={!isDone && !canSkip}
        onClick={isDone ? onEnd : arena.skip}
      >
        {isDone ? endLabel : t('kombat.skip')}
      </Button>
    </BattleScreen>
  )
}
