import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goBack } from '../../../../platform/back-stack.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useKeys } from '../../../../ui/hooks/use-keys.ts'
import type { BeforeFight } from '../../../boss/shelf/before-fight.ts'
import { liveFight, type PlayedFight } from './arena/arena-input.ts'
import { useArena } from './arena/use-arena.ts'
import { useBattleInput } from './arena/use-battle-input.ts'
import { BattleScreen } from './battle-screen.tsx'
import type { Contender } from './contender.ts'
import { useClosingGuard } from './flow/use-closing-guard.ts'

export interface LiveBattleProps {
  /** Stable references: another one is another fighter. */
  readonly user: Contender
  readonly opponent: Contender | null
  readonly fight: PlayedFight | null
  /** One line below the arena, until the fight is over. */
  readonly hint?: string | null
  /** The button at the end: what it says and where it leads (rows 84, 94). */
  readonly endLabel: string
  readonly onEnd: () => void
  /** Leads to the result beside that; without it the button at the end does. */
  readonly onResult?: () => void
  /** Of a fight with a boss: its page as it was before. */
  readonly before?: BeforeFight | null
}

/** A fight that happens now, whatever its kind: search, countdown, fight, skip, and the button at its end (B2.1, B2.2, row 143). */
export const LiveBattle = (props: LiveBattleProps) => {
  const { user, opponent, fight, hint, endLabel, onEnd, onResult, before = null } = props
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
      hint={isDone ? null : hint}
    >
      {isDone && onResult && (
        <Button variant="secondary" fullWidth onClick={onResult}>
          {t('kombat.result.title')}
        </Button>
      )}
      {/* One button, so that whoever has skipped by keys stays on it. */}
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
