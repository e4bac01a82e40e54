import { dayWidth, framed, type Plot, pointsOf, shown, stepsTo, titled, xOf, yOf } from './svg.ts'

/** `values` has one per day. Colours are `c1` … `c8`. */
export interface Series {
  readonly name: string
  readonly colour: string
  readonly values: readonly (number | null)[]
}

export interface ChartData {
  readonly title: string
  readonly days: readonly string[]
  readonly unit: string
  readonly series: readonly Series[]
  /** Top of the scale. Defaults to the highest value, or the highest stack. */
  readonly max?: number
}

const WIDTH = 360
const HEIGHT = 190

const highest = (series: readonly Series[]): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))

const plotOf = ({ days, unit }: ChartData, max: number): Plot => ({
  width: WIDTH,
  height: HEIGHT,
  days,
  unit,
  steps: stepsTo(max),
})

const captioned = (title: string, svg: string): string => `<figure><figcaption>${title}</figcaption>${svg}</figure>`

const lastOf = ({ values }: Series): number => values.findLast((value) => value !== null) ?? 0

export const stackedChart = (data: ChartData): string => {
  const { series, days } = data
  const totals = days.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0))
  const plot = plotOf(data, data.max ?? Math.max(0, ...totals))
  const below = days.map(() => 0)
  const bars = series.map(({ name, colour, values }) =>
    days
      .map((day, index) => {
        const value = values[index] ?? 0
        if (value <= 0) return ''
        const from = below[index] ?? 0
        below[index] = from + value
        const y = yOf(plot, from + value)
        const bar = `<rect class="${colour}" x="${(xOf(plot, index) - dayWidth(plot) * 0.42).toFixed(1)}" y="${y.toFixed(1)}" width="${(dayWidth(plot) * 0.84).toFixed(1)}" height="${(yOf(plot, from) - y).toFixed(1)}"/>`
        return titled(bar, `${day}, ${name}: ${shown(value)} ${data.unit}`)
      })
      .join(''),
  )
  return captioned(data.title, framed(plot, `${data.title}, by day`, bars.join('')))
}

export const lineChart = (data: ChartData & { readonly thin?: readonly Series[] }): string => {
  const { series, thin = [] } = data
  const plot = plotOf(data, data.max ?? highest([...series, ...thin]))
  const line = (each: Series, width: string): string =>
    titled(
      `<polyline class="line ${each.colour} ${width}" points="${pointsOf(plot, each.values)}"/>`,
      `${each.name}: ${shown(lastOf(each))} ${data.unit} at the end`,
    )
  const marks = [...thin.map((each) => line(each, 'thin')), ...series.map((each) => line(each, 'thick'))]
  return captioned(data.title, framed(plot, `${data.title}, by day`, marks.join('')))
}

export const pointChart = (data: ChartData): string => {
  const plot = plotOf(data, data.max ?? highest(data.series))
  const marks = data.series.map((each) => {
    const points = each.values.map((value, index) =>
      value === null
        ? ''
        : titled(
            `<circle class="${each.colour}" cx="${xOf(plot, index).toFixed(1)}" cy="${yOf(plot, value).toFixed(1)}" r="2.6"/>`,
            `${data.days[index]}: ${shown(value)} ${data.unit}`,
          ),
    )
    return `<polyline class="line ${each.colour} thin" points="${pointsOf(plot, each.values)}"/>${points.join('')}`
  })
  return captioned(data.title, framed(plot, `${data.title}, by day`, marks.join('')))
}

export interface Bar {
  readonly name: string
  readonly value: number
  readonly colour: string
  readonly note: string
}

export const barList = (title: string, bars: readonly Bar[], max: number): string => {
  const rows = bars.map(({ name, value, colour, note }) => {
    const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0
    return `<div class="row"><span class="name">${name}</span><span class="track"><span class="bar ${colour}" style="width:${percent.toFixed(1)}%"></span></span><span class="note">${note}</span></div>`
  })
  return `<figure class="bars"><figcaption>${title}</figcaption>${rows.join('')}</figure>`
}
