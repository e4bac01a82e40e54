import type { ArenaLayerName } from './arena-layers.ts'
import type { GearSlot, RARITIES } from './fighter-layers.ts'
import type { EffectName } from './vfx.ts'

export interface AddedItem {
  readonly slot: GearSlot
  readonly rarity: (typeof RARITIES)[number]
  readonly tradeable: boolean
  /** By language; a missing one shows the English name. */
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
}

export interface AddedBackdrop {
  readonly layers: readonly ArenaLayerName[]
  /** Leagues of the viewer, 0 Bronze to 7 Mythic. */
  readonly leagues: readonly number[]
  /** Houses of the opponent; they take precedence over leagues. */
  readonly houses: readonly number[]
  /** Colours beyond the upper and lower edge of the pictures. */
  readonly above: string
  readonly below: string
}

/** Played together with our sounds of these cues. */
export interface AddedSound {
  readonly with: readonly string[]
}

/** Shown together with effects of ours. */
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
