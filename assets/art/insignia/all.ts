import {
  ARMY_PIECES,
  GUILD_EMBLEMS,
  INSIGNIA_TIERS,
  type InsigniaIconName,
  PATH_HOUSES,
  PATH_PIECES,
  RANK_LEAGUES,
  TOKENS,
  TOP_PLACES,
} from '#assets/manifest/insignia.ts'
import { MEDAL_MATERIALS, SEASON_MEDALS, TRADE_GRADES } from '#assets/manifest/medals.ts'
import { drawCrown } from '../gear/crowns.ts'
import { drawArmyRank } from './army.ts'
import { drawGuildEmblem } from './guilds.ts'
import { drawLaurel, drawLeagueCup } from './honours.ts'
import { drawPvpRank } from './ladder.ts'
import { drawDogeMedal, drawFounderMedal, drawHamsterMedal } from './medals.ts'
import { drawMythicTop } from './mythic-badges.ts'
import { drawPathCape, drawPathPiece } from './path-looks.ts'
import { drawSeasonChest } from './season-chest.ts'
import { drawSeasonMedal } from './season-medals.ts'
import { drawShopSign } from './shop-sign.ts'
import { drawToken } from './tokens.ts'
import { drawTradeMedal } from './trade-medals.ts'

type Entry = readonly [name: InsigniaIconName, draw: () => string]

export const INSIGNIA_DRAWINGS: ReadonlyMap<InsigniaIconName, () => string> = new Map<InsigniaIconName, () => string>([
  ...ARMY_PIECES.flatMap((piece) =>
    INSIGNIA_TIERS.map((tier): Entry => [`army-${piece}-${tier}`, () => drawArmyRank(piece, tier)]),
  ),
  ...RANK_LEAGUES.flatMap((league) =>
    INSIGNIA_TIERS.map((tier): Entry => [`rank-${league}-${tier}`, () => drawPvpRank(league, tier)]),
  ),
  ...TOP_PLACES.map((place): Entry => [`mythic-top-${place}`, () => drawMythicTop(place)]),
  ...TOP_PLACES.map((place): Entry => [`crown-${place}`, () => drawCrown(place)]),
  ['medal-legacy', drawFounderMedal],
  ['medal-hamster-day', drawHamsterMedal],
  ...SEASON_MEDALS.map((season): Entry => [`medal-season-${season}`, () => drawSeasonMedal(season)]),
  ...MEDAL_MATERIALS.map((rarity): Entry => [`medal-doge-event-${rarity}`, () => drawDogeMedal(rarity)]),
  ...(['seller', 'buyer'] as const).flatMap((role) =>
    TRADE_GRADES.map((grade): Entry => [`medal-top-${role}-${grade}`, () => drawTradeMedal(role, grade)]),
  ),
  ['laurel', drawLaurel],
  ['league-cup', drawLeagueCup],
  ['chest-season', () => drawSeasonChest(false)],
  ['chest-season-open', () => drawSeasonChest(true)],
  ...PATH_PIECES.map((name): Entry => [name, () => drawPathPiece(name)]),
  ...PATH_HOUSES.map((house): Entry => [`path-cape-${house}`, () => drawPathCape(house)]),
  ['shop-sign', drawShopSign],
  ...GUILD_EMBLEMS.map((emblem): Entry => [`guild-${emblem}`, () => drawGuildEmblem(emblem)]),
  ...TOKENS.map((name): Entry => [name, () => drawToken(name)]),
])
