import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { Luck } from '#contracts/wire.ts'
import styles from './rates-panel.module.css'

const ALL = 100
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * ALL)

const Refinings = ({ rolls, succeeded, promised }: Luck['refinings']) => {
  const { t } = useTranslation()
  if (rolls === 0) return <p className="soft size-15">{t('luck.noRefinings')}</p>
  const words = t('luck.refined', { succeeded, rolls })
  const promise = t('luck.refinedPromised', { promised: formatNumber(promised, { maximumFractionDigits: 1 }) })
  return (
    <div className="grid gap-6">
      <Bar value={succeeded} max={rolls} tone="mint" size="large" label={t('luck.real')} text={words} />
      <Bar value={promised} max={rolls} tone="violet" label={t('luck.promised')} text={promise} />
    </div>
  )
}

const Qualities = ({ qualities }: Pick<Luck, 'qualities'>) => {
  const { t } = useTranslation()
  const all = qualities.reduce((sum, { rolls }) => sum + rolls, 0)
  if (all === 0) return <p className="soft size-15">{t('luck.noLines')}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('luck.quality')}</th>
          <th scope="col">{t('luck.real')}</th>
          <th scope="col">{t('luck.promised')}</th>
        </tr>
      </thead>
      <tbody>
        {qualities.map(({ promised_percent, quality, rolls }) => (
          <tr key={quality}>
            <th scope="row" className={styles.stars}>
              <Sign name="star" count={quality} />
              <span className="visually-hidden">{t('items.quality', { level: quality })}</span>
            </th>
            <td>
              {rolls} · {formatPercent(percentOf(rolls, all))}
            </td>
            <td>{formatPercent(promised_percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const RatesPanel = ({ kept_days, qualities, refinings }: Luck) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-10">
      <h2 id={id} className="size-18">
        {t('luck.rates')}
      </h2>
      <p className="soft size-15">{t('luck.ratesText', { days: kept_days })}</p>
      <h3 className="size-16">{t('luck.refinings')}</h3>
      <Refinings {...refinings} />
      <h3 className="size-16">{t('luck.qualities')}</h3>
      <Qualities qualities={qualities} />
    </Panel>
  )
}
