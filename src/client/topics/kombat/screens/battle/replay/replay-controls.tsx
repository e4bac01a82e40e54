import { useTranslation } from 'react-i18next'
import type { CurvePoint } from '#client/topics/kombat/shared/health-curve/curve-points.ts'
import { HealthCurve } from '#client/topics/kombat/shared/health-curve/health-curve.tsx'
import type { Playback } from '../arena/use-playback.ts'
import type { LogNames } from '../panel/use-line-text.ts'
import { useSpeed } from '../use-speed.ts'
import styles from './replay-controls.module.css'
import { TransportIcon } from './transport-icon.tsx'

interface TransportButtonProps {
  readonly icon: Parameters<typeof TransportIcon>[0]['name']
  readonly label: string
  readonly isMain?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

const TransportButton = ({ icon, label, isMain = false, disabled = false, onClick }: TransportButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-main={isMain}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <TransportIcon name={icon} />
  </button>
)

export interface ReplayControlsProps {
  readonly playback: Playback
  readonly isOver: boolean
  readonly points: readonly CurvePoint[]
  readonly names: LogNames
  readonly openingTurns: number
}

export const ReplayControls = ({ playback, isOver, points, names, openingTurns }: ReplayControlsProps) => {
  const { t } = useTranslation()
  const { speed, toggle } = useSpeed()
  const { turn, turns, isPaused, goTo, stopAt } = playback
  const isPlaying = !isPaused && !isOver
  return (
    <section className={styles.controls} aria-label={t('replay.controls')}>
      <div className="row gap-8">
        <HealthCurve
          points={points}
          turn={turn}
          names={{ own: names.user, other: names.opponent }}
          label={t('replay.seek')}
          openingTurns={openingTurns}
          isPlayed
          isLow
          onTurn={goTo}
        />
        <output className={styles.turn} aria-hidden="true">
          {turn}/{turns}
        </output>
      </div>
      <div className={styles.row}>
        <TransportButton icon="first" label={t('replay.first')} disabled={turn === 0} onClick={() => stopAt(0)} />
        <TransportButton icon="back" label={t('replay.back')} disabled={turn === 0} onClick={() => stopAt(turn - 1)} />
        <TransportButton
          isMain
          icon={isOver ? 'again' : isPlaying ? 'pause' : 'play'}
          label={t(isOver ? 'replay.again' : isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={playback.toggle}
        />
        <TransportButton
          icon="forth"
          label={t('replay.forth')}
          disabled={turn === turns}
          onClick={() => stopAt(turn + 1)}
        />
        <TransportButton icon="last" label={t('replay.last')} disabled={turn === turns} onClick={() => stopAt(turns)} />
        <button type="button" className={styles.speed} aria-label={t('kombat.speed', { speed })} onClick={toggle}>
          x{speed}
        </button>
      </div>
    </section>
  )
}
