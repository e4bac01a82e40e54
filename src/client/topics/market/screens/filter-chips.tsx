import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { useTypeLabel } from '#client/topics/items/shared/type-label.ts'
import { tokToNano } from '#rules/units.ts'
import { exactTok } from '../shared/exact-tok.ts'
import { wantedItem } from '../shared/wanted-item.ts'
import styles from './filter-chips.module.css'
import { type FilterName, filtersOn, type MarketChoice, NO_FILTERS } from './market-choice.ts'

export interface FilterChipsProps {
  readonly choice: MarketChoice
  readonly onChoice: (choice: MarketChoice) => void
  readonly onClear: () => void
}

export const FilterChips = ({ choice, onChoice, onClear }: FilterChipsProps) => {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const labelOf = (name: FilterName): string => {
    const { slug, type, rarity, stat, min_price, max_price } = choice
    const labels: Readonly<Record<FilterName, string>> = {
      slug: slug === undefined ? '' : itemName(wantedItem({ slug, rarity: rarity ?? 'common' }).name),
      type: type === undefined ? '' : typeLabel(type),
      rarity: rarity === undefined ? '' : t(`ui.rarity.${rarity}`),
      stat: stat === undefined ? '' : t(`market.stat.${stat}`),
      min_price: t('market.filter.from', { price: exactTok(tokToNano(Number(min_price))) }),
      max_price: t('market.filter.upTo', { price: exactTok(tokToNano(Number(max_price))) }),
    }
    return labels[name]
  }
  return (
    <ul className={styles.chips} aria-label={t('market.filter.active')}>
      {filtersOn(choice).map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('market.filter.without', { filter: labelOf(name) })}
            onClick={() => onChoice({ ...choice, [name]: NO_FILTERS[name] })}
          >
            {labelOf(name)}
            <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
              <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('market.filter.clear')}
        </button>
      </li>
    </ul>
  )
}
