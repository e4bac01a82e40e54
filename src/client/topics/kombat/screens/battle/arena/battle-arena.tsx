import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LOW_HEALTH_PERCENT } from '../../../../../../rules/constants.ts'
import type { VictoryWord } from '../../../../../../rules/kombat/victory-word.ts'
import { useStageBridge, useStageState } from '../../../../../stage/stage-context.ts'
import type { StageError } from '../../../../../stage/stage-host.tsx'
import { StageHost } from '../../../../../stage/stage-host.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { type Contender, maxHpOf, profileOf } from '../contender.ts'
import { BattleHeader } from '../panel/battle-header.tsx'
import type { LogLine } from '../panel/describe-entry.ts'
import type { LogNames } from '../panel/use-line-text.ts'
import { isLowHealth, shownHp } from './arena-input.ts'
import styles from './battle-arena.module.css'
import { BattleOverlays } from './battle-overlays.tsx'
import { type ScreenText, screenText } from './screen-text.ts'
import { TextFallback } from './text-fallback.tsx'
import type { Arena } from './use-arena.ts'
import { useHeadroom } from './use-headroom.ts'
import { VersusStrip } from './versus-strip.tsx'

const FIRST_COUNT = 3

export interface BattleArenaProps {
  readonly arena: Arena
  readonly user: Contender
  readonly opponent: Contender | null
  readonly names: LogNames
  readonly lastLines: readonly LogLine[]
  readonly loser: 'user' | 'opponent' | null
  /** What is said of the viewer's victory, once it is shown. */
  readonly word?: VictoryWord | null
  /** Text shown before the fight (row 79). */
  readonly waiting: 'finding' | 'loading'
  readonly isStill?: boolean
  readonly children?: ReactNode
}

/** The arena with its header, screen text and warnings, or the text fallback. */
export const BattleArena = ({
  arena,
  user,
  opponent,
  names,
  lastLines,
  loser,
  word = null,
  waiting,
  isStill = false,
  children,
}: BattleArenaProps) => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const plates = useRef<HTMLDivElement>(null)
  useHeadroom(box, plates)
  const { report, cannotDraw, cannotPlay, isOver } = arena
  const hp = shownHp(report, maxHpOf(user), opponent ? maxHpOf(opponent) : 0)
  const isFighting = report.phase === 'fighting'
  // It folds away while the countdown runs: the last numbers stand alone.
  const isVersus = report.phase === 'ready' || (report.phase === 'countdown' && report.countdown === FIRST_COUNT)
  const fallen = isOver || cannotPlay ? loser : null
  const [mine, theirs] = [profileOf(user), profileOf(opponent)]
  const text: ScreenText = cannotPlay ? null : screenText(report, waiting)
  const bridge = useStageBridge()
  const isInWords = useStageState((state) => state.isInWords) && !cannotDraw
  const isSlow = useStageState((state) => state.isSlow) && !cannotDraw
  const tell = (isInWords: boolean): void => bridge.store.setState({ isInWords })
  const fallback = (error: StageError | 'slow', retry: () => void) => (
    <TextFallback
      error={error}
      user={user}
      opponent={opponent}
      names={names}
      lines={lastLines}
      fallen={fallen}
      onRetry={retry}
    />
  )
  return (
    <div ref={box} className={styles.arena} data-plain={cannotDraw || isInWords}>
      <StageHost
        scene="kombat"
        label={
          opponent
            ? t('kombat.arena', { user: names.user, opponent: names.opponent })
            : t('kombat.arenaWaiting', { user: names.user })
        }
        fallback={fallback}
      >
        {isInWords && fallback('slow', () => tell(false))}
        <BattleOverlays
          text={text}
          isLowHealth={isFighting && isLowHealth(hp.user, maxHpOf(user), LOW_HEALTH_PERCENT)}
          criticalsTaken={report.criticalsTaken}
          isStill={isStill}
          defeated={fallen}
          word={word}
        />
      </StageHost>
      <BattleHeader
        user={user}
        opponent={opponent}
        hp={hp}
        status={report}
        turnsLeft={isFighting ? report.turnsLeft : null}
        plates={plates}
      >
        {isVersus && mine && theirs && <VersusStrip user={mine} opponent={theirs} />}
      </BattleHeader>
      {isSlow && !isInWords && (
        <div className={styles.offer}>
          <Button size="small" variant="secondary" onClick={() => tell(true)}>
            {t('kombat.slow.tell')}
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
