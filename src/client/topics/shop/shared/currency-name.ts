import { useTranslation } from 'react-i18next'
import type { ShopCurrency } from '#rules/shop/offers.ts'

/** XTR is called 'Telegram Stars', never STAR (T7). */
export const useCurrencyName = (): ((currency: ShopCurrency) => string) => {
  const { t } = useTranslation()
  return (currency) => (currency === 'XTR' ? t('shop.telegramStars') : currency)
}
