import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import type { ShopSet } from '#rules/shop/offers.ts'
import { fortnightOf } from '../shared/offer-view.ts'
import { leastPrice, percentOff, type SetOnSale, setOnSale } from '../shared/set-view.ts'
import { FortnightEnd, SetEnd } from './sale-end.tsx'
import type { Slide } from './shop-carousel.tsx'
import styles from './use-slides.module.css'

const PRICE_PX = 24
const ORDER = ['firelord', 'mammoth', 'valentine', 'halloween'] as const satisfies readonly ShopSet[]

interface Leads {
  readonly onSet: (set: ShopSet) => void
  readonly onChests: () => void
  readonly onEnd: () => void
}

/** Sets that are on sale, and the fortnight's chests while one is left (A2, A4, row 172). */
export const useSlides = (items: readonly ShopItem[], { onSet, onChests, onEnd }: Leads): readonly Slide[] => {
  const { t } = useTranslation()
  const price = (amount: number, before: number | null, tail: string): ReactNode => (
    <span className={styles.price}>
      <Icon name="telegram-stars" size={PRICE_PX} />
      <span className="golden font-display size-20">{formatInteger(amount)}</span>
      {before !== null && <s className="soft">{formatInteger(before)}</s>}
      {tail !== '' && <span>{tail}</span>}
    </span>
  )
  const setSlide = (sale: SetOnSale): Slide => {
    const { set, whole, endsMs } = sale
    const off = whole && percentOff(whole)
    const badge = off === null ? null : t('shop.off', { percent: formatPercent(off) })
    const title = t(`shop.set.${set}.name`)
    const amount = whole?.price ?? leastPrice(sale)
    return {
      banner: set,
      title,
      badge,
      label: [
        whole
          ? t('shop.setFor', { name: title, price: formatInteger(amount) })
          : t('shop.setEach', { name: title, price: formatInteger(amount) }),
        ...(badge === null ? [] : [badge]),
      ].join(', '),
      text: (
        <>
          {price(amount, off === null ? null : (whole?.original_price ?? null), whole ? '' : t('shop.aPiece'))}
          {endsMs !== null && (
            <span className="size-13">
              <SetEnd endMs={endsMs} onEnd={onEnd} />
            </span>
          )}
        </>
      ),
      onPress: () => onSet(set),
    }
  }
  const fortnight = fortnightOf(items)
  const chests: Slide[] =
    fortnight === null || fortnight.left === 0
      ? []
      : [
          {
            banner: 'chests',
            title: t('shop.chests'),
            badge: null,
            label: t('shop.chestsSaid', { left: formatInteger(fortnight.left), all: formatInteger(fortnight.all) }),
            text: (
              <>
                <span>
                  {t('shop.chestsLeft', { left: formatInteger(fortnight.left), all: formatInteger(fortnight.all) })}
                </span>
                <span className="size-13">
                  <FortnightEnd endMs={fortnight.resetsMs} onEnd={onEnd} />
                </span>
              </>
            ),
            onPress: onChests,
          },
        ]
  return [...ORDER.flatMap((set) => setOnSale(items, set) ?? []).map(setSlide), ...chests]
}
