import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Playback } from '../arena/use-playback.ts'
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
}

/** Seek bar by turns, play and pause, single steps, both ends, and the speed (extra 3, row 77). */
export const ReplayControls = ({ playback, isOver }: ReplayControlsProps) => {
  const { t } = useTranslation()
  const { speed, toggle } = useSpeed()
  const { turn, turns, isPaused, goTo, stopAt } = playback
  const isPlaying = !isPaused && !isOver
  const turnText = turn === 0 ? t('replay.beginning') : t('replay.turnOf', { turn, count: turns })
  const share = turns === 0 ? 0 : turn / turns
  return (
    <section className={styles.controls} aria-label={t('replay.controls')}>
      <div className="row gap-10">
        <input
          type="range"
          className={styles.range}
          style={{ '--share': share } as CSSProperties}
          min={0}
          max={turns}
          step={1}
          value={turn}
          aria-label={t('replay.seek')}
          aria-valuetext={turnText}
          onChange={(event) => goTo(event.target.valueAsNumber)}
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
