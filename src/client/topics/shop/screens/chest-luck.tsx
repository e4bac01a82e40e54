import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger, formatNumber } from '#client/ui/format/format.ts'
import type { ShopOdds } from '#contracts/wire.ts'
import { DRAWS_THAT_TELL } from '#rules/shop/odds.ts'
import { shopOddsQuery } from '../queries.ts'
import styles from './chest-luck.module.css'
import { findOf } from './use-odds.ts'

const Drawn = ({ draws, kept_days: days, lines }: ShopOdds) => {
  const { t } = useTranslation()
  const nameOf = (what: string): string => {
    const find = findOf(what)
    return find === null ? what : t(`shop.luck.find.${find}`)
  }
  if (draws === 0) return <p className="soft size-15">{t('shop.luck.none', { days })}</p>
  return (
    <>
      <p className="soft size-15">{t('shop.luck.opened', { count: draws, draws: formatInteger(draws), days })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('shop.luck.what')}</span>
            </th>
            <th scope="col">{t('shop.luck.got')}</th>
            <th scope="col">{t('shop.luck.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ expected, got, what }) => (
            <tr key={what}>
              <th scope="row">{nameOf(what)}</th>
              <td className="golden">{formatInteger(got)}</td>
              <td>{formatNumber(expected, { maximumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft size-14">{t(draws < DRAWS_THAT_TELL ? 'shop.luck.few' : 'shop.luck.many')}</p>
    </>
  )
}

const Luck = ({ type }: { readonly type: string }) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(shopOddsQuery(type))
  if (data) return <Drawn {...data} />
  if (!error)
    return (
      <div role="status" aria-label={t('shop.luck.loading')}>
        <SkeletonRows rows={2} />
      </div>
    )
  return (
    <div className="column gap-6">
      <p className="soft size-15">{t('shop.luck.failed')}</p>
      <Button size="small" variant="secondary" onClick={() => void refetch()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

/** Loads its data only when the player opens the section (extra 12). */
export const ChestLuck = ({ type }: { readonly type: string }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.luck} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">{t('shop.luck.title')}</summary>
      {isOpen && (
        <div className="column gap-6">
          <Luck type={type} />
        </div>
      )}
    </details>
  )
}
