import { knock, useRevealDelay } from '#client/celebrations/use-reveal-delay.ts'
import { haptic } from '#client/platform/messenger.ts'
import type { Celebration } from '#client/sound/celebrations.ts'
import { sound } from '#client/sound/sound.ts'
import type { ShownItem } from '#client/topics/items/shared/item-tile.tsx'
import type { OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import type { ItemStat } from '#rules/items/items.ts'
import type { SmithWork } from './smith-view.ts'

export type SmithOutcome =
  | { readonly kind: 'refined'; readonly item: ShownItem; readonly stats: readonly ItemStat[] }
  | { readonly kind: 'failed'; readonly failures: number }
  | { readonly kind: 'awakened'; readonly stats: readonly ItemStat[] }
  | { readonly kind: 'dismantled'; readonly materials: readonly OwnedMaterial[] }

export interface SmithCelebration {
  readonly work: SmithWork | 'dismantle'
  readonly item: OwnEquipment
  readonly count: number
  readonly outcome: SmithOutcome | null
}

const STRIKE_RATES = [0.94, 1, 1.08] as const
const AWAKEN_RATES = [1, 1.26, 1.5] as const

const strike = (work: SmithCelebration['work'], index: number): void => {
  knock(index)
  if (work === 'awaken') sound.play('count', { rate: AWAKEN_RATES[index] ?? 1 })
  else sound.play('anvil', { rate: STRIKE_RATES[index] ?? 1 })
}

const CELEBRATIONS = { awakened: 'item-awakened', dismantled: 'items-dismantled', failed: null } as const
const celebrationOf = (outcome: SmithOutcome): Celebration | null =>
  outcome.kind === 'refined' ? outcome.item.rarity : CELEBRATIONS[outcome.kind]

export const useSmithRevealDelay = (
  { work, outcome }: SmithCelebration,
  isCalm: boolean,
  onRevealed: (outcome: SmithOutcome) => void,
): ReturnType<typeof useRevealDelay> =>
  useRevealDelay({
    isKnown: outcome !== null,
    isCalm,
    celebration: outcome && celebrationOf(outcome),
    onBeat: (index) => strike(work, index),
    onRevealed: () => {
      if (outcome === null) return
      if (outcome.kind === 'failed') {
        haptic('error')
        sound.play('fizzle')
      }
      onRevealed(outcome)
    },
  })
