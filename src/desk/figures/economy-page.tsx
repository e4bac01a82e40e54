import { useState } from 'react'
import { Select } from '#client/ui/controls/select.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Plot } from '../parts/plot.tsx'
import { useSay } from '../texts/desk-texts.ts'
import styles from './economy-page.module.css'

type Economy = DeskData<'economy'>

const SPANS = ['7', '30', '90'] as const
type Span = (typeof SPANS)[number]

interface DayRow {
  readonly day: string
}

const byDay = <Row extends DayRow>(rows: readonly Row[], countOf: (row: Row) => number): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [row.day, countOf(row)]))

const Retention = ({ retention, days }: Pick<Economy, 'retention'> & { readonly days: readonly string[] }) => {
  const say = useSay()
  const counted = retention.filter(({ joined }) => joined > 0)
  const ages = [...new Set(counted.map(({ age }) => age))].sort((one, other) => one - other)
  if (ages.length === 0) return <Notice text={say('economy.noRetention')} />
  return (
    <Plot
      title={say('economy.retentionAfter')}
      unit="percent"
      days={days}
      series={ages.map((age) => ({
        name: say('economy.days', { count: age }),
        values: byDay(
          counted.filter((row) => row.age === age),
          ({ joined, active }) => (100 * active) / joined,
        ),
      }))}
    />
  )
}

export const EconomyPage = () => {
  const say = useSay()
  const [span, setSpan] = useState<Span>('30')
  const economy = useDesk('economy', { query: { days: Number(span) } })
  return (
    <>
      <PageTitle title={say('pages.economy')}>
        <Select
          label={say('economy.span')}
          hideLabel
          value={span}
          onChange={setSpan}
          choices={SPANS.map((days) => ({ id: days, label: say('economy.days', { count: Number(days) }) }))}
        />
      </PageTitle>
      <Loaded query={economy}>
        {({ revenue, retention, market }) => {
          // The server sends the newest day first. A plot shows it last.
          const days = revenue.map(({ day }) => day).toReversed()
          const plotOf = <Row extends DayRow>(title: string, rows: readonly Row[], countOf: (row: Row) => number) => (
            <Plot title={title} unit="count" days={days} series={[{ name: title, values: byDay(rows, countOf) }]} />
          )
          return (
            <>
              <Section title={say('economy.money')}>
                <div className={styles.plots}>
                  {plotOf(say('economy.stars'), revenue, ({ stars }) => stars)}
                  {plotOf(say('economy.payments'), revenue, ({ payments }) => payments)}
                  {plotOf(say('economy.returned'), revenue, ({ stars_returned }) => stars_returned)}
                  {plotOf(say('economy.sales'), market, ({ sales }) => sales)}
                </div>
              </Section>
              <Section title={say('economy.retention')}>
                <Retention retention={retention} days={days} />
              </Section>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
