import {
  ARMY_PIECES,
  DOGE_RARITIES,
  GUILD_EMBLEMS,
  INSIGNIA_TIERS,
  type InsigniaIconName,
  RANK_LEAGUES,
  TOKENS,
  TOP_CROWNS,
  TOP_PLACES,
  TRADE_GRADES,
} from '../../manifest/insignia.ts'
import { drawArmyRank } from './army.ts'
import { drawAvatarCrown, drawMythicTop } from './crowns.ts'
import { drawGuildEmblem } from './guilds.ts'
import { drawPvpRank } from './ladder.ts'
import { drawDogeMedal, drawFounderMedal, drawHamsterMedal, drawSeasonMedal, drawTradeMedal } from './medals.ts'
import { drawToken } from './tokens.ts'

type Entry = readonly [name: InsigniaIconName, draw: () => string]

/** The drawing of each insignia, in a 256 × 256 box. */
export const INSIGNIA_DRAWINGS: ReadonlyMap<InsigniaIconName, () => string> = new Map<InsigniaIconName, () => string>([
  ...ARMY_PIECES.flatMap((piece) =>
    INSIGNIA_TIERS.map((tier): Entry => [`army-${piece}-${tier}`, () => drawArmyRank(piece, tier)]),
  ),
  ...RANK_LEAGUES.flatMap((league) =>
    INSIGNIA_TIERS.map((tier): Entry => [`rank-${league}-${tier}`, () => drawPvpRank(league, tier)]),
  ),
  ...TOP_PLACES.map((place): Entry => [`mythic-top-${place}`, () => drawMythicTop(place)]),
  ...TOP_CROWNS.map((best): Entry => [`crown-top-${best}`, () => drawAvatarCrown(best)]),
  ['medal-legacy', drawFounderMedal],
  ['medal-hamster-day', drawHamsterMedal],
  ['medal-season', drawSeasonMedal],
  ...DOGE_RARITIES.map((rarity): Entry => [`medal-doge-${rarity}`, () => drawDogeMedal(rarity)]),
  ...(['seller', 'buyer'] as const).flatMap((role) =>
    TRADE_GRADES.map((grade): Entry => [`medal-${role}-${grade}`, () => drawTradeMedal(role, grade)]),
  ),
  ...GUILD_EMBLEMS.map((emblem): Entry => [`guild-${emblem}`, () => drawGuildEmblem(emblem)]),
  ...TOKENS.map((name): Entry => [name, () => drawToken(name)]),
])
