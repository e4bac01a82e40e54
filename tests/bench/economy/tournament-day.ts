import { createRng, type Rng, seedWord } from '#rules/prng.ts'
import { OFFERS, priceOf, TICKET_FOR_STAR } from '#rules/shop/offers.ts'
import { bracketEnds, bracketOf, playBracket } from '#rules/tournament/bracket.ts'
import { compareEntries, type DrawnEntry, dealPool, ENTRIES_A_DAY, poolsOf, slicesOf } from '#rules/tournament/draw.ts'
import { type EntrantLoadout, powerOfLoadout } from '#rules/tournament/entrant.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { loadoutOf } from '#tests/rules/tournament/worlds.ts'
import { statsOf } from '../balance/builds.ts'
import { timesPower } from '../balance/power.ts'

const BAND = 0.1
/** `BRACKETS` are fought in each call of `fullBrackets`. `ENTRIES` are made over all days of a call of `drawnDays`. */
const BRACKETS = 3000
const ENTRIES = 30_000
/** The shop's exchange rate: the same wood box costs 40 TOK or 120 STAR (A9, R32). */
export const STAR_PER_TOK = 3

/** Means per day, in TOK and STAR. */
export interface TournamentDay {
  readonly entries: number
  readonly tok: number
  readonly star: number
  readonly leaguePoints: number
  readonly boxes: number
  readonly ticketStar: number
  /**
   * TOK and STAR won minus the price of the tickets, in TOK at the shop's rate. Boxes are left out, as R02 leaves out
   * materials.
   */
  readonly netTok: number
}

interface Won {
  tok: number
  star: number
  leaguePoints: number
  boxes: number
}

const nothing = (): Won => ({ tok: 0, star: 0, leaguePoints: 0, boxes: 0 })

const add = (sum: Won, end: Parameters<typeof tournamentPrize>[0], people: number): void => {
  const { boxes, leaguePoints, star, tokNano } = tournamentPrize(end, people)
  sum.tok += nanoToTok(tokNano)
  sum.star += star
  sum.leaguePoints += leaguePoints
  sum.boxes += boxes.length
}

/** Price of a day's tickets in STAR. A mean number of entries may be fractional, so prices are interpolated. */
const ticketsStar = (entries: number): number => {
  const ticket = OFFERS.find(({ type }) => type === TICKET_FOR_STAR)
  if (!ticket) throw new Error('The shop sells no tickets')
  const whole = Math.floor(entries)
  const below = priceOf(ticket, 0, whole)
  return below + (priceOf(ticket, 0, whole + 1) - below) * (entries - whole)
}

const dayOf = (sum: Won, days: number, entries: number): TournamentDay => {
  const [tok, star, ticketStar] = [sum.tok / days, sum.star / days, ticketsStar(entries)]
  return {
    entries,
    tok,
    star,
    leaguePoints: sum.leaguePoints / days,
    boxes: sum.boxes / days,
    ticketStar,
    netTok: tok + (star - ticketStar) / STAR_PER_TOK,
  }
}

const base = statsOf({ gear: 'uncommon' })
/** Fighters that differ only in power. */
const withPower = (factor: number): EntrantLoadout => loadoutOf(timesPower(base, factor))
const anyone = (rng: Rng): EntrantLoadout => withPower(1 + BAND * (2 * rng.next() - 1))

/**
 * Simulates full brackets of similar power. Returns the daily rewards of the strongest and of the average player with
 * three entries (R26).
 */
export const fullBrackets = (people: number): { readonly strongest: TournamentDay; readonly mean: TournamentDay } => {
  const rng = createRng(`${seedWord(0xec0)}${seedWord(people)}`)
  const [strongest, all] = [nothing(), nothing()]
  for (let no = 0; no < BRACKETS; no++) {
    const own = rng.int(0, people - 1)
    const loadouts = Array.from({ length: people }, (_, seat) => (seat === own ? withPower(1 + BAND) : anyone(rng)))
    const bracket = bracketOf(`${seedWord(0xec1)}${seedWord(people)}${seedWord(no)}`, loadouts)
    bracketEnds(bracket, playBracket(bracket)).forEach((end, seat) => {
      if (seat === own) add(strongest, end, people)
      if (seat < people) add(all, end, people)
    })
  }
  const days = BRACKETS / ENTRIES_A_DAY
  return {
    strongest: dayOf(strongest, days, ENTRIES_A_DAY),
    mean: dayOf(all, days * people, ENTRIES_A_DAY),
  }
}

interface BandEntry extends DrawnEntry {
  readonly loadout: EntrantLoadout
}

const STRONGEST = 1

/** A day's entries. Player 1 is the strongest and enters three times. The other players enter one to three times. */
const entriesOf = (rng: Rng, total: number): readonly BandEntry[] => {
  const entries: BandEntry[] = []
  while (entries.length < total) {
    const playerNo = entries.length + 1
    const isStrongest = playerNo === STRONGEST
    const loadout = isStrongest ? withPower(1 + BAND) : anyone(rng)
    const own = Math.min(isStrongest ? ENTRIES_A_DAY : rng.int(1, ENTRIES_A_DAY), total - entries.length)
    for (let no = 0; no < own; no++)
      entries.push({ entryNo: playerNo + no, playerNo, power: powerOfLoadout(loadout), loadout })
  }
  return entries.sort(compareEntries)
}

/**
 * Simulates days of `total` entries with the game's own draw. Returns the daily rewards of the strongest player with
 * three entries (R26).
 */
export const drawnDays = (total: number): TournamentDay => {
  const days = Math.ceil(ENTRIES / total)
  const sum = nothing()
  let fought = 0
  for (let day = 0; day < days; day++) {
    const seed = `${seedWord(0xec2)}${seedWord(total)}${seedWord(day)}`
    const entries = entriesOf(createRng(seed), total)
    const slices = slicesOf(total, (index) => entries[index]?.power ?? 0)
    for (const pool of poolsOf(slices)) {
      const own = slices.slice(pool.firstSlice, pool.firstSlice + pool.slices)
      const from = own[0]?.from ?? 0
      const of = entries.slice(from, from + own.reduce((all, { size }) => all + size, 0))
      if (of.every(({ playerNo }) => playerNo !== STRONGEST)) continue
      for (const dealt of dealPool(seed, pool, of).brackets) {
        const seat = dealt.entries.findIndex(({ playerNo }) => playerNo === STRONGEST)
        if (seat < 0) continue
        const bracket = bracketOf(
          dealt.seed,
          dealt.entries.map(({ loadout }) => loadout),
        )
        const end = bracketEnds(bracket, playBracket(bracket))[seat]
        if (end) add(sum, end, dealt.entries.length)
        fought++
      }
    }
  }
  return dayOf(sum, days, fought / days)
}
