import type { WornType } from '../items/item-kinds.ts'
import { RARITIES, type Rarity } from '../items/rarities.ts'
import { simulateFight } from '../kombat/fight.ts'
import type { FightOutcome, FightStats } from '../kombat/fight-types.ts'
import { BOT_POWER, type Bot, botFor } from '../kombat/matchmaking.ts'
import { SKILLS } from '../kombat/skills.ts'
import { createRng } from '../prng.ts'
import { rankPoints } from '../season/ranks.ts'
import { seedWord } from './draw.ts'
import { type EntrantLoadout, powerOfLoadout, statsOfLoadout } from './entrant.ts'

/** Fewer entries are filled to so many with bots (R26). */
export const FEWEST_IN_BRACKET = 8

/** A fighter of a bracket: an entry, by its index among the bracket's entries, or a bot. */
export type Seat =
  | { readonly entry: number; readonly bot: null; readonly power: number; readonly stats: FightStats }
  | { readonly entry: null; readonly bot: Bot; readonly power: number; readonly stats: FightStats }

/** The fighters of a bracket, and who meets whom first. */
export interface Bracket {
  readonly seed: string
  readonly seats: readonly Seat[]
  /** Pairs of seats of the first round from top to bottom; `null` opposite a bye (R26). Their number is a power of two. */
  readonly firstRound: readonly (readonly [upper: number, lower: number | null])[]
}

/** A match of a bracket. */
export interface BracketMatch {
  /** 1 is the first; the last is the final. */
  readonly round: number
  /** From top to bottom, 0 first. The winner goes to match `Math.floor(no / 2)` of the next round: upper of even ones. */
  readonly no: number
  readonly upper: number
  /** Null for a bye. */
  readonly lower: number | null
  /** The seat that goes on. */
  readonly winner: number
}

/** Bots have the round before the first: seeds of matches differ from theirs. */
const BOTS_ROUND = 0

const botOf = (seed: string, no: number, model: EntrantLoadout): Bot => {
  const rng = createRng(`${seed}${seedWord(BOTS_ROUND)}${seedWord(no)}`)
  const factor = BOT_POWER.min + (BOT_POWER.max - BOT_POWER.min) * rng.next()
  return botFor(rng, {
    stats: statsOfLoadout(model),
    armyStep: model.armyStep,
    items: wornOf(model),
    bestRank: rankPoints(SKILLS[model.skills - 1]?.unlockPoints ?? 0),
    factor,
  })
}

/** What a loadout wears, by slot and rarity. */
const wornOf = ({ worn }: EntrantLoadout): readonly { readonly type: WornType; readonly rarity: Rarity }[] =>
  worn === ''
    ? []
    : worn.split(' ').flatMap((word) => {
        const [type, place] = word.split(':') as [WornType, string]
        const rarity = RARITIES[Number(place)]
        return rarity === undefined ? [] : [{ type, rarity }]
      })

/** The order in which the strongest are spread over the matches of a round: the first two meet in the final at the earliest. */
const spreadOrder = (matches: number): readonly number[] => {
  let order: readonly number[] = [0]
  while (order.length < matches) {
    const size = order.length * 2
    order = order.flatMap((place) => [place, size - 1 - place])
  }
  // `order[match]` is the rank that stands there: inverted, the match of each rank.
  const matchOf = new Array<number>(order.length)
  order.forEach((rank, match) => {
    matchOf[rank] = match
  })
  return matchOf
}

/**
 * The bracket of entries in the order in which they were dealt (R26): filled to eight with bots, byes up to the next power of two to the
 * strongest, spread so that they meet late; all others in the dealt order. Without entries nobody fights.
 */
export const bracketOf = (seed: string, loadouts: readonly EntrantLoadout[]): Bracket => {
  if (loadouts.length === 0) return { seed, seats: [], firstRound: [] }
  const seats: Seat[] = loadouts.map((loadout, entry) => ({
    entry,
    bot: null,
    power: powerOfLoadout(loadout),
    stats: statsOfLoadout(loadout),
  }))
  for (let no = 0; seats.length < FEWEST_IN_BRACKET; no++) {
    const bot = botOf(seed, no, loadouts[no % loadouts.length] as EntrantLoadout)
    seats.push({ entry: null, bot, power: bot.power, stats: bot.stats })
  }
  let size = FEWEST_IN_BRACKET
  while (size < seats.length) size *= 2
  const matches = size / 2
  const byStrength = seats.map((_, seat) => seat).sort((a, b) => powerAt(seats, b) - powerAt(seats, a) || a - b)
  const resting = byStrength.slice(0, size - seats.length)
  const spread = spreadOrder(matches)
  const byMatch = new Map(resting.map((seat, rank) => [spread[rank] as number, seat]))
  const others = seats.map((_, seat) => seat).filter((seat) => !resting.includes(seat))
  const firstRound = Array.from({ length: matches }, (_, match): readonly [number, number | null] => {
    const bye = byMatch.get(match)
    return bye === undefined ? [others.shift() as number, others.shift() as number] : [bye, null]
  })
  return { seed, seats, firstRound }
}

const powerAt = (seats: readonly Seat[], seat: number): number => seats[seat]?.power ?? 0

/** The seed of a match, as `simulateFight` takes it: the bracket's, round and number. */
export const matchSeed = (bracketSeed: string, { round, no }: Pick<BracketMatch, 'round' | 'no'>): string =>
  `${bracketSeed}${seedWord(round)}${seedWord(no)}`

/** Fights a match: the upper seat is the attacker. */
export const fightMatch = (
  { seed, seats }: Bracket,
  match: { readonly round: number; readonly no: number; readonly upper: number; readonly lower: number },
  simulate = simulateFight,
): FightOutcome => {
  const [attacker, defender] = [seats[match.upper], seats[match.lower]]
  if (!attacker || !defender) throw new RangeError(`No seats ${match.upper} and ${match.lower}`)
  return simulate({ attacker: attacker.stats, defender: defender.stats }, matchSeed(seed, match))
}

/** Plays a bracket round by round, from top to bottom; of a pair goes on who is said to. */
const playedBy = (
  { firstRound }: Bracket,
  goesOn: (match: Omit<BracketMatch, 'lower' | 'winner'> & { readonly lower: number }, played: number) => number,
): readonly BracketMatch[] => {
  const played: BracketMatch[] = []
  let pairs = firstRound
  for (let round = 1; pairs.length > 0; round++) {
    const winners = pairs.map(([upper, lower], no) => {
      const winner = lower === null ? upper : goesOn({ round, no, upper, lower }, played.length)
      played.push({ round, no, upper, lower, winner })
      return winner
    })
    pairs = Array.from({ length: Math.floor(winners.length / 2) }, (_, match) => [
      winners[2 * match] as number,
      winners[2 * match + 1] as number,
    ])
  }
  return played
}

/** Fights a bracket to its end: all matches, the first round first, each from top to bottom (R26). */
export const playBracket = (bracket: Bracket, simulate = simulateFight): readonly BracketMatch[] =>
  playedBy(bracket, (match) => (fightMatch(bracket, match, simulate).winner === 'attacker' ? match.upper : match.lower))

const UPPER = '0'
const LOWER = '1'

/** Who won each match of a bracket, a digit a match in their order: 0 where the upper seat goes on, 1 the lower. */
export const winnersText = (matches: readonly BracketMatch[]): string =>
  matches.map(({ upper, winner }) => (winner === upper ? UPPER : LOWER)).join('')

/** The matches of a bracket by that text, without fighting them again. */
export const wonMatches = (bracket: Bracket, winners: string): readonly BracketMatch[] =>
  playedBy(bracket, ({ upper, lower }, index) => (winners[index] === UPPER ? upper : lower))

/** The round reached, as the worst place of those who reached it: 1, 2, 4, 8, 16 or 32 (R26). */
export const BRACKET_PLACES = [1, 2, 4, 8, 16, 32] as const
export type BracketPlace = (typeof BRACKET_PLACES)[number]

/** How a fighter of a bracket ended. */
export interface BracketEnd {
  readonly place: BracketPlace
  /** Matches won, byes not counted. */
  readonly wins: number
  /** The match that ended the run; null for the winner. */
  readonly lost: Pick<BracketMatch, 'round' | 'no'> | null
}

/** Places of all seats of a played bracket. */
export const bracketEnds = (bracket: Bracket, matches: readonly BracketMatch[]): readonly BracketEnd[] => {
  const size = bracket.firstRound.length * 2
  return bracket.seats.map((_, seat) => {
    const own = matches.filter(({ lower, upper }) => upper === seat || lower === seat)
    const wins = own.filter(({ lower, winner }) => lower !== null && winner === seat).length
    const lost = own.find(({ winner }) => winner !== seat)
    const place = (lost === undefined ? 1 : size / 2 ** (lost.round - 1)) as BracketPlace
    return { place, wins, lost: lost ? { round: lost.round, no: lost.no } : null }
  })
}
