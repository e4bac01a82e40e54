import type { CallData } from '#contracts/schemas.ts'
import type { PublishedBracket, PublishedDay } from '#rules/tournament/verdict.ts'

export type BracketsPage = CallData<'tournament.brackets'>

/** Null until seed and hashes are published. */
export const publishedDay = (pages: readonly BracketsPage[]): PublishedDay | null => {
  const [first] = pages
  if (first === undefined) return null
  const { entrants, proof } = first
  if (proof.seed === null || proof.entrants_hash === null) return null
  const rows = new Map(pages.flatMap(({ items }) => items).map((item) => [item.no, item]))
  return {
    seedHash: proof.seed_hash,
    entrantsHash: proof.entrants_hash,
    seed: proof.seed,
    entrants,
    slices: [...rows.values()].toSorted((a, b) => a.no - b.no).map(({ no, pool, slice }) => ({ no, pool, ...slice })),
  }
}

export const publishedBracket = ({
  matches,
  no,
  people,
  pool,
  proof,
  seats,
}: CallData<'tournament.bracket'>): PublishedBracket => ({
  no,
  pool,
  people,
  seats: seats.map(({ kind, place, power, prize, wins }) => ({
    kind,
    place,
    power,
    wins,
    prize: prize && {
      tokNano: prize.tok,
      star: prize.star,
      boxes: prize.boxes,
      leaguePoints: prize.league_points,
    },
  })),
  matches,
  ...proof,
})
