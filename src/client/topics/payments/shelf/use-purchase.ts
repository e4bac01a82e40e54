/** STUB until h-pay is merged. */
export interface Purchase {
  readonly buy: (offer: { readonly type: string; readonly quantity: number; readonly price: number }) => boolean
  readonly isPending: boolean
  readonly pendingType: string | null
}
/** STUB */
export const usePurchase = (_onSheet?: () => void): Purchase => ({
  buy: () => true,
  isPending: false,
  pendingType: null,
})
