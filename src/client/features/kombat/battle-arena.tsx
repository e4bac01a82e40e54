import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LOW_HEALTH_PERCENT } from '../../../rules/constants.ts'
import type { StageError } from '../../stage/stage-host.tsx'
import { StageHost } from '../../stage/stage-host.tsx'
import { isLowHealth, shownHp } from './arena-input.ts'
import styles from './battle-arena.module.css'
import { BattleHeader } from './battle-header.tsx'
import { BattleOverlays } from './battle-overlays.tsx'
import { type Contender, maxHpOf, profileOf } from './contender.ts'
import type { LogLine } from './describe-entry.ts'
import { type ScreenText, screenText } from './screen-text.ts'
import { TextTwin } from './text-twin.tsx'
import type { Arena } from './use-arena.ts'
import { useHeadroom } from './use-headroom.ts'
import type { LogNames } from './use-line-words.ts'
import { VersusStrip } from './versus-strip.tsx'

export interface BattleArenaProps {
  readonly arena: Arena
  readonly user: Contender
  readonly opponent: Contender | null
  readonly names: LogNames
  /** The lines of the last entry that was played. */
  readonly lastLines: readonly LogLine[]
  /** Who loses, once the fight is decided. */
  readonly loser: 'user' | 'opponent' | null
  /** What is said while nothing can be shown yet (row 79). */
  readonly waiting: 'finding' | 'loading'
  /** A replay that stands still. */
  readonly isStill?: boolean
  /** Buttons over the arena's upper corner. */
  readonly children?: ReactNode
}

/** The arena with all that stands over it: header, screen text, warnings, and the text twin where there is no picture. */
export const BattleArena = ({
  arena,
  user,
  opponent,
  names,
  lastLines,
  loser,
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
  const isVersus = report.phase === 'ready' || report.phase === 'countdown'
  const fallen = isOver || cannotPlay ? loser : null
  const [mine, theirs] = [profileOf(user), profileOf(opponent)]
  const text: ScreenText = cannotPlay ? null : screenText(report, waiting)
  const twin = (error: StageError, retry: () => void) => (
    <TextTwin
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
    <div ref={box} className={styles.arena} data-plain={cannotDraw}>
      <StageHost
        scene="kombat"
        label={
          opponent
            ? t('kombat.arena', { user: names.user, opponent: names.opponent })
            : t('kombat.arenaWaiting', { user: names.user })
        }
        fallback={twin}
      >
        <BattleOverlays
          text={text}
          isLowHealth={isFighting && isLowHealth(hp.user, maxHpOf(user), LOW_HEALTH_PERCENT)}
          criticalsTaken={report.criticalsTaken}
          isStill={isStill}
          defeated={fallen}
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
      {children}
    </div>
  )
}
