import { useId } from 'react'
import { Bar, CartesianGrid, ComposedChart, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCompact, formatPercent } from '#client/ui/format/format.ts'
import { useLanguage } from '../texts/desk-texts.ts'
import { countText } from './amount-text.ts'
import styles from './parts.module.css'

export interface PlotSeries {
  readonly name: string
  /** By day. A day without a value is a gap. */
  readonly values: ReadonlyMap<string, number>
}

export interface PlotProps {
  readonly title: string
  readonly unit: keyof typeof TEXTS
  /** UTC days such as `2026-11-24`, oldest first. */
  readonly days: readonly string[]
  readonly series: readonly PlotSeries[]
}

const TEXTS = {
  count: { exact: countText, onAxis: formatCompact },
  percent: { exact: formatPercent, onAxis: formatPercent },
} as const

const HEIGHT = 200
const AXIS_HEIGHT = 22
/** A line of at most this many points gets dots as well, because a point between two gaps has no line. */
const FEW_POINTS = 7
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 }
const TICK = { fill: 'var(--text-muted)', fontSize: 12 }
const TOOLTIP = {
  border: '2px solid var(--panel-edge)',
  borderRadius: 10,
  background: 'var(--ink)',
  padding: '6px 10px',
  fontSize: 14,
}
/** Different dashes, so that the lines can be told apart without colours. */
const LINES = [
  { stroke: 'var(--cyan)' },
  { stroke: 'var(--gold)', strokeDasharray: '7 3' },
  { stroke: 'var(--mint)', strokeDasharray: '2 3' },
]

/** The y axis starts at zero. Screen readers get a list of all values. Pointer and arrow keys show those of a day. */
export const Plot = ({ title, unit, days, series }: PlotProps) => {
  const id = useId()
  const { language } = useLanguage()
  const { exact, onAxis } = TEXTS[unit]
  const dayFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayText = (day: string): string => dayFormat.format(new Date(day))
  const isLines = series.length > 1
  const last = series[0]?.values.get(days.at(-1) ?? '')
  const ofDay = (day: string): string =>
    series
      .flatMap(({ name, values }) => {
        const value = values.get(day)
        if (value === undefined) return []
        return isLines ? `${name}: ${exact(value)}` : exact(value)
      })
      .join(', ')
  const counted = days.filter((day) => ofDay(day) !== '')
  return (
    <figure className={styles.plot}>
      <figcaption id={id} className="row justify-between gap-8">
        <span className="bold">{title}</span>
        {isLines || last === undefined ? null : <span className="digits golden">{exact(last)}</span>}
      </figcaption>
      <ComposedChart
        responsive
        style={{ width: '100%', height: HEIGHT }}
        data={days}
        margin={MARGIN}
        accessibilityLayer
        aria-labelledby={id}
      >
        <CartesianGrid vertical={false} stroke="var(--panel-line)" strokeDasharray="2 4" />
        <XAxis
          dataKey={(day: string) => day}
          tickFormatter={dayText}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--panel-line)' }}
          height={AXIS_HEIGHT}
          interval="equidistantPreserveEnd"
          minTickGap={16}
        />
        <YAxis
          tickFormatter={onAxis}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={unit !== 'count'}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--panel-edge)' }}
          separator=": "
          contentStyle={TOOLTIP}
          labelFormatter={(day) => dayText(String(day))}
          formatter={(value) => exact(Number(value))}
          itemSorter={({ name }) => series.findIndex((one) => one.name === name)}
        />
        {isLines ? <Legend verticalAlign="top" iconType="plainline" iconSize={24} itemSorter={null} /> : null}
        {series.map(({ name, values }, at) =>
          isLines ? (
            <Line
              key={name}
              name={name}
              dataKey={(day: string) => values.get(day)}
              {...LINES[at % LINES.length]}
              strokeWidth={2}
              dot={values.size <= FEW_POINTS}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={name}
              name={name}
              dataKey={(day: string) => values.get(day)}
              fill="var(--cyan)"
              activeBar={{ fill: 'var(--gold)' }}
              radius={[3, 3, 0, 0]}
              maxBarSize={32}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
      <ul className="visually-hidden" aria-labelledby={id}>
        {counted.map((day) => (
          <li key={day}>{`${day}: ${ofDay(day)}`}</li>
        ))}
      </ul>
    </figure>
  )
}
