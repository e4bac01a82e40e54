import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Trade } from '#contracts/wire.ts'
import { refreshBalance } from '../cache.ts'
import { exactTok } from '../shared/exact-tok.ts'
import { markSalesSeen, newSales } from '../shared/sales-seen.ts'
import styles from './sold-celebration.module.css'
import { Stalls } from './stalls.tsx'

const ITEM_PX = 96
const SHOWN = 3

const COIN_PX = 34
const COINS = Array.from({ length: 14 }, (_, index) => index)

const coinPath = (index: number): CSSProperties =>
  ({
    '--x': `${(((index * 37) % 100) - 50) * 3.2}px`,
    '--at': `${(index * 83) % 640}ms`,
    '--turn': `${180 + ((index * 61) % 240)}deg`,
  }) as CSSProperties

/** Sales since the last visit, after the fee (R22). */
export const SoldCelebration = ({ trades }: { readonly trades: readonly Trade[] }) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [sales, setSales] = useState(() => newSales(trades, nowMs()))
  const isAny = sales.length > 0
  useEffect(() => {
    if (isAny) refreshBalance(client)
  }, [client, isAny])
  if (!isAny) return null
  const netNano = sales.reduce((sum, { price_gross, fee }) => sum + price_gross - fee, 0)
  const end = (): void => {
    markSalesSeen(sales)
    setSales([])
  }
  return (
    <CelebrationShow
      label={t('market.history.sold')}
      glow="var(--gold)"
      backdrop="market"
      isKnown
      scenery={<Stalls />}
      after={
        <div className={styles.items}>
          {sales.slice(0, SHOWN).map(({ id, metadata }) => (
            <ItemTile key={id} item={metadata.equipment} size={ITEM_PX} />
          ))}
          {COINS.map((coin) => (
            <span key={coin} className={styles.coin} style={coinPath(coin)}>
              <Icon name="tok" size={COIN_PX} />
            </span>
          ))}
        </div>
      }
      skipLabel={t('market.sold.thanks')}
      title={t('market.sold.title', { count: sales.length })}
      buttons={
        <Button size="large" variant="claim" fullWidth onClick={end}>
          {t('market.sold.thanks')}
        </Button>
      }
      celebration="items-sold"
      onClose={end}
    >
      <p className={styles.paid}>{t('market.sold.paid', { amount: exactTok(netNano) })}</p>
      <p className="soft">{t('market.sold.text')}</p>
    </CelebrationShow>
  )
}
