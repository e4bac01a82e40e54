import type { PathLook } from '#rules/season-path/season-path.ts'
import { tokToNano } from '#rules/units.ts'

/** Sold in the wardrobe (R58). A player's bought looks are stored as bits in this order, so a new one comes last. */
export const WARDROBE_LOOKS = [
  ...(['cape-crimson', 'cape-emerald', 'cape-azure', 'cape-violet'] as const),
  ...(['cape-gold', 'cape-silver', 'cape-midnight', 'cape-rose'] as const),
  ...(['frame-oak', 'frame-ivy', 'frame-frost', 'frame-ember', 'frame-royal', 'frame-starry'] as const),
  ...(['pose-bow', 'pose-flex', 'pose-leap', 'pose-spin'] as const),
] as const
export type WardrobeLook = (typeof WARDROBE_LOOKS)[number]

/** Only the season path gives these (R53). A cape's number is the id of the house whose colour it has. */
export const SEASON_CAPES = [
  ...(['season-cape-0', 'season-cape-1', 'season-cape-2', 'season-cape-3'] as const),
  ...(['season-cape-4', 'season-cape-5', 'season-cape-6', 'season-cape-7'] as const),
] as const
export const SEASON_LOOKS = [...SEASON_CAPES, 'season-pose', 'season-word'] as const
export type SeasonLookSlug = (typeof SEASON_LOOKS)[number]

export const LOOKS = [...WARDROBE_LOOKS, ...SEASON_LOOKS] as const
export type Look = (typeof LOOKS)[number]

/** A player wears one look of each kind. None has power (R58). */
export const LOOK_KINDS = ['cape', 'frame', 'pose', 'word'] as const
export type LookKind = (typeof LOOK_KINDS)[number]

export type LookOf<Kind extends LookKind> = Extract<
  Look,
  `${Kind}-${string}` | `season-${Kind}` | `season-${Kind}-${string}`
>
export type WornLooks = { readonly [Kind in LookKind]?: LookOf<Kind> | undefined }

export const lookKind = (look: Look): LookKind => {
  const words = look.split('-')
  const word = words[0] === 'season' ? words[1] : words[0]
  const kind = LOOK_KINDS.find((name) => name === word)
  if (kind === undefined) throw new RangeError(`Look ${look} has no kind`)
  return kind
}

export const looksOfKind = <Kind extends LookKind>(kind: Kind): readonly LookOf<Kind>[] =>
  LOOKS.filter((look): look is LookOf<Kind> => lookKind(look) === kind)

/** Null for the banner, which cannot be worn. @param houseId the player's house, whose colour a cape has */
export const seasonLookOf = (look: PathLook, houseId: number): SeasonLookSlug | null => {
  if (look === 'cape') return SEASON_CAPES[houseId] ?? null
  return look === 'banner' ? null : `season-${look}`
}

export const withLook = (worn: WornLooks, kind: LookKind, look: Look | null): WornLooks => {
  const { [kind]: _, ...others } = worn
  return look === null ? others : { ...others, [kind]: look }
}

/** Minimum level of Salary (the upgrade `mining-tok`) for buying looks (R58). Season looks can be worn at any level. */
export const WARDROBE_SALARY_LEVEL = 10

export const isWardrobeOpen = (salaryLevel: number): boolean => salaryLevel >= WARDROBE_SALARY_LEVEL

export const lookBit = (look: WardrobeLook): number => 1 << WARDROBE_LOOKS.indexOf(look)

export const boughtLooks = (bits: number): readonly WardrobeLook[] =>
  WARDROBE_LOOKS.filter((look) => (bits & lookBit(look)) !== 0)

const FIRST_PRICE_TOK = 100
const DEARER_TOK = 10

/** The price of the next look depends only on how many the player has bought (R58). */
export const lookPriceNano = (bought: number): number => tokToNano(FIRST_PRICE_TOK + DEARER_TOK * bought)

/** Null if all looks are bought. @param bits bought looks, as in `lookBit` */
export const nextLookPriceNano = (bits: number): number | null => {
  const bought = boughtLooks(bits).length
  return bought < WARDROBE_LOOKS.length ? lookPriceNano(bought) : null
}

export type LookError = 'wardrobe-locked' | 'look-owned' | 'look-price-changed'

/**
 * Price in nano TOK, or an error code. The caller checks the balance. @param agreedNano the price that the player saw
 */
export const lookCost = (
  { look, agreedNano }: { readonly look: WardrobeLook; readonly agreedNano: number },
  bits: number,
  salaryLevel: number,
): number | LookError => {
  if (!isWardrobeOpen(salaryLevel)) return 'wardrobe-locked'
  if ((bits & lookBit(look)) !== 0) return 'look-owned'
  const priceNano = nextLookPriceNano(bits)
  return priceNano === agreedNano ? priceNano : 'look-price-changed'
}
