import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import type { CurvePoint } from './curve-points.ts'
import styles from './health-curve.module.css'

/** Size of the coordinates. The drawing is stretched to its box; strokes and marks are not. */
const WIDTH = 100
const HEIGHT = 100
/** In px. A longer movement is a drag. */
const DRAG_PX = 8

export interface HealthCurveProps {
  readonly points: readonly CurvePoint[]
  readonly turn: number
  readonly names: { readonly own: string; readonly other: string }
  readonly label: string
  /** Number of turns that stances affect (R55). 0 without stances. */
  readonly openingTurns?: number
  readonly isPlayed?: boolean
  readonly isLow?: boolean
  readonly onTurn: (turn: number) => void
  readonly onOpen?: (turn: number) => void
}

const WHOSE = ['other', 'own'] as const
type Whose = (typeof WHOSE)[number]

const shareOf = (point: CurvePoint, whose: Whose): number => (whose === 'own' ? point.ownShare : point.otherShare)

const lineOf = (points: readonly CurvePoint[], whose: Whose): string => {
  const last = Math.max(1, points.length - 1)
  return points
    .map((point) => `${((point.turn / last) * WIDTH).toFixed(2)} ${((1 - shareOf(point, whose)) * HEIGHT).toFixed(2)}`)
    .join('L')
}

const Line = ({ points, whose }: { readonly points: readonly CurvePoint[]; readonly whose: Whose }) => {
  const line = lineOf(points, whose)
  return (
    <g data-whose={whose}>
      <path className={styles.outline} d={`M${line}`} />
      <path className={styles.line} d={`M${line}`} />
    </g>
  )
}

const place = (point: CurvePoint, whose: Whose, turns: number): CSSProperties => ({
  left: `${(100 * point.turn) / Math.max(1, turns)}%`,
  top: `${100 * (1 - shareOf(point, whose))}%`,
})

const Marks = ({ points, turns }: { readonly points: readonly CurvePoint[]; readonly turns: number }) => {
  const end = points.at(-1)
  return (
    <>
      {points.map(
        (point) =>
          point.critical && (
            <span key={point.turn} className={styles.critical} style={place(point, point.critical, turns)}>
              <Sign name="star" />
            </span>
          ),
      )}
      {end &&
        turns > 0 &&
        WHOSE.map((whose) => (
          <span
            key={whose}
            className={styles.end}
            data-whose={whose}
            data-down={shareOf(end, whose) === 0}
            style={place(end, whose, turns)}
          >
            {shareOf(end, whose) === 0 && <Sign name="cross" />}
          </span>
        ))}
    </>
  )
}

/** A star is a critical hit, on the curve of the side that it hit. A cross marks a side without health (extra 10). */
export const HealthCurve = ({
  points,
  turn,
  names,
  label,
  openingTurns = 0,
  isPlayed = false,
  isLow = false,
  onTurn,
  onOpen,
}: HealthCurveProps) => {
  const { t } = useTranslation()
  const downX = useRef<number | null>(null)
  const turns = points.length - 1
  const point = points[turn] ?? points[0]
  const share = turns === 0 ? 0 : turn / turns
  const said = point
    ? [
        turn === 0 ? t('kombat.curve.start') : t('kombat.curve.turn', { turn, count: turns }),
        t('kombat.hpOf', {
          name: names.own,
          hp: formatInteger(point.ownHp),
          max: formatInteger(points[0]?.ownHp ?? 0),
        }),
        t('kombat.hpOf', {
          name: names.other,
          hp: formatInteger(point.otherHp),
          max: formatInteger(points[0]?.otherHp ?? 0),
        }),
        ...(turn > 0 && turn <= openingTurns ? [t('kombat.stanceMatchup.opening')] : []),
        ...(point.critical ? [t('kombat.curve.critical', { name: names[point.critical] })] : []),
      ].join('. ')
    : ''
  const openByTap = onOpen && {
    onPointerDown: ({ clientX }: PointerEvent) => {
      downX.current = clientX
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
      const isTap = downX.current !== null && Math.abs(clientX - downX.current) < DRAG_PX
      downX.current = null
      if (isTap) onOpen(currentTarget.valueAsNumber)
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') onOpen(currentTarget.valueAsNumber)
    },
  }
  return (
    <div className={styles.curve} data-low={isLow} style={{ '--share': share } as CSSProperties}>
      <div className={styles.plot} aria-hidden="true">
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          {openingTurns > 0 && (
            <rect className={styles.opening} width={(WIDTH * openingTurns) / Math.max(1, turns)} height={HEIGHT} />
          )}
          <path className={styles.half} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className={styles.area} d={`M0 ${HEIGHT}L${lineOf(points, 'own')}L${WIDTH} ${HEIGHT}Z`} />
          {WHOSE.map((whose) => (
            <Line key={whose} points={points} whose={whose} />
          ))}
        </svg>
        {openingTurns > 0 && !isLow && <span className={styles.caption}>{t('kombat.stanceMatchup.opening')}</span>}
        <Marks points={points} turns={turns} />
        {isPlayed && <span className={styles.veil} />}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={turns}
        step={1}
        value={turn}
        aria-label={label}
        aria-valuetext={said}
        onChange={(event) => onTurn(event.target.valueAsNumber)}
        {...openByTap}
      />
    </div>
  )
}
