import type { SimulateFight } from '#rules/kombat/fight-versions.ts'
import { type Bracket, type BracketMatch, bracketEnds, bracketOf, fightMatch } from './bracket.ts'
import { type Entrant, entrantOrNull } from './entrant.ts'
import { tournamentPrize } from './prizes.ts'
import { type Difference, type PublishedBracket, type PublishedSeat, type Verdict, verdictOf } from './verdict.ts'

const isPrize = (shown: PublishedSeat['prize'], due: PublishedSeat['prize']): boolean =>
  shown === null || due === null
    ? shown === due
    : shown.tokNano === due.tokNano &&
      shown.star === due.star &&
      shown.leaguePoints === due.leaguePoints &&
      shown.boxes.join() === due.boxes.join()

const matchKey = ({ round, no }: Pick<BracketMatch, 'round' | 'no'>): string => `${round}-${no}`

/** Takes the published results of earlier matches as given, so that one wrong winner is one difference. */
const wrongMatches = (
  bracket: Bracket,
  shown: PublishedBracket,
  simulate: SimulateFight,
): { readonly differences: readonly Difference[]; readonly pairings: number; readonly fights: number } => {
  const differences: Difference[] = []
  const left = new Map(shown.matches.map((match) => [matchKey(match), match]))
  if (left.size < shown.matches.length) {
    const twice = shown.matches.find(
      (match, index) => shown.matches.findIndex((one) => matchKey(one) === matchKey(match)) < index,
    )
    if (twice) differences.push({ what: 'pairing', bracket: shown.no, round: twice.round, no: twice.no })
  }
  let [pairings, fights] = [0, 0]
  let pairs: readonly (readonly [number | undefined, number | null | undefined])[] = bracket.firstRound
  for (let round = 1; pairs.length > 0; round++) {
    const winners = pairs.map(([upper, lower], no) => {
      const at = { bracket: shown.no, round, no }
      const match = left.get(matchKey(at))
      left.delete(matchKey(at))
      pairings++
      if (!match || match.upper !== upper || match.lower !== lower) {
        differences.push({ what: 'pairing', ...at })
        return shownWinner(bracket, match)
      }
      if (match.winner !== winnerOf(bracket, match, simulate)) differences.push({ what: 'winner', ...at })
      if (match.lower !== null) fights++
      return shownWinner(bracket, match)
    })
    pairs = Array.from({ length: Math.floor(winners.length / 2) }, (_, no) => [winners[2 * no], winners[2 * no + 1]])
  }
  for (const { round, no } of left.values()) differences.push({ what: 'pairing', bracket: shown.no, round, no })
  return { differences, pairings, fights }
}

const shownWinner = ({ seats }: Bracket, match: BracketMatch | undefined): number | undefined =>
  match && seats[match.winner] && (match.winner === match.upper || match.winner === match.lower)
    ? match.winner
    : undefined

const winnerOf = (bracket: Bracket, { lower, no, round, upper }: BracketMatch, simulate: SimulateFight): number =>
  lower === null || fightMatch(bracket, { round, no, upper, lower }, simulate).winner === 'attacker' ? upper : lower

const wrongSeats = (bracket: Bracket, entrants: readonly Entrant[], shown: PublishedBracket): readonly Difference[] => {
  const ends = bracketEnds(bracket, shown.matches)
  const people = entrants.filter(({ kind }) => kind === 'player').length
  return [
    ...(people === shown.people ? [] : [{ what: 'people', bracket: shown.no } as const]),
    ...Array.from({ length: Math.max(bracket.seats.length, shown.seats.length) }, (_, seat) => seat).flatMap(
      (seat): Difference[] => {
        const at = { bracket: shown.no, seat }
        const [own, due, end] = [shown.seats[seat], bracket.seats[seat], ends[seat]]
        const kind = entrants[seat]?.kind ?? 'bot'
        if (!own || !due || !end || own.kind !== kind || own.power !== due.power) return [{ what: 'seat', ...at }]
        const prize = kind === 'player' ? tournamentPrize(end, people) : null
        return [
          ...(own.place === end.place && own.wins === end.wins ? [] : [{ what: 'place', ...at } as const]),
          ...(isPrize(own.prize, prize) ? [] : [{ what: 'prize', ...at } as const]),
        ]
      },
    ),
  ]
}

/** Recomputes pairings, fights, places and prizes from the entrants' lines and the bracket's seed (R26). */
export const verifyBracket = (shown: PublishedBracket, simulate: SimulateFight): Verdict => {
  const entrants = shown.entrants.flatMap((line) => entrantOrNull(line) ?? [])
  // `verifyPool` reports lines that cannot be read.
  if (entrants.length < shown.entrants.length) return verdictOf({ brackets: 1 }, [])
  const loadouts = entrants.map(({ loadout }) => loadout)
  const bracket = bracketOf(shown.seed, loadouts)
  const { differences, fights, pairings } = wrongMatches(bracket, shown, simulate)
  return verdictOf({ brackets: 1, pairings, fights, prizes: shown.seats.length }, [
    ...differences,
    ...wrongSeats(bracket, entrants, shown),
  ])
}
