import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import type { StageError } from '#client/stage/stage-host.tsx'
import { StageHost } from '#client/stage/stage-host.tsx'
import type { BeforeFight } from '#client/topics/boss/shared/before-fight.ts'
import type { StanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { StanceMatchupLine } from '#client/topics/kombat/shared/fight-story/stance-matchup-line.tsx'
import { LOW_HEALTH_PERCENT } from '#rules/constants.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { VictoryWord } from '#rules/kombat/victory-word.ts'
import { bossScore } from '../boss/boss-score.ts'
import { ScoreStrip, ScoreTip } from '../boss/score-strip.tsx'
import { type Contender, maxHpOf, profileOf } from '../contender.ts'
import { Search } from '../finding/search.tsx'
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
import { isVersusShown, versusStances } from './versus-stances.ts'
import { VersusStrip } from './versus-strip.tsx'

export interface BattleArenaProps {
  readonly arena: Arena
  readonly user: Contender
  readonly opponent: Contender | null
  readonly names: LogNames
  readonly lastLines: readonly LogLine[]
  readonly loser: 'user' | 'opponent' | null
  readonly word?: VictoryWord | null
  readonly waiting: 'finding' | 'loading'
  readonly isStill?: boolean
  /** The player's stance, shown until the fight is decided (R55). */
  readonly ownStance?: Stance | null
  /** Stances of the decided fight. */
  readonly matchup?: StanceMatchup | null
  /** Shown over the arena during the turns that stances affect. */
  readonly openingMatchup?: StanceMatchup | null
  /** Values from before a boss fight. Null if another tab or device started it. */
  readonly before?: BeforeFight | null
  readonly children?: ReactNode
}

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
  ownStance = null,
  matchup = null,
  openingMatchup = null,
  before = null,
  children,
}: BattleArenaProps) => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const plates = useRef<HTMLDivElement>(null)
  useHeadroom(box, plates)
  const { report, cannotDraw, cannotPlay, isOver } = arena
  const hp = shownHp(report, maxHpOf(user), opponent ? maxHpOf(opponent) : 0)
  const isFighting = report.phase === 'fighting'
  const stances = versusStances(report, ownStance, matchup)
  const isVersus = isVersusShown(report, stances !== null)
  const isEnd = isOver || cannotPlay
  const boss = opponent?.kind === 'boss' ? opponent : null
  const score = boss ? bossScore(maxHpOf(boss) - hp.opponent, before) : null
  const fallen = isEnd && !score ? loser : null
  const final = isEnd && score ? score.damage : null
  const [mine, theirs] = [profileOf(user), profileOf(opponent)]
  const text: ScreenText = cannotPlay ? null : screenText(report, waiting)
  const bridge = useStageBridge()
  const isInWords = useStageState((state) => state.isInWords) && !cannotDraw
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
        {isInWords && fallback('slow', () => bridge.store.setState({ isInWords: false }))}
        <BattleOverlays
          text={text}
          isLowHealth={isFighting && isLowHealth(hp.user, maxHpOf(user), LOW_HEALTH_PERCENT)}
          criticalsTaken={report.criticalsTaken}
          isStill={isStill}
          defeated={fallen}
          final={final}
          word={word}
        />
        {waiting === 'finding' && !boss && <Search found={opponent} phase={report.phase} />}
      </StageHost>
      <BattleHeader
        user={user}
        opponent={opponent}
        hp={hp}
        status={report}
        turnsLeft={isFighting ? report.turnsLeft : null}
        plates={plates}
        score={
          score
            ? (turns) => (
                <ScoreStrip score={score} isLive={isFighting && !isStill} isOver={isEnd} hasGoals={before !== null}>
                  {turns}
                </ScoreStrip>
              )
            : undefined
        }
      >
        {isVersus && boss && waiting === 'finding' && <ScoreTip />}
        {openingMatchup && !cannotDraw && !isInWords && <StanceMatchupLine matchup={openingMatchup} />}
        {isVersus && mine && theirs && <VersusStrip user={mine} opponent={theirs} stances={stances} />}
      </BattleHeader>
      {children}
    </div>
  )
}
