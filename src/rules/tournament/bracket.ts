import type { WornType } from '#rules/items/item-kinds.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightOutcome, FightStats } from '#rules/kombat/fight-types.ts'
import { BOT_POWER, type Bot, botFor } from '#rules/kombat/matchmaking.ts'
import { SKILL_NAMES, SKILLS, STARTING_SKILL } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { createRng, seedWord } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { type EntrantLoadout, powerOfLoadout, statsOfLoadout } from './entrant.ts'

/** Bots fill a bracket up to this size (R26). */
export const FEWEST_IN_BRACKET = 8

/** `entry` is the index of the bracket's entry that has the seat. Null for a bot. */
export type Seat =
  | { readonly entry: number; readonly bot: null; readonly power: number; readonly stats: FightStats }
  | { readonly entry: null; readonly bot: Bot; readonly power: number; readonly stats: FightStats }

export interface Bracket {
  readonly seed: string
  readonly seats: readonly Seat[]
  /**
   * Seat indices of the matches, from top to bottom. A null `lower` is a bye (R26). The number of matches is a power of
   * two.
   */
  readonly firstRound: readonly (readonly [upper: number, lower: number | null])[]
}

export interface BracketMatch {
  /** Counts rounds from 1. The last round is the final. */
  readonly round: number
  /**
   * Position in the round, from 0 at the top. The winner goes to match `Math.floor(no / 2)` of the next round, as
   * `upper` if `no` is even.
   */
  readonly no: number
  readonly upper: number
  readonly lower: number | null
  readonly winner: number
}

/** Bots use seeds of round 0, which differ from the seeds of all matches. */
const BOTS_ROUND = 0

const botOf = (seed: string, no: number, model: EntrantLoadout): Bot => {
  const rng = createRng(`${seed}${seedWord(BOTS_ROUND)}${seedWord(no)}`)
  const factor = BOT_POWER.min + (BOT_POWER.max - BOT_POWER.min) * rng.next()
  const bot = botFor(rng, {
    stats: statsOfLoadout(model),
    armyStep: model.armyStep,
    items: wornOf(model),
    bestRank: rankPoints(SKILLS[SKILL_NAMES[model.skills - 1] ?? STARTING_SKILL].unlockPoints),
    factor,
  })
  // Drawn last, so that everything else about the bot is as in version 2 of the rules.
  return { ...bot, stats: { ...bot.stats, stance: rng.pick(STANCES) } }
}

const wornOf = ({ worn }: EntrantLoadout): readonly { readonly type: WornType; readonly rarity: Rarity }[] =>
  worn === ''
    ? []
    : worn.split(' ').flatMap((word) => {
        const [type, place] = word.split(':') as [WornType, string]
        const rarity = RARITIES[Number(place)]
        return rarity === undefined ? [] : [{ type, rarity }]
      })

/** Maps each rank of strength to a match, so that the two strongest can meet only in the final. */
const spreadOrder = (matches: number): readonly number[] => {
  let order: readonly number[] = [0]
  while (order.length < matches) {
    const size = order.length * 2
    order = order.flatMap((place) => [place, size - 1 - place])
  }
  // `order` has a rank for each match. Inverts it to a match for each rank.
  const matchOf = new Array<number>(order.length)
  order.forEach((rank, match) => {
    matchOf[rank] = match
  })
  return matchOf
}

/**
 * Bots fill the bracket up to eight seats. The strongest entrants and bots get the byes, spread over the matches. All
 * others are paired in dealing order (R26). Empty without entries.
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

export const matchSeed = (bracketSeed: string, { round, no }: Pick<BracketMatch, 'round' | 'no'>): string =>
  `${bracketSeed}${seedWord(round)}${seedWord(no)}`

/** The upper seat attacks. @throws RangeError for an unknown seat */
export const fightMatch = (
  { seed, seats }: Bracket,
  match: { readonly round: number; readonly no: number; readonly upper: number; readonly lower: number },
  simulate = simulateFight,
): FightOutcome => {
  const [attacker, defender] = [seats[match.upper], seats[match.lower]]
  if (!attacker || !defender) throw new RangeError(`No seats ${match.upper} and ${match.lower}`)
  return simulate({ attacker: attacker.stats, defender: defender.stats }, matchSeed(seed, match))
}

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

/** Sorted by round, then from top to bottom (R26). */
export const playBracket = (bracket: Bracket, simulate = simulateFight): readonly BracketMatch[] =>
  playedBy(bracket, (match) => (fightMatch(bracket, match, simulate).winner === 'attacker' ? match.upper : match.lower))

const UPPER = '0'
const LOWER = '1'

/** One digit per match, in the order of `matches`: 0 if the upper seat won, else 1. */
export const winnersText = (matches: readonly BracketMatch[]): string =>
  matches.map(({ upper, winner }) => (winner === upper ? UPPER : LOWER)).join('')

export const wonMatches = (bracket: Bracket, winners: string): readonly BracketMatch[] =>
  playedBy(bracket, ({ upper, lower }, index) => (winners[index] === UPPER ? upper : lower))

/** All who lose in the same round share the worst of their places (R26). */
export const BRACKET_PLACES = [1, 2, 4, 8, 16, 32] as const
export type BracketPlace = (typeof BRACKET_PLACES)[number]

export interface BracketEnd {
  readonly place: BracketPlace
  readonly wins: number
  readonly lost: Pick<BracketMatch, 'round' | 'no'> | null
}

export const bracketEnds = (bracket: Bracket, matches: readonly BracketMatch[]): readonly BracketEnd[] => {
  const size = bracket.firstRound.length * 2
  return bracket.seats.map((_, seat) => {
    const own = matches.filter(({ lower, upper }) => upper === seat || lower === seat)
    const wins = own.filter(({ lower, winner }) => lower !== null && winner === seat).length
    const lost = own.find(({ winner }) => winner !== seat)
    const place = (lost === undefined ? 1 : size >> (lost.round - 1)) as BracketPlace
    return { place, wins, lost: lost ? { round: lost.round, no: lost.no } : null }
  })
}
