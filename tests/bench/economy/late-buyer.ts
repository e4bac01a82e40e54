import { canPolish } from '#rules/blacksmith/polish.ts'
import { canBuild, ISLAND_COST, ISLAND_PIECES } from '#rules/island/island.ts'
import { isWardrobeOpen, lookPriceNano, WARDROBE_LOOKS } from '#rules/wardrobe/looks.ts'
import { type Bag, cheapestPolish, payMaterials } from './forge-day.ts'

export const LATE_SINKS = ['polish', 'look', 'piece'] as const
export type LateSink = (typeof LATE_SINKS)[number]

export interface LateState {
  looks: number
  pieces: number
}

export const newLateState = (): LateState => ({ looks: 0, pieces: 0 })

export interface LatePurchase {
  readonly sink: LateSink
  /** Price in nano TOK. 0 for a piece of the island, which costs materials. */
  readonly nano: number
}

interface Offer extends LatePurchase {
  /** Returns false and changes nothing if the player lacks the materials. */
  readonly buy: () => boolean
}

/**
 * Of the purchases of R58 that the player can afford, buys the one with the lowest price in TOK. Changes bag and state,
 * not the balance. Null if nothing can be bought.
 */
export const buyLate = (
  bag: Bag,
  state: LateState,
  { balanceNano, salaryLevel }: { readonly balanceNano: number; readonly salaryLevel: number },
): LatePurchase | null => {
  const offers: Offer[] = []
  if (canBuild(salaryLevel) && state.pieces < ISLAND_PIECES.length) {
    const buy = () => payMaterials(bag, ISLAND_COST) && ++state.pieces > 0
    offers.push({ sink: 'piece', nano: 0, buy })
  }
  const polish = canPolish(salaryLevel) ? cheapestPolish(bag) : null
  if (polish) offers.push({ sink: 'polish', ...polish })
  if (isWardrobeOpen(salaryLevel) && state.looks < WARDROBE_LOOKS.length)
    offers.push({ sink: 'look', nano: lookPriceNano(state.looks), buy: () => ++state.looks > 0 })
  const bought = offers
    .filter(({ nano }) => nano <= balanceNano)
    .sort((a, b) => a.nano - b.nano)
    .find(({ buy }) => buy())
  return bought ? { sink: bought.sink, nano: bought.nano } : null
}
