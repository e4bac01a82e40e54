import { useTranslation } from 'react-i18next'
import type { CallData } from '../../../../contracts/schemas.ts'
import type { ShopItem } from '../../../../contracts/wire.ts'
import { ApiError } from '../../../api/api-error.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'

/** A purchase for STAR or TOK. */
export interface Buy {
  /** Buys pieces of an offer for the sum that was shown; it is refused where that has changed. */
  readonly buy: (type: ShopItem['type'], quantity: number, price: number) => void
  readonly isPending: boolean
}

/**
 * Buys from the shop (rows 169, 170). What fails is toasted in the words of the shop.
 * @param onInsufficientStars where the balance has fallen short (R32)
 */
export const useBuy = (
  success: string | ((quantity: number) => string),
  onBought: (answer: CallData<'shop.buy'>) => void,
  onInsufficientStars: () => void,
): Buy => {
  const { t } = useTranslation()
  const move = useMove('shop.buy', {
    success: (_answer, input) => (typeof success === 'string' ? success : success(input?.body.quantity ?? 1)),
    failure: (error) => refusalText(error) ?? t('shop.failed'),
    onDone: onBought,
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'insufficient-star-balance') onInsufficientStars()
    },
  })
  return {
    buy: (type, quantity, price) => {
      move.send({ body: { type, quantity, price } })
    },
    isPending: move.isPending,
  }
}
