import type { ArenaLayerName } from './arena-layers.ts'
import type { GearSlot, RARITIES } from './fighter-layers.ts'
import type { EffectName } from './vfx.ts'

/** A named item that came by a file and a line of `additions/additions.json`, without code. */
export interface AddedItem {
  readonly slot: GearSlot
  readonly rarity: (typeof RARITIES)[number]
  readonly tradeable: boolean
  /** By language; a language without one shows the English name. */
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
}

/** An arena, and the fights that take place in it. */
export interface AddedBackdrop {
  /** The layers that have a picture. */
  readonly layers: readonly ArenaLayerName[]
  /** Fights of viewers in these leagues, 0 Bronze … 7 Mythic. */
  readonly leagues: readonly number[]
  /** Fights against pets of these houses, by id; they win over leagues. */
  readonly houses: readonly number[]
  /** Colours that go on above and below the pictures. */
  readonly above: string
  readonly below: string
}

/** A sound that is heard together with sounds of ours, by their cues. */
export interface AddedSound {
  readonly with: readonly string[]
}

/** An effect of frames that is seen together with effects of ours. */
export interface AddedEffect {
  readonly frames: number
  readonly with: readonly EffectName[]
}

/** Everything that came without code, by name. */
export interface Additions {
  readonly items: Readonly<Record<string, AddedItem>>
  readonly icons: readonly string[]
  readonly backdrops: Readonly<Record<string, AddedBackdrop>>
  readonly sounds: Readonly<Record<string, AddedSound>>
  readonly effects: Readonly<Record<string, AddedEffect>>
}
