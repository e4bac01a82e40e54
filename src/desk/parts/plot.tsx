import { useId } from 'react'
import styles from './parts.module.css'

export interface PlotPoint {
  readonly label: string
  readonly value: number
}

export interface PlotProps {
  readonly title: string
  readonly points: readonly PlotPoint[]
  readonly textOf: (value: number) => string
}

const WIDTH = 480
const HEIGHT = 120
const GAP = 2

/** A bar chart from zero. Screen readers get the values as a list; a pointer on a bar shows its value. */
export const Plot = ({ title, points, textOf }: PlotProps) => {
  const id = useId()
  const highest = Math.max(1, ...points.map(({ value }) => value))
  const step = WIDTH / Math.max(1, points.length)
  const last = points.at(-1)
  return (
    <figure className={styles.plot}>
      <figcaption id={id} className="row justify-between gap-8">
        <span className="bold">{title}</span>
        {last === undefined ? null : <span className="digits golden">{textOf(last.value)}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points.map(({ label, value }, at) => {
          const height = (Math.max(0, value) / highest) * HEIGHT
          return (
            <rect key={label} x={at * step} y={HEIGHT - height} width={Math.max(1, step - GAP)} height={height}>
              <title>{`${label}: ${textOf(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="row justify-between muted size-13 digits" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{last?.label}</span>
      </p>
      <ul className="visually-hidden" aria-labelledby={id}>
        {points.map(({ label, value }) => (
          <li key={label}>{`${label}: ${textOf(value)}`}</li>
        ))}
      </ul>
    </figure>
  )
}
