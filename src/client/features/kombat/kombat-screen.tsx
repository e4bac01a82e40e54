import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { KombatInput } from '../../../bridge/bridge.ts'
import type { CombatProfile, UserProfile } from '../../../contracts/wire.ts'
import { LOW_HEALTH_PERCENT } from '../../../rules/constants.ts'
import { rankPoints, tierOf } from '../../../rules/ranks.ts'
import { useBackHandler } from '../../platform/back-stack.ts'
import { haptic, setClosingConfirmation } from '../../platform/messenger.ts'
import { useStageState } from '../../stage/stage-context.ts'
import { StageHost } from '../../stage/stage-host.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { ArenaFallback } from './arena-fallback.tsx'
import { isLowHealth, liveFight, shownHp, stageFighter } from './arena-input.ts'
import { BattleHeader } from './battle-header.tsx'
import { BattleOverlays } from './battle-overlays.tsx'
import { BattlePanel } from './battle-panel.tsx'
import { battleLog } from './describe-entry.ts'
import styles from './kombat-screen.module.css'
import { combatProfileQuery, profileQuery } from './queries.ts'
import { screenText } from './screen-text.ts'
import { settleFight } from './settle-fight.ts'
import { useArena } from './use-arena.ts'
import { useKombatFlow } from './use-kombat-flow.ts'
import { useSpeed } from './use-speed.ts'

const PREPARATION = '/kombat_prep'
const resultOf = (replayId: string): string => `/kombat/result?fight=${replayId}`

interface BattleProps {
  readonly profile: CombatProfile
  readonly player: UserProfile
}

const Battle = ({ profile, player }: BattleProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { speed, toggle } = useSpeed()
  const { flow, memory } = useKombatFlow(player.user_id, {
    onFailed: () => {
      toast.error(t('kombat.failed'))
      navigate(PREPARATION, { replace: true })
    },
    onResume: (replayId) => navigate(resultOf(replayId), { replace: true }),
  })
  const answer = flow.step === 'decided' ? flow.answer : null
  const user = answer?.user ?? profile
  const opponent = answer?.enemy ?? (flow.step === 'matched' ? flow.opponent : null)
  const userName = user.username
  const opponentName = opponent?.username ?? t('kombat.unknown')

  const input = useMemo<KombatInput>(
    () => ({
      user: stageFighter(user),
      opponent: opponent ? stageFighter(opponent) : null,
      fight: answer ? liveFight(answer) : null,
      tier: tierOf(rankPoints(user.rank)).tier,
      labels: { critical: t('kombat.critical'), miss: t('kombat.miss'), frozen: t('kombat.frozen') },
    }),
    [user, opponent, answer, t],
  )
  const { isOver, skip } = useArena(input)
  const report = useStageState((state) => state.report)
  const cannotDraw = useStageState((state) => state.error !== null)

  const goOn = useEffectEvent(() => {
    if (!answer) return
    memory.forgetReplay()
    settleFight(queryClient, answer)
    navigate(resultOf(answer.replay_id), { replace: true })
  })
  const settle = useEffectEvent(() => {
    if (answer) settleFight(queryClient, answer)
  })
  useEffect(() => () => settle(), [])
  useBackHandler(() => navigate(PREPARATION, { replace: true }))

  const isRunning = answer !== null && !isOver
  useEffect(() => {
    setClosingConfirmation(isRunning)
    return () => setClosingConfirmation(false)
  }, [isRunning])

  const criticalsTaken = report.criticalsTaken
  useEffect(() => {
    if (criticalsTaken > 0) haptic('heavy')
  }, [criticalsTaken])
  const won = answer?.winner === 'attacker'
  useEffect(() => {
    if (isOver) haptic(won ? 'success' : 'warning')
  }, [isOver, won])

  const hp = shownHp(report, user.health_point, opponent?.health_point ?? 0)
  const entriesPlayed = cannotDraw ? Number.POSITIVE_INFINITY : report.entriesPlayed
  const lines = answer ? battleLog(answer.scenario, entriesPlayed, 'attacker') : []
  const isFighting = answer !== null && (cannotDraw || report.phase === 'fighting' || report.phase === 'end')

  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{t('kombat.title')}</h1>
      <div className={styles.arena}>
        <StageHost
          scene="kombat"
          label={
            opponent
              ? t('kombat.arena', { user: userName, opponent: opponentName })
              : t('kombat.arenaWaiting', { user: userName })
          }
          fallback={(error, retry) => (
            <ArenaFallback error={error} onRetry={retry} onResult={answer ? () => goOn() : null} />
          )}
        >
          {!cannotDraw && (
            <BattleOverlays
              text={screenText(report)}
              isLowHealth={report.phase === 'fighting' && isLowHealth(hp.user, user.health_point, LOW_HEALTH_PERCENT)}
              criticalsTaken={criticalsTaken}
              defeated={isOver ? (won ? 'opponent' : 'user') : null}
            />
          )}
        </StageHost>
        <BattleHeader
          user={user}
          userName={userName}
          opponent={opponent}
          opponentName={opponentName}
          hp={hp}
          turnsLeft={report.phase === 'fighting' ? report.turnsLeft : null}
        />
      </div>
      <section className={styles.panel}>
        <BattlePanel
          user={user}
          userName={userName}
          opponent={opponent}
          opponentName={opponentName}
          lines={lines}
          isFighting={isFighting}
        />
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.round}
            aria-label={t('kombat.info')}
            onClick={() => toast.blank(t('kombat.infoText'))}
          >
            <Icon name="info" size={28} />
          </button>
          <button type="button" className={styles.speed} aria-label={t('kombat.speed', { speed })} onClick={toggle}>
            <Icon name="speed" size={26} />
            <span>x{speed}</span>
          </button>
          {isOver || (cannotDraw && answer) ? (
            <Button fullWidth onClick={() => goOn()}>
              {t('kombat.next')}
            </Button>
          ) : (
            <Button variant="secondary" fullWidth disabled={!answer || report.phase === 'idle'} onClick={skip}>
              {t('kombat.skip')}
            </Button>
          )}
        </div>
      </section>
    </main>
  )
}

/** The normal battle (B2.1, rows 75–85): finds an opponent, shows the decided fight and leads to its result. */
export const KombatScreen = () => {
  const profile = useQuery(combatProfileQuery)
  const player = useQuery(profileQuery)
  if (!profile.data || !player.data) return null
  return <Battle profile={profile.data} player={player.data} />
}
