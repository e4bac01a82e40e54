import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { DecimalField } from '#client/ui/controls/decimal-field.tsx'
import { formatInteger, tokOf } from '#client/ui/format/format.ts'
import { MARKET_PRICE_MAX_NANO } from '#rules/market/market.ts'
import { priceNanoOf, priceText } from './price.ts'
import styles from './price-form.module.css'

export interface PriceFormProps {
  readonly label: string
  readonly confirmLabel: string
  readonly isPending: boolean
  readonly head: ReactNode
  /** `priceNano` is null while the price is invalid. `pick` fills the field. */
  readonly children: (priceNano: number | null, pick: (nano: number) => void) => ReactNode
  readonly onConfirm: (priceNano: number) => void
  readonly onCancel: () => void
}

/** Confirms only a price above 0, up to the market's maximum, with at most one decimal (B5, R22; row 130). */
export const PriceForm = ({ label, confirmLabel, isPending, head, children, onConfirm, onCancel }: PriceFormProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const price = priceNanoOf(text)
  const isShown = price === 'tooHigh' || (price === 'invalid' && isTried)
  const problem = isShown ? t(`trade.list.${price}`, { max: formatInteger(tokOf(MARKET_PRICE_MAX_NANO)) }) : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (typeof price === 'number') onConfirm(price)
    else haptic('warning')
  }
  return (
    <form className="column gap-12" onSubmit={submit} noValidate>
      {head}
      <DecimalField
        label={label}
        value={text}
        onChange={setText}
        placeholder="0.0"
        suffix="TOK"
        refusal={t('trade.list.invalid')}
        {...(problem !== undefined && { problem })}
      />
      {children(typeof price === 'number' ? price : null, (nano) => setText(priceText(nano)))}
      <div className={styles.actions}>
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" pending={isPending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
