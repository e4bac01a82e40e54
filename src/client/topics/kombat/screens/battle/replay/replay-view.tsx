import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { goBack } from '#client/platform/back-stack.ts'
import { deepLink } from '#client/platform/deep-link.ts'
import { shareLink } from '#client/platform/share-link.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { curvePoints } from '#client/topics/kombat/shared/health-curve/curve-points.ts'
import { openingTurns } from '#client/topics/kombat/shared/health-curve/opening-turns.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatDate } from '#client/ui/format/format.ts'
import { useKeys } from '#client/ui/hooks/use-keys.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Replay } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { victoryWord } from '#rules/kombat/victory-word.ts'
import { replayFight } from '../arena/arena-input.ts'
import { BattleArena } from '../arena/battle-arena.tsx'
import { FightAnnouncer, outcomeText } from '../arena/fight-announcer.tsx'
import { useArena } from '../arena/use-arena.ts'
import { useBattleInput } from '../arena/use-battle-input.ts'
import { type Playback, usePlayback } from '../arena/use-playback.ts'
import { WordsOffer } from '../arena/words-offer.tsx'
import styles from '../battle-screen.module.css'
import { bossContender, petContender } from '../contender.ts'
import { BattlePanel } from '../panel/battle-panel.tsx'
import { fightLog, lastLines } from '../panel/describe-entry.ts'
import { TurnLog } from '../panel/turn-log.tsx'
import { useLogNames } from '../panel/use-log-names.ts'
import { VerifySheet } from '../verify/verify-sheet.tsx'
import { ReplayControls } from './replay-controls.tsx'
import replayStyles from './replay-view.module.css'
import { TransportIcon } from './transport-icon.tsx'

const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

const useResultLine = (replay: Replay, winner: string, isEndShown: boolean): string => {
  const { t } = useTranslation()
  if (isEndShown) return t('replay.outcome', { name: winner, count: replay.scenario.length - SETUP_ENTRIES })
  const kind = replay.kind !== 'match' ? replay.kind : replay.ranked ? 'match' : 'unranked'
  return t('replay.about', { kind: t(`replay.${kind}`), date: formatDate(Date.parse(replay.fought_at)) })
}

const useOpeningTurn = ({ startWith }: Playback, turn: number): void => {
  const start = useEffectEvent(startWith)
  useEffect(() => {
    if (Number.isInteger(turn) && turn > 0) return start(turn)
  }, [turn])
}

export const ReplayView = ({ replay }: { readonly replay: Replay }) => {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>(replay.viewer ?? 'attacker')
  const [search] = useSearchParams()
  const [isVerifying, setVerifying] = useState(search.get('verify') === '1')
  const settings = useQuery(gameConfigQuery)
  const { user: attacker, enemy: defender, is_bot: isBot, scenario, boss } = replay
  const [user, opponent] = useMemo(() => {
    const enemy = boss
      ? bossContender(t(`kombat.boss.${boss.opponent.boss_name}`), boss.opponent)
      : petContender(defender, isBot)
    const sides = [petContender(attacker), enemy] as const
    return side === 'attacker' ? sides : ([sides[1], sides[0]] as const)
  }, [attacker, defender, isBot, boss, side, t])
  const fight = useMemo(
    () => replayFight(boss ? { ...replay, secondPhaseFrom: boss.second_phase_from } : replay, side),
    [replay, boss, side],
  )
  const arena = useArena(useBattleInput(user, opponent, fight))
  const playback = usePlayback(arena, scenario.length)
  const { turn, turns, toggle, stopAt } = playback
  const names = useLogNames(user, opponent)
  const isWon = replay.winner === side
  const word = useMemo(() => (boss ? null : victoryWord(scenario, replay.winner)), [boss, scenario, replay.winner])
  const winner = isWon ? names.user : names.opponent
  const isEndShown = arena.isOver || turn === turns
  const resultLine = useResultLine(replay, winner, isEndShown)
  const points = useMemo(() => curvePoints(scenario, side), [scenario, side])
  useOpeningTurn(playback, Number(search.get('turn') ?? 0))
  const entries = turn + SETUP_ENTRIES
  const matchup = stanceMatchup(replay, side)
  const opening = matchup ? openingTurns(scenario) : 0

  useKeys([
    [' ', toggle],
    ['ArrowLeft', () => stopAt(turn - 1)],
    ['ArrowRight', () => stopAt(turn + 1)],
    ['Home', () => stopAt(0)],
    ['End', () => stopAt(turns)],
    ['Escape', goBack],
  ])

  const share = async () => {
    if (!settings.data) return
    const url = deepLink(settings.data.client.bot_link, 'replay', replay.replay_id)
    const text = t('replay.shareText', { attacker: attacker.username, defender: defender.username })
    if ((await shareLink(url, text)) === 'copied') toast.success(t('replay.copied'))
  }
  const changeSide = () => {
    playback.keepTurn()
    setSide(otherSide(side))
  }

  return (
    <main className={styles.screen} data-kind="replay">
      <h1 className="visually-hidden">{t('replay.title')}</h1>
      <BattleArena
        arena={arena}
        user={user}
        opponent={opponent}
        names={names}
        lastLines={lastLines(scenario, entries, side, matchup)}
        loser={isWon ? 'opponent' : 'user'}
        word={isWon ? word : null}
        waiting="loading"
        isStill={playback.isPaused}
        openingMatchup={turn <= opening ? matchup : null}
      />
      <section className={styles.panel} aria-label={t('replay.title')}>
        <WordsOffer />
        <BattlePanel
          user={user}
          opponent={opponent}
          log={
            <TurnLog
              scenario={scenario}
              perspective={side}
              names={names}
              matchup={matchup}
              turn={turn}
              onGoTo={stopAt}
            />
          }
          isFighting
        />
        <div className={replayStyles.foot}>
          <p className={replayStyles.result} data-end={isEndShown}>
            {resultLine}
          </p>
          <ReplayControls
            openingTurns={opening}
            playback={playback}
            isOver={arena.isOver}
            points={points}
            names={names}
          />
          <div className={replayStyles.actions}>
            <button type="button" className={replayStyles.square} aria-label={t('ui.back')} onClick={goBack}>
              <Icon name="back" size={24} />
            </button>
            <Button size="small" variant="secondary" fullWidth icon="check" onClick={() => setVerifying(true)}>
              {t('replay.verify.open')}
            </Button>
            <Button size="small" variant="secondary" fullWidth disabled={!settings.data} onClick={() => void share()}>
              {t('replay.share')}
            </Button>
            {replay.viewer === null && (
              <button
                type="button"
                className={replayStyles.square}
                aria-label={`${t('replay.side')} ${opponent.name}`}
                onClick={changeSide}
              >
                <TransportIcon name="swap" />
              </button>
            )}
          </div>
        </div>
      </section>
      <FightAnnouncer
        lines={fightLog(scenario, entries, side, matchup)}
        names={names}
        outcome={arena.isOver ? outcomeText(t, winner, word) : null}
      />
      <VerifySheet replay={replay} open={isVerifying} onClose={() => setVerifying(false)} />
    </main>
  )
}
