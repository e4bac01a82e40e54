import { simulateFight } from '#rules/kombat/fight.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { exactWinChancePercent } from '#rules/kombat/win-chance.ts'
import { createRng, type Rng, seedWord } from '#rules/prng.ts'
import { bracketOf, matchSeed, playBracket } from '#rules/tournament/bracket.ts'
import { compareEntries, dealPool, poolsOf, slicesOf } from '#rules/tournament/draw.ts'
import { type EntrantLoadout, powerOfLoadout, statsOfLoadout } from '#rules/tournament/entrant.ts'
import { anyLoadout, loadoutOf } from '#tests/rules/tournament/worlds.ts'
import { statsOf } from './builds.ts'
import { percentOf } from './duel.ts'
import { type BalancePart, type Band, shown } from './figures.ts'
import { RATIOS, TOLERANCE, timesPower } from './power.ts'

const WORLDS = 22
const ENTRIES = 1000
/** A match counts for a ratio of powers if its own ratio is this close. */
const BIN = 0.01
/** Minimum matches per ratio. Missing ones are fought by generated pairs. */
const MATCHES_OF_A_RATIO = 1000
const DEVIATIONS = 3
/** Win rates of R07 in percent at each of `RATIOS`, against an otherwise equal fighter. */
const WANTED = [68, 82, 96] as const
const SPREAD = 30

interface Match {
  /** Power of the stronger fighter as a multiple of the weaker one's. */
  readonly ratio: number
  readonly strongerWon: boolean
  /** Win chance in percent, as the game shows it before a fight (extra 10). */
  readonly expected: number
}

/** Fights the brackets of one day, in which each player has one entry. */
const matchesOfDay = (seed: string, loadouts: readonly EntrantLoadout[]): readonly Match[] => {
  const entries = loadouts
    .map((loadout, index) => ({ entryNo: index + 1, playerNo: index + 1, power: powerOfLoadout(loadout), loadout }))
    .sort(compareEntries)
  const slices = slicesOf(entries.length, (index) => entries[index]?.power ?? 0)
  return poolsOf(slices).flatMap((pool) => {
    const own = slices.slice(pool.firstSlice, pool.firstSlice + pool.slices)
    const from = own[0]?.from ?? 0
    const dealt = dealPool(seed, pool, entries.slice(from, from + own.reduce((sum, { size }) => sum + size, 0)))
    return dealt.brackets.flatMap((bracket) => {
      const drawn = bracketOf(
        bracket.seed,
        bracket.entries.map(({ loadout }) => loadout),
      )
      return playBracket(drawn).flatMap(({ lower, upper, winner }): Match[] => {
        const other = lower === null ? undefined : drawn.seats[lower]
        const own = drawn.seats[upper]
        return own && other && own.power !== other.power ? [matchOf(own.power, other.power, winner === upper)] : []
      })
    })
  })
}

const ratioOf = (power: number, other: number): number => Math.max(power, other) / Math.min(power, other)

const matchOf = (power: number, other: number, won: boolean): Match => {
  const ratio = ratioOf(power, other)
  return { ratio, strongerWon: power > other === won, expected: exactWinChancePercent(ratio, 1) }
}

const base = statsOf({ gear: 'common' })
const equalLoadout = (rng: Rng): EntrantLoadout =>
  loadoutOf({ ...timesPower(base, SPREAD ** rng.next()), stance: rng.pick(STANCES) })

/** Generates pairs with this ratio of powers, and lets each fight a match as in a bracket. */
const pairsMade = (ratio: number, count: number, rng: Rng, anyone: (rng: Rng) => EntrantLoadout): readonly Match[] => {
  const made: Match[] = []
  const known: EntrantLoadout[] = []
  while (made.length < count) {
    const own = anyone(rng)
    const power = powerOfLoadout(own)
    const other = known.find((one) => Math.abs(ratioOf(power, powerOfLoadout(one)) - ratio) <= BIN)
    known.push(own)
    if (!other) continue
    const seed = matchSeed(seedWord(rng.int(0, 0x7fffffff)), { round: 1, no: made.length })
    const fight = simulateFight({ attacker: statsOfLoadout(own), defender: statsOfLoadout(other) }, seed)
    made.push(matchOf(power, powerOfLoadout(other), fight.winner === 'attacker'))
  }
  return made
}

const KINDS = { equal: equalLoadout, any: anyLoadout } as const
type Kind = keyof typeof KINDS

const worldRng = (kind: Kind, what: number, world: number): Rng =>
  createRng(`${seedWord(0x70)}${seedWord(Object.keys(KINDS).indexOf(kind))}${seedWord(what)}${seedWord(world)}`)

const worlds = (kind: Kind, scale: number): readonly Match[] =>
  Array.from({ length: Math.ceil(WORLDS * scale) }, (_, world) => {
    const rng = worldRng(kind, 0, world)
    const loadouts = Array.from({ length: ENTRIES }, () => KINDS[kind](rng))
    return matchesOfDay(seedWord(rng.int(0, 0x7fffffff)), loadouts)
  }).flat()

/** Matches near a ratio: bracket matches, filled up with generated pairs. */
const near = (kind: Kind, drawn: readonly Match[], ratio: number, scale: number) => {
  const own = drawn.filter((match) => Math.abs(match.ratio - ratio) <= BIN)
  const missing = Math.max(0, Math.ceil(MATCHES_OF_A_RATIO * scale) - own.length)
  const all = [...own, ...pairsMade(ratio, missing, worldRng(kind, 1, Math.round(ratio * 100)), KINDS[kind])]
  return {
    matches: all.length,
    made: missing,
    won: percentOf(all.filter(({ strongerWon }) => strongerWon).length, all.length),
    expected: all.reduce((sum, match) => sum + match.expected, 0) / all.length,
  }
}

/** Band around a share: the report's tolerance plus the statistical error of this many matches. */
const bandOf = (percent: number, matches: number, rule: string): Band => {
  const points = TOLERANCE + DEVIATIONS * Math.sqrt((percent * (100 - percent)) / matches)
  return { low: shown(percent - points), high: Math.min(100, shown(percent + points)), rule }
}

/**
 * Win rates in tournament brackets by the ratio of powers (R07, R26). Fighters have mixed stances, although the shown
 * win chance leaves stances out (R55).
 */
export const tournamentBalance = (scale: number): BalancePart => {
  const drawn = { equal: worlds('equal', scale), any: worlds('any', scale) }
  const rows = RATIOS.map((ratio, index) => ({
    ratio,
    wanted: WANTED[index] ?? 0,
    equal: near('equal', drawn.equal, ratio, scale),
    any: near('any', drawn.any, ratio, scale),
  }))
  return {
    figures: rows.flatMap(({ any, equal, ratio, wanted }) => [
      {
        group: 'matches of the tournament, otherwise equal',
        name: `power ×${ratio}`,
        value: equal.won,
        unit: '% won',
        band: bandOf(wanted, equal.matches, 'R07'),
      },
      {
        group: 'matches of the tournament, any two',
        name: `power ×${ratio}`,
        value: any.won,
        unit: '% won',
        band: bandOf(any.expected, any.matches, 'extra 10'),
      },
    ]),
    tables: [
      {
        title: 'Matches of the tournament, % won by the stronger: fighters who differ in power alone, and any two',
        columns: ['matches', 'made for it', '% won', 'R07 says', 'any two', 'made for it', '% won', 'chance shown'],
        rows: rows.map(
          ({ any, equal, ratio, wanted }) =>
            [
              `×${ratio}`,
              ...[equal.matches, equal.made, equal.won, wanted],
              ...[any.matches, any.made, any.won, any.expected],
            ] as const,
        ),
      },
    ],
    fights: drawn.equal.length + drawn.any.length,
  }
}
