import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { victoryWord } from '#rules/kombat/victory-word.ts'
import type { PlayedFight } from './arena/arena-input.ts'
import { BattleArena, type BattleArenaProps } from './arena/battle-arena.tsx'
import { FightAnnouncer, outcomeText } from './arena/fight-announcer.tsx'
import type { Arena } from './arena/use-arena.ts'
import { areStancesRevealed } from './arena/versus-stances.ts'
import { WordsOffer } from './arena/words-offer.tsx'
import styles from './battle-screen.module.css'
import { type Contender, maxHpOf } from './contender.ts'
import { BattleControls } from './panel/battle-controls.tsx'
import { BattleLog } from './panel/battle-log.tsx'
import { BattlePanel } from './panel/battle-panel.tsx'
import { fightLog, lastLines } from './panel/describe-entry.ts'
import { useLogNames } from './panel/use-log-names.ts'
import { WornGear } from './panel/worn-gear.tsx'

export interface BattleScreenProps {
  readonly arena: Arena
  readonly user: Contender
  readonly opponent: Contender | null
  readonly fight: PlayedFight | null
  readonly waiting: BattleArenaProps['waiting']
  readonly hint?: string | null | undefined
  readonly before?: BattleArenaProps['before']
  readonly ownStance?: BattleArenaProps['ownStance']
  readonly children: ReactNode
}

export const BattleScreen = (props: BattleScreenProps) => {
  const { arena, user, opponent, fight, waiting, hint, before = null, ownStance = null, children } = props
  const { t } = useTranslation()
  const names = useLogNames(user, opponent)
  const { report, isOver, cannotPlay } = arena
  const scenario = fight?.scenario ?? []
  const entriesPlayed = cannotPlay ? scenario.length : report.entriesPlayed
  const matchup = fight && stanceMatchup(fight, 'attacker')
  const shownMatchup = cannotPlay || areStancesRevealed(report) ? matchup : null
  const lines = fight ? fightLog(scenario, entriesPlayed, 'attacker', shownMatchup) : []
  const hasWon = fight?.winner === 'attacker'
  const word = hasWon && opponent?.kind === 'pet' ? victoryWord(scenario, 'attacker') : null
  const damage = opponent?.kind === 'boss' ? maxHpOf(opponent) - report.hp.opponent : null
  const outcome =
    damage === null
      ? outcomeText(t, hasWon ? names.user : names.opponent, word)
      : t('kombat.score.damage', { damage: formatInteger(damage) })
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{t('kombat.title')}</h1>
      <BattleArena
        arena={arena}
        user={user}
        opponent={opponent}
        names={names}
        lastLines={lastLines(scenario, entriesPlayed, 'attacker', shownMatchup)}
        ownStance={fight ? null : ownStance}
        matchup={matchup}
        loser={fight ? (hasWon ? 'opponent' : 'user') : null}
        word={word}
        waiting={waiting}
        before={before}
      />
      <section className={styles.panel} aria-label={t('kombat.stats')}>
        <WordsOffer />
        <BattlePanel
          user={user}
          opponent={opponent}
          log={
            <>
              <BattleLog lines={lines} names={names} />
              <WornGear user={user} opponent={opponent} />
            </>
          }
          isFighting={fight !== null && (cannotPlay || report.phase === 'fighting' || report.phase === 'end')}
        />
        {hint != null && <p className="soft bold size-14 text-center balance leading-125">{hint}</p>}
        <BattleControls isOver={isOver || cannotPlay}>{children}</BattleControls>
      </section>
      <FightAnnouncer lines={lines} names={names} outcome={isOver && fight ? outcome : null} />
    </main>
  )
}
