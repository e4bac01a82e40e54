import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnEquipment, OwnedMaterial } from '../../../contracts/wire.ts'
import type { ItemStat } from '../../../rules/items/items.ts'
import type { ShownItem } from '../../items/item-tile.tsx'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import type { SmithWork } from './smith-view.ts'

/** What came of a work. */
export type SmithOutcome =
  | { readonly kind: 'refined'; readonly item: ShownItem; readonly stats: readonly ItemStat[] }
  | { readonly kind: 'failed'; readonly failures: number }
  | { readonly kind: 'awakened'; readonly stats: readonly ItemStat[] }
  | { readonly kind: 'dismantled'; readonly materials: readonly OwnedMaterial[] }

/** A work that is shown: what is done to which items, and what came of it once it is known. */
export interface SmithMoment {
  readonly work: SmithWork | 'dismantle'
  readonly item: OwnEquipment
  /** How many items are worked on. */
  readonly count: number
  readonly outcome: SmithOutcome | null
}

/** When the hammer hits, ms; its animation has the same times. */
export const STRIKES_MS = [300, 680, 1060] as const
/** The suspense, at most: longer only while the server has not answered. */
export const SUSPENSE_MS = 1350
/** The suspense without motion. */
const CALM_SUSPENSE_MS = 350
/** Each blow sounds higher: the metal gets hotter. */
const STRIKE_RATES = [0.94, 1, 1.08] as const
const AWAKEN_RATES = [1, 1.26, 1.5] as const

const strike = (work: SmithMoment['work'], index: number): void => {
  haptic(index === STRIKES_MS.length - 1 ? 'heavy' : 'medium')
  if (work === 'awaken') sound.play('count', { rate: AWAKEN_RATES[index] ?? 1 })
  else sound.play('anvil', { rate: STRIKE_RATES[index] ?? 1 })
}

const sing = (outcome: SmithOutcome): void => {
  haptic(outcome.kind === 'failed' ? 'error' : 'success')
  if (outcome.kind === 'failed') {
    sound.play('fizzle')
    return
  }
  sound.duck(1)
  if (outcome.kind === 'refined') sound.play(`reveal-${outcome.item.rarity}`)
  else sound.play(outcome.kind === 'awakened' ? 'reveal-epic' : 'chest')
}

/**
 * Runs the suspense of a work: blows with sound and vibration, then its outcome, once it is known and the suspense is over or
 * skipped.
 */
export const useSuspense = (
  { work, outcome }: SmithMoment,
  isCalm: boolean,
  onRevealed: (outcome: SmithOutcome) => void,
): { readonly isRevealed: boolean; readonly skip: () => void } => {
  const [isOver, setOver] = useState(false)
  const isRevealed = isOver && outcome !== null
  const hit = useEffectEvent((index: number) => {
    if (!isRevealed) strike(work, index)
  })
  const reveal = useEffectEvent(() => {
    if (outcome === null) return
    sing(outcome)
    onRevealed(outcome)
  })
  useEffect(() => {
    const timers = isCalm
      ? [setTimeout(() => hit(0), 0), setTimeout(() => setOver(true), CALM_SUSPENSE_MS)]
      : [
          ...STRIKES_MS.map((ms, index) => setTimeout(() => hit(index), ms)),
          setTimeout(() => setOver(true), SUSPENSE_MS),
        ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isCalm])
  useEffect(() => {
    if (isRevealed) reveal()
  }, [isRevealed])
  return { isRevealed, skip: () => setOver(true) }
}
