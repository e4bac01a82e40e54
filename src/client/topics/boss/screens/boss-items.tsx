import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { BOSS_ITEMS, type BossItem } from '#rules/boss/boss.ts'
import styles from './boss-items.module.css'

export interface BossItemsProps {
  readonly quantityOf: (item: BossItem) => number
  readonly chosen: ReadonlySet<BossItem>
  readonly disabled: boolean
  readonly onChange: (chosen: ReadonlySet<BossItem>) => void
}

export const BossItems = ({ quantityOf, chosen, disabled, onChange }: BossItemsProps) => {
  const { t } = useTranslation()
  const toggle = (item: BossItem): void => {
    haptic('selection')
    const next = new Set(chosen)
    if (!next.delete(item)) next.add(item)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-8 shrinks no-padding borderless no-margin">
      <legend className="soft bold no-padding margin-bottom-6">{t('boss.item.title')}</legend>
      {BOSS_ITEMS.map((item) => {
        const quantity = quantityOf(item)
        return (
          <button
            key={item}
            type="button"
            role="switch"
            aria-checked={chosen.has(item)}
            disabled={disabled || quantity === 0}
            data-none={quantity === 0 || undefined}
            className={styles.item}
            onClick={() => toggle(item)}
          >
            <ExtraIcon name={item} size={48} />
            <span className={styles.words}>
              <span className="font-display size-17 leading-120">{t(`boss.item.${item}`)}</span>
              <span className="soft size-14 leading-125">{t(`boss.item.${item}Text`)}</span>
            </span>
            <span className={styles.count}>
              {quantity === 0 ? t('boss.item.none') : t('boss.item.has', { amount: formatInteger(quantity) })}
            </span>
            <span className={styles.mark} aria-hidden="true">
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M5 13 10 18 19 7" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
              </svg>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
