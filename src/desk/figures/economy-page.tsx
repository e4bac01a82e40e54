import { useState } from 'react'
import { Select } from '#client/ui/controls/select.tsx'
import { formatPercent } from '#client/ui/format/format.ts'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Plot, type PlotPoint } from '../parts/plot.tsx'
import { useSay } from '../texts/desk-texts.ts'
import styles from './economy-page.module.css'

type Economy = DeskData<'economy'>

const SPANS = ['7', '30', '90'] as const
type Span = (typeof SPANS)[number]

/** The server sends the newest day first. A plot shows it last. */
const pointsOf = <Row extends { readonly day: string }>(
  rows: readonly Row[],
  countOf: (row: Row) => number,
): readonly PlotPoint[] => rows.map((row) => ({ label: row.day, value: countOf(row) })).toReversed()

const Retention = ({ retention }: Pick<Economy, 'retention'>) => {
  const say = useSay()
  const ages = [...new Set(retention.map(({ age }) => age))].sort((one, other) => one - other)
  if (ages.length === 0) return <Notice text={say('economy.noRetention')} />
  return ages.map((age) => (
    <Plot
      key={age}
      title={say('economy.retentionAfter', { count: age })}
      textOf={formatPercent}
      points={pointsOf(
        retention.filter((row) => row.age === age && row.joined > 0),
        ({ joined, active }) => (100 * active) / joined,
      )}
    />
  ))
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
        {({ revenue, retention, market }) => (
          <>
            <Section title={say('economy.money')}>
              <div className={styles.plots}>
                <Plot
                  title={say('economy.stars')}
                  textOf={countText}
                  points={pointsOf(revenue, ({ stars }) => stars)}
                />
                <Plot
                  title={say('economy.payments')}
                  textOf={countText}
                  points={pointsOf(revenue, ({ payments }) => payments)}
                />
                <Plot
                  title={say('economy.returned')}
                  textOf={countText}
                  points={pointsOf(revenue, ({ stars_returned }) => stars_returned)}
                />
                <Plot title={say('economy.sales')} textOf={countText} points={pointsOf(market, ({ sales }) => sales)} />
              </div>
            </Section>
            <Section title={say('economy.retention')}>
              <div className={styles.plots}>
                <Retention retention={retention} />
              </div>
            </Section>
          </>
        )}
      </Loaded>
    </>
  )
}
