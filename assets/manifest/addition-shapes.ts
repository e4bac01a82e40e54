import type { ArenaLayerName } from './arena-layers.ts'
import type { GearSlot, RARITIES } from './fighter-layers.ts'
import type { EffectName } from './vfx.ts'

export interface AddedItem {
  readonly slot: GearSlot
  readonly rarity: (typeof RARITIES)[number]
  readonly tradeable: boolean
  /** Names by language. Where one is missing, the game shows the English name. */
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
}

export interface AddedBackdrop {
  readonly layers: readonly ArenaLayerName[]
  /** Leagues of the viewer in which the backdrop is shown, 0 Bronze to 7 Mythic. */
  readonly leagues: readonly number[]
  /** Houses of the opponent for which it is shown. They take precedence over leagues. */
  readonly houses: readonly number[]
  /** Colours above and below the pictures, for screens taller than these. */
  readonly above: string
  readonly below: string
}

/** Cues of the game's own sounds; the added sound plays together with them. */
export interface AddedSound {
  readonly with: readonly string[]
}

/** Shown together with the game's own effects. */
export interface AddedEffect {
  readonly frames: number
  readonly with: readonly EffectName[]
}

export interface Additions {
  readonly items: Readonly<Record<string, AddedItem>>
  readonly icons: readonly string[]
  readonly backdrops: Readonly<Record<string, AddedBackdrop>>
  readonly sounds: Readonly<Record<string, AddedSound>>
  readonly effects: Readonly<Record<string, AddedEffect>>
}
