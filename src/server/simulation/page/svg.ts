export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** For example `1,234` or `0.25`. */
export const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0 })

const places = (value: number): string => String(Math.round(value * 10) / 10)

/** Four to six round marks from zero to at least `max`; 0 and 1 if `max` is not above zero. */
export const stepsTo = (max: number): readonly number[] => {
  if (!(max > 0)) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [0.2, 0.5, 1, 2, 5].map((part) => part * power).find((each) => max / each <= 5) ?? power * 2
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

const LEFT = 46
const RIGHT = 10
const TOP = 22
const BOTTOM = 22

export interface Plot {
  readonly width: number
  readonly height: number
  readonly days: readonly string[]
  readonly steps: readonly number[]
  readonly unit: string
}

export const xOf = ({ width, days }: Plot, index: number): number =>
  LEFT + ((width - LEFT - RIGHT) * (index + 0.5)) / Math.max(1, days.length)

export const yOf = ({ height, steps }: Plot, value: number): number =>
  TOP + (height - TOP - BOTTOM) * (1 - value / (steps.at(-1) || 1))

export const dayWidth = ({ width, days }: Plot): number => (width - LEFT - RIGHT) / Math.max(1, days.length)

export const pointsOf = (plot: Plot, values: readonly (number | null)[]): string =>
  values
    .flatMap((value, index) => (value === null ? [] : [`${places(xOf(plot, index))},${places(yOf(plot, value))}`]))
    .join(' ')

const DAY_LABELS_MAX = 5
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `2027-01-04` becomes `4 Jan`. */
export const dayName = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

const dayLabels = (plot: Plot): string => {
  const every = Math.max(1, Math.ceil(plot.days.length / DAY_LABELS_MAX))
  return plot.days
    .map((day, index) =>
      index % every === 0
        ? `<text class="tick" x="${places(xOf(plot, index))}" y="${plot.height - BOTTOM + 14}" text-anchor="middle">${dayName(day)}</text>`
        : '',
    )
    .join('')
}

const scale = (plot: Plot): string =>
  plot.steps
    .map((step) => {
      const y = places(yOf(plot, step))
      return `<line class="grid" x1="${LEFT}" x2="${plot.width - RIGHT}" y1="${y}" y2="${y}"/><text class="tick" x="${LEFT - 6}" y="${y}" dy="0.32em" text-anchor="end">${shown(step)}</text>`
    })
    .join('')

export const framed = (plot: Plot, label: string, marks: string): string =>
  `<svg viewBox="0 0 ${plot.width} ${plot.height}" role="img" aria-label="${escaped(label)}">${scale(plot)}${marks}${dayLabels(plot)}<text x="2" y="10">${escaped(plot.unit)}</text></svg>`

export const titled = (mark: string, title: string): string => `<g><title>${escaped(title)}</title>${mark}</g>`
