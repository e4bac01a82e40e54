import type { CrownPlace } from '../../src/rules/leaderboards/crowns.ts'
import { MEDAL_ICON_NAMES, type MedalIconName } from './medals.ts'

/** Steps of a rank, lowest first: IV … I of a league, I … IV of an army rank. */
export const INSIGNIA_TIERS = [1, 2, 3, 4] as const
/** The chess pieces of the army ladder, lowest first (row 159). */
export const ARMY_PIECES = ['pawn', 'knight', 'bishop', 'rook', 'king', 'queen'] as const
/** The leagues of the PvP ladder, lowest first (row 158). */
export const RANK_LEAGUES = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Tier = (typeof INSIGNIA_TIERS)[number]
type League = (typeof RANK_LEAGUES)[number]
/** The chess piece of an army rank (row 159), in the order of the ladder. */
export type ArmyPiece = (typeof ARMY_PIECES)[number]

const at = <T>(list: readonly T[], index: number, what: string): T => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`There is no ${what} ${index}`)
  return found
}

/** Places of Mythic with a badge of their own, best first. */
export const TOP_PLACES = [1, 2, 3, 10, 50] as const satisfies readonly CrownPlace[]
/** A place of Mythic that has a badge of its own (row 158). */
export type TopPlace = CrownPlace

/** The banners that a guild may choose from. */
export const GUILD_EMBLEMS = ['claw', 'flame', 'bolt', 'moon', 'leaf', 'peak', 'wave', 'sun'] as const
/** Sign on a guild's banner. */
export type GuildEmblem = (typeof GUILD_EMBLEMS)[number]

/** Currencies and boss items beyond those of the first screens. */
export const TOKENS = ['ton', 'ticket', 'meat-hook', 'four-leaf-clover', 'mammoth-skin', 'firelord-skin'] as const
/** Currencies and boss items that only some screens show. */
export type TokenIcon = (typeof TOKENS)[number]

/** What a season ends with: the laurel of the final place, the league's cup, the chest. */
export const SEASON_HONOURS = ['laurel', 'league-cup', 'chest-season', 'chest-season-open'] as const

/** Signs of the buttons at home's sides that have no other picture. */
export const HOME_SIGNS = ['shop-sign'] as const

type RankIconName = `rank-${League}-${Tier}`
export type InsigniaIconName =
  | `army-${ArmyPiece}-${Tier}`
  | RankIconName
  | `mythic-top-${TopPlace}`
  | `crown-${TopPlace}`
  | MedalIconName
  | (typeof SEASON_HONOURS)[number]
  | (typeof HOME_SIGNS)[number]
  | `guild-${GuildEmblem}`
  | TokenIcon

const ARMY_ICONS = ARMY_PIECES.flatMap((piece) =>
  INSIGNIA_TIERS.map((tier): InsigniaIconName => `army-${piece}-${tier}`),
)
const RANK_ICONS = RANK_LEAGUES.flatMap((league) =>
  INSIGNIA_TIERS.map((tier): RankIconName => `rank-${league}-${tier}`),
)

/** Icon of a step of the army ladder, 0 Pawn I … 23 Queen IV. */
export const armyRankIcon = (step: number): InsigniaIconName => at(ARMY_ICONS, step, 'army rank')

/** Icon of a step of the PvP ladder, 0 Bronze IV … 31 Mythic I. */
export const pvpRankIcon = (index: number): RankIconName => at(RANK_ICONS, index, 'rank')

const topOf = (place: number): TopPlace | null => (place < 1 ? null : (TOP_PLACES.find((top) => place <= top) ?? null))

/** Icon of a place of Mythic, or null for a place that has no badge. */
export const mythicTopIcon = (place: number): InsigniaIconName | null => {
  const top = topOf(place)
  return top === null ? null : `mythic-top-${top}`
}

/** Icon of the crown of a live place on the PvP board, or null beyond the fifty best (R30). */
export const crownIcon = (place: number): InsigniaIconName | null => {
  const top = topOf(place)
  return top === null ? null : `crown-${top}`
}

/** Icons of ranks, medals and honours, each its own small file. */
export const INSIGNIA_ICON_NAMES: readonly InsigniaIconName[] = [
  ...ARMY_ICONS,
  ...RANK_ICONS,
  ...TOP_PLACES.map((place): InsigniaIconName => `mythic-top-${place}`),
  ...TOP_PLACES.map((place): InsigniaIconName => `crown-${place}`),
  ...MEDAL_ICON_NAMES,
  ...SEASON_HONOURS,
  ...HOME_SIGNS,
  ...GUILD_EMBLEMS.map((emblem): InsigniaIconName => `guild-${emblem}`),
  ...TOKENS,
]

/** Insignia stand alone, so there is no atlas of them. */
export const INSIGNIA_PACK_NAMES = [] as const

/** Pictures for lists that are still empty. */
export const INSIGNIA_PICTURE_NAMES = [
  'empty-inventory',
  'empty-market',
  'empty-guild',
  'empty-history',
  'empty-tasks',
  'empty-board',
] as const
export type InsigniaPictureName = (typeof INSIGNIA_PICTURE_NAMES)[number]
