import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatCost, formatInteger, formatNumber } from '#client/ui/format/format.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { PRICE_HISTORY_DAYS } from '#rules/market/market.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { pricesQuery } from '../queries.ts'
import { dayText } from './day-text.ts'
import { KnownPrices } from './known-prices.tsx'
import type { PriceDay } from './price.ts'
import styles from './price-chart.module.css'
import { chartDays } from './price-days.ts'
import { SeeKindButton } from './see-kind-button.tsx'
import { WishButton } from './wish-button.tsx'

const WIDTH = 280
const HEIGHT = 100
const LINE_TOP = 10
const LINE_BOTTOM = 58
const BAR_TOP = 70
const BAR_WIDTH = (WIDTH / PRICE_HISTORY_DAYS) * 0.6

interface ChartProps {
  readonly days: readonly PriceDay[]
  readonly atMs: number
}

const Drawing = ({ days, atMs }: ChartProps) => {
  const { t } = useTranslation()
  const shown = chartDays(days, atMs).map(({ x, y, share, ...day }) => ({
    ...day,
    x: x * WIDTH,
    y: LINE_BOTTOM - y * (LINE_BOTTOM - LINE_TOP),
    top: HEIGHT - Math.max(0.12, share) * (HEIGHT - BAR_TOP),
  }))
  const sold = shown.reduce((sum, { volume }) => sum + volume, 0)
  const medians = shown.map(({ median }) => median)
  const low = formatCost(Math.min(...medians))
  const high = formatCost(Math.max(...medians))
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <span>{high}</span>
        {low !== high && <span>{low}</span>}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('trade.chart.said', { count: sold, low, high })}
        className={styles.drawing}
      >
        <path className={styles.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {shown.map(({ day, top, x }) => (
          <rect
            key={day}
            className={styles.bar}
            x={x - BAR_WIDTH / 2}
            y={top}
            width={BAR_WIDTH}
            height={HEIGHT - top}
          />
        ))}
        <path
          className={styles.line}
          d={shown.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        />
        {shown.map(({ day, x, y }) => (
          // A path of zero length with round caps stays round when the drawing is stretched.
          <path key={day} className={styles.point} d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <div className={styles.time} aria-hidden="true">
        <span>{dayText(atMs - (PRICE_HISTORY_DAYS - 1) * MS_PER_DAY)}</span>
        <span>{t('trade.chart.today')}</span>
      </div>
    </div>
  )
}

const Numbers = ({ days, atMs }: ChartProps) => {
  const { t } = useTranslation()
  return (
    <details className={styles.numbers}>
      <summary>{t('trade.chart.numbers')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('trade.chart.day')}</th>
            <th scope="col">{t('trade.chart.median')}</th>
            <th scope="col">{t('trade.chart.volume')}</th>
          </tr>
        </thead>
        <tbody>
          {chartDays(days, atMs)
            .toReversed()
            .map(({ day, median, volume }) => (
              <tr key={day}>
                <th scope="row">{dayText(Date.parse(day))}</th>
                <td>{t('trade.tok', { amount: formatCost(median) })}</td>
                <td>{formatInteger(volume)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}

export interface PriceChartProps {
  readonly slug: string
  readonly rarity: Rarity
  readonly onPick?: (nano: number) => void
  readonly leadsOn?: boolean
}

/** Prices of 28 days, also as a table (extra 13). */
export const PriceChart = ({ slug, rarity, onPick, leadsOn = false }: PriceChartProps) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(pricesQuery(slug, rarity))
  const atMs = nowMs()
  if (!data) {
    if (error)
      return (
        <div className={styles.problem}>
          <p>{t('trade.chart.failed')}</p>
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </div>
      )
    return (
      <Loading label={t('trade.chart.loading')}>
        <Skeleton height={56} />
        <Skeleton height={118} />
      </Loading>
    )
  }
  const isEmpty = chartDays(data.days, atMs).length === 0
  return (
    <section className="column gap-10" aria-label={t('trade.chart.title')}>
      <KnownPrices prices={data} {...(onPick && { onPick })} />
      {isEmpty ? (
        <p className={styles.empty}>{t('trade.chart.empty')}</p>
      ) : (
        <>
          <div className="flex wrap justify-between gap-2-12 align-baseline">
            <h3 className="size-16">{t('trade.chart.heading', { days: formatNumber(PRICE_HISTORY_DAYS, {}) })}</h3>
            <ul className={styles.legend}>
              <li>{t('trade.chart.ofLine')}</li>
              <li className={styles.ofBars}>{t('trade.chart.ofBars')}</li>
            </ul>
          </div>
          <Drawing days={data.days} atMs={atMs} />
          <Numbers days={data.days} atMs={atMs} />
        </>
      )}
      {leadsOn && (
        <div className={styles.ways}>
          <SeeKindButton kind={{ slug, rarity }} />
          <WishButton wanted={{ slug, rarity }} variant="quiet" size="small" />
        </div>
      )}
    </section>
  )
}
