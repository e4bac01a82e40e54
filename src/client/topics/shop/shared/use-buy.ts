import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { ShopItem } from '#contracts/wire.ts'

export interface Buy {
  /** The server refuses if the price has changed since it was shown. */
  readonly buy: (type: ShopItem['type'], quantity: number, price: number) => void
  readonly isPending: boolean
}

/** Shows errors as toasts (rows 169, 170). @param onInsufficientStars called if the balance is too low (R32) */
export const useBuy = (
  success: string | ((quantity: number) => string),
  onBought: (answer: CallData<'shop.buy'>) => void,
  onInsufficientStars: () => void,
): Buy => {
  const { t } = useTranslation()
  const mutation = useCallMutation('shop.buy', {
    success: (_answer, input) => (typeof success === 'string' ? success : success(input?.body.quantity ?? 1)),
    failure: t('shop.failed'),
    onDone: onBought,
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'insufficient-star-balance') onInsufficientStars()
    },
  })
  return {
    buy: (type, quantity, price) => {
      mutation.send({ body: { type, quantity, price } })
    },
    isPending: mutation.isPending,
  }
}
