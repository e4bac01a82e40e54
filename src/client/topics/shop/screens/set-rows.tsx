import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import type { ShopSet } from '#rules/shop/offers.ts'
import {
  HOLIDAY_SETS,
  leastPrice,
  percentOff,
  piecePicture,
  type SetOnSale,
  SHELF_BOSSES,
  setOnSale,
} from '../shared/set-view.ts'
import { SetEnd } from './sale-end.tsx'
import styles from './set-rows.module.css'

const PORTRAIT_PX = 84
const PIECE_PX = 60
const PRICE_PX = 20
const LOCK_PX = 34

export interface SetRowProps {
  readonly items: readonly ShopItem[]
  readonly disabled: boolean
  readonly onOpen: (set: ShopSet) => void
  readonly onEnd: () => void
}

interface SetButtonProps extends Pick<SetRowProps, 'disabled' | 'onOpen'> {
  readonly sale: SetOnSale
  readonly says: 'shop.setFrom' | 'shop.setEach'
  readonly children: ReactNode
}

const SetButton = ({ sale, says, disabled, onOpen, children }: SetButtonProps) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.press}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onOpen(sale.set)
      }}
    >
      <span className="visually-hidden">
        {t(says, { name: t(`shop.set.${sale.set}.name`), price: formatInteger(leastPrice(sale)) })}
      </span>
      {children}
    </button>
  )
}

export const BossSets = ({ items, disabled, onOpen }: SetRowProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles.shelf} aria-labelledby="shop-bosses">
      <h2 id="shop-bosses" className="size-18">
        {t('shop.bosses')}
      </h2>
      <ul className={styles.bosses}>
        {SHELF_BOSSES.map(({ boss, set }) => {
          const sale = set === null ? null : setOnSale(items, set)
          const off = sale?.whole ? percentOff(sale.whole) : null
          const portrait = { url: extraIconUrl(creaturePortrait(boss)) }
          if (sale === null)
            return (
              <li key={boss} className={styles.locked}>
                <Icon name={portrait} size={PORTRAIT_PX} className={styles.portrait} />
                {set === null && <Icon name="lock" size={LOCK_PX} className={styles.lock} />}
                <strong>{t(`shop.boss.${boss}`)}</strong>
                <span className="soft size-14">{set === null ? t('shop.locked') : t('shop.notNow')}</span>
              </li>
            )
          return (
            <li key={boss} className={styles.boss}>
              {off !== null && <span className={styles.badge}>{t('shop.off', { percent: formatPercent(off) })}</span>}
              <SetButton sale={sale} says="shop.setFrom" disabled={disabled} onOpen={onOpen}>
                <Icon name={portrait} size={PORTRAIT_PX} className={styles.portrait} />
                <strong aria-hidden="true">{t(`shop.boss.${boss}`)}</strong>
                <span className={styles.price} aria-hidden="true">
                  {t('shop.from')}
                  <span className="inline-row gap-4">
                    <Icon name="telegram-stars" size={PRICE_PX} /> {formatInteger(leastPrice(sale))}
                  </span>
                </span>
              </SetButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const HolidaySets = ({ items, disabled, onOpen, onEnd }: SetRowProps) => {
  const { t } = useTranslation()
  const sales = HOLIDAY_SETS.flatMap((set) => setOnSale(items, set) ?? [])
  if (sales.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby="shop-holidays">
      <h2 id="shop-holidays" className="size-18">
        {t('shop.holidays')}
      </h2>
      <ul className={styles.holidays}>
        {sales.map((sale) => (
          <li key={sale.set} className={styles.holiday} data-set={sale.set}>
            <SetButton sale={sale} says="shop.setEach" disabled={disabled} onOpen={onOpen}>
              <span className={styles.fan}>
                {(['wings', 'helmet', 'sword'] as const).map((type) => (
                  <img
                    key={type}
                    src={piecePicture(sale.set, type)}
                    alt=""
                    width={PIECE_PX}
                    height={PIECE_PX}
                    draggable={false}
                  />
                ))}
              </span>
              <strong aria-hidden="true">{t(`shop.set.${sale.set}.name`)}</strong>
              <span className={styles.price} aria-hidden="true">
                <Icon name="telegram-stars" size={PRICE_PX} /> {formatInteger(leastPrice(sale))} {t('shop.aPiece')}
              </span>
            </SetButton>
            {sale.endsMs !== null && (
              <span className={styles.end}>
                <SetEnd endMs={sale.endsMs} onEnd={onEnd} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
