import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import { MEDAL_ICON_NAMES, type MedalIconName } from './medals.ts'

/** Lowest first: IV to I in a league, I to IV in an army rank. */
export const INSIGNIA_TIERS = [1, 2, 3, 4] as const
export const ARMY_PIECES = ['pawn', 'knight', 'bishop', 'rook', 'king', 'queen'] as const
export const RANK_LEAGUES = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Tier = (typeof INSIGNIA_TIERS)[number]
type League = (typeof RANK_LEAGUES)[number]
export type ArmyPiece = (typeof ARMY_PIECES)[number]

const at = <T>(list: readonly T[], index: number, what: string): T => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`There is no ${what} ${index}`)
  return found
}

/** Places with a Mythic badge (row 158) and a crown, best first. Other places use the next one: 4 to 10 use 10. */
export const TOP_PLACES = [1, 2, 3, 10, 50] as const satisfies readonly CrownPlace[]
export type TopPlace = CrownPlace

export const GUILD_EMBLEMS = ['claw', 'flame', 'bolt', 'moon', 'leaf', 'peak', 'wave', 'sun'] as const
export type GuildEmblem = (typeof GUILD_EMBLEMS)[number]

export const TOKENS = ['ton', 'ticket', 'meat-hook', 'four-leaf-clover', 'mammoth-skin', 'firelord-skin'] as const
export type TokenIcon = (typeof TOKENS)[number]

export const SEASON_HONOURS = ['laurel', 'league-cup', 'chest-season', 'chest-season-open'] as const

export const PATH_PIECES = ['path-pose', 'path-word', 'path-banner'] as const
export type PathPieceIcon = (typeof PATH_PIECES)[number]
export const PATH_HOUSES = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type PathCapeIcon = `path-cape-${(typeof PATH_HOUSES)[number]}`

export const HOME_SIGNS = ['shop-sign'] as const

type RankIconName = `rank-${League}-${Tier}`
export type InsigniaIconName =
  | `army-${ArmyPiece}-${Tier}`
  | RankIconName
  | `mythic-top-${TopPlace}`
  | `crown-${TopPlace}`
  | MedalIconName
  | (typeof SEASON_HONOURS)[number]
  | PathPieceIcon
  | PathCapeIcon
  | (typeof HOME_SIGNS)[number]
  | `guild-${GuildEmblem}`
  | TokenIcon

const ARMY_ICONS = ARMY_PIECES.flatMap((piece) =>
  INSIGNIA_TIERS.map((tier): InsigniaIconName => `army-${piece}-${tier}`),
)
const RANK_ICONS = RANK_LEAGUES.flatMap((league) =>
  INSIGNIA_TIERS.map((tier): RankIconName => `rank-${league}-${tier}`),
)

export const armyRankIcon = (step: number): InsigniaIconName => at(ARMY_ICONS, step, 'army rank')

/** `index` runs from 0 (Bronze IV) to 31 (Mythic I). */
export const pvpRankIcon = (index: number): RankIconName => at(RANK_ICONS, index, 'rank')

const topOf = (place: number): TopPlace | null => (place < 1 ? null : (TOP_PLACES.find((top) => place <= top) ?? null))

export const mythicTopIcon = (place: number): InsigniaIconName | null => {
  const top = topOf(place)
  return top === null ? null : `mythic-top-${top}`
}

/** Crown of a place (R30); null beyond place 50. */
export const crownIcon = (place: number): InsigniaIconName | null => {
  const top = topOf(place)
  return top === null ? null : `crown-${top}`
}

export const pathCapeIcon = (houseId: number): PathCapeIcon => `path-cape-${at(PATH_HOUSES, houseId, 'house')}`

export const INSIGNIA_ICON_NAMES: readonly InsigniaIconName[] = [
  ...ARMY_ICONS,
  ...RANK_ICONS,
  ...TOP_PLACES.map((place): InsigniaIconName => `mythic-top-${place}`),
  ...TOP_PLACES.map((place): InsigniaIconName => `crown-${place}`),
  ...MEDAL_ICON_NAMES,
  ...SEASON_HONOURS,
  ...PATH_PIECES,
  ...PATH_HOUSES.map((house): InsigniaIconName => `path-cape-${house}`),
  ...HOME_SIGNS,
  ...GUILD_EMBLEMS.map((emblem): InsigniaIconName => `guild-${emblem}`),
  ...TOKENS,
]

export const INSIGNIA_PICTURE_NAMES = [
  'empty-inventory',
  'empty-market',
  'empty-guild',
  'empty-history',
  'empty-tasks',
  'empty-board',
] as const
export type InsigniaPictureName = (typeof INSIGNIA_PICTURE_NAMES)[number]
