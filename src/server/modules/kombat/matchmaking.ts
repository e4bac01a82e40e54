import { isWornType } from '#rules/items/item-kinds.ts'
import {
  BEGINNER_FIGHTS,
  type Bot,
  botFactor,
  botFor,
  POWER_RATIO,
  RANK_BANDS,
  replacedRank,
} from '#rules/kombat/matchmaking.ts'
import { drawnStance } from '#rules/kombat/stances.ts'
import type { Rng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Candidate, CandidateBand, Candidates } from '#server/candidates.ts'
import type { MatchSnapshot } from '#server/db/tables/kombat.ts'
import { fighterProfile, findFighter, type PlayerFighter } from '#server/modules/fighters/service.ts'

export interface Opponent {
  readonly playerId: number | null
  readonly snapshot: MatchSnapshot
}

/** Bots and NPCs draw a stance for each match (R55). */
export const withStance = ({ playerId, snapshot }: Opponent, serverSeed: string): MatchSnapshot =>
  playerId !== null && playerId > 0
    ? snapshot
    : { ...snapshot, stats: { ...snapshot.stats, stance: drawnStance(serverSeed) } }

const BOT_USER_ID = 0

const botOpponent = (rng: Rng, own: PlayerFighter): Opponent => {
  const { player } = own
  const ownRank = rankPoints(own.profile.rank)
  const bestRank = rankPoints(player.best_rank_points)
  const bot: Bot = botFor(rng, {
    stats: own.stats,
    armyStep: own.loadout.armyStep,
    items: own.worn.flatMap(({ type, rarity }) => (isWornType(type) ? [{ type, rarity }] : [])),
    bestRank,
    factor: botFactor(rng, player.fights),
    ...(player.fights < BEGINNER_FIGHTS && { withoutHouse: own.profile.house_id }),
  })
  // A bot has no real rank. The rank that it shows, and that decides the rank points, is drawn once here (row 87, R12).
  const rank = replacedRank(rng, ownRank)
  const identity = { userId: BOT_USER_ID, name: bot.name, rank, bestRank, crown: null }
  const { houseId, stats, items: worn, bonus } = bot
  return { playerId: null, snapshot: { stats, profile: fighterProfile({ identity, houseId, worn, stats, bonus }) } }
}

/**
 * Candidates drawn from each band, from which the nearest in power are kept. Within R11's power ratio the chance to win
 * still ranges from 98 to 2 %.
 */
const DRAWN = 20
const NEAREST = 5
/** Candidates read per search at most. A candidate who has changed since the last refresh costs another read. */
const READS_MAX = 5

interface Matchmaking {
  readonly own: PlayerFighter
  readonly met: readonly number[]
  readonly opponents: Candidates
}

const rankBand = (own: PlayerFighter, widthPoints: number, without: ReadonlySet<number>): CandidateBand => ({
  fromRank: own.profile.rank - widthPoints,
  toRank: own.profile.rank + widthPoints,
  fromPower: Math.ceil(own.profile.power * POWER_RATIO.min),
  toPower: Math.floor(own.profile.power * POWER_RATIO.max),
  without,
})

const isStillIn = ({ player: { power }, profile: { rank } }: PlayerFighter, band: CandidateBand): boolean =>
  rank >= band.fromRank && rank <= band.toRank && power >= band.fromPower && power <= band.toPower

const realOpponent = async (scope: Scope, { own, met, opponents }: Matchmaking, rng: Rng): Promise<Opponent | null> => {
  const without = new Set([Number(own.player.id), ...met])
  const distance = ({ power }: Candidate) => Math.abs(power - own.profile.power)
  let reads = 0
  for (const width of RANK_BANDS) {
    const band = rankBand(own, width, without)
    const drawn = [...(await opponents.draw(rng, band, DRAWN))].sort((a, b) => distance(a) - distance(b))
    const nearest = drawn.slice(0, NEAREST)
    while (nearest.length > 0) {
      const [candidate] = nearest.splice(rng.int(0, nearest.length - 1), 1)
      if (candidate === undefined || reads === READS_MAX) return null
      reads += 1
      const found = await findFighter(scope, candidate.id)
      if (found && isStillIn(found, band)) {
        return { playerId: candidate.id, snapshot: { stats: found.stats, profile: found.profile } }
      }
    }
  }
  return null
}

/** Reads a candidate's current row before it is chosen (R11). Falls back to a bot; the first five fights are always against one. */
export const findOpponent = async (scope: Scope, matchmaking: Matchmaking, rng: Rng): Promise<Opponent> => {
  const { own } = matchmaking
  const found = own.player.fights < BEGINNER_FIGHTS ? null : await realOpponent(scope, matchmaking, rng)
  return found ?? botOpponent(rng, own)
}
