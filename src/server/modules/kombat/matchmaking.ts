import type { Kysely } from 'kysely'
import {
  BEGINNER_FIGHTS,
  type Bot,
  botFactor,
  botFor,
  POWER_RATIO,
  RANK_BANDS,
  RECENT_OPPONENTS_EXCLUDED,
  replacedRank,
} from '../../../rules/fight/matchmaking.ts'
import { WORN_TYPES } from '../../../rules/items/item-kinds.ts'
import type { Rng } from '../../../rules/prng.ts'
import { rankPoints } from '../../../rules/season/ranks.ts'
import type { Database } from '../../db/database.ts'
import type { MatchSnapshot } from '../../db/tables/kombat.ts'
import { fighterProfile, getFighter, NO_CROWN, type PlayerFighter } from '../fighters/service.ts'
import { candidatesInBand } from './match-store.ts'

/** An opponent. */
export interface Opponent {
  /** Null for a bot. */
  readonly playerId: number | null
  readonly snapshot: MatchSnapshot
}

/** User id of every bot on the wire: there is no such player. */
const BOT_USER_ID = 0

const botOpponent = (rng: Rng, own: PlayerFighter): Opponent => {
  const { player } = own
  const ownRank = rankPoints(player.rank_points)
  const bestRank = rankPoints(player.best_rank_points)
  const bot: Bot = botFor(rng, {
    stats: own.stats,
    armyStep: own.loadout.armyStep,
    items: own.worn.flatMap(({ type, rarity }) => {
      const worn = WORN_TYPES.find((candidate) => candidate === type)
      return worn ? [{ type: worn, rarity }] : []
    }),
    bestRank,
    factor: botFactor(rng, player.fights),
  })
  // A bot's own rank is −1; what is shown, and what counts for the rank points, is drawn once here (row 87, R12).
  const rank = replacedRank(rng, ownRank)
  const identity = { userId: BOT_USER_ID, name: bot.name, rank, bestRank, crown: NO_CROWN }
  const { houseId, stats, items: worn, bonus } = bot
  return { playerId: null, snapshot: { stats, profile: fighterProfile({ identity, houseId, worn, stats, bonus }) } }
}

/** Number of candidates of a band to draw from, nearest in power: within R11's ratio win chances still run from 98 to 2 %. */
const NEAREST = 5

/**
 * Finds an opponent (R11): real players in widening bands of rank points and within the power ratio, none of the last
 * five met; else, and for the first five fights, a bot.
 */
export const findOpponent = async (db: Kysely<Database>, own: PlayerFighter, rng: Rng): Promise<Opponent> => {
  const { player } = own
  if (player.fights < BEGINNER_FIGHTS) return botOpponent(rng, own)
  for (const band of RANK_BANDS) {
    const fromRank = Math.max(0, player.rank_points - band)
    const toRank = player.rank_points + band
    const found = await candidatesInBand(db, {
      self: Number(player.id),
      fromRank,
      toRank,
      pivotRank: rng.int(fromRank, toRank),
      fromPower: Math.ceil(own.profile.power * POWER_RATIO.min),
      toPower: Math.floor(own.profile.power * POWER_RATIO.max),
      withoutLast: RECENT_OPPONENTS_EXCLUDED,
    })
    if (found.length === 0) continue
    const distance = (candidate: { power: number }) => Math.abs(candidate.power - own.profile.power)
    const nearest = found.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST)
    const playerId = rng.pick(nearest).id
    const { stats, profile } = await getFighter(db, playerId)
    return { playerId, snapshot: { stats, profile } }
  }
  return botOpponent(rng, own)
}
