import type { Difference, Verdict } from '#rules/tournament/verdict.ts'

export const CHECKS = ['seed', 'entrants', 'draw', 'fights', 'prizes'] as const
export type Check = (typeof CHECKS)[number]

const CHECK_OF: Readonly<Record<Difference['what'], Check>> = {
  seed: 'seed',
  entrants: 'entrants',
  slice: 'entrants',
  entrant: 'entrants',
  entry: 'entrants',
  pool: 'draw',
  missing: 'draw',
  'bracket-seed': 'draw',
  dealt: 'draw',
  returned: 'draw',
  seat: 'draw',
  people: 'draw',
  pairing: 'draw',
  winner: 'fights',
  place: 'prizes',
  prize: 'prizes',
}

export const brokenChecks = ({ differences }: Verdict): ReadonlySet<Check> =>
  new Set(differences.map(({ what }) => CHECK_OF[what]))

/** Interpolation values of the texts `tournamentVerify.difference`, counted from 1. 0 if a text has no such value. */
export const textValuesOf = (difference: Difference) => ({
  bracket: 'bracket' in difference ? difference.bracket : 0,
  slice: 'slice' in difference ? difference.slice : 0,
  seat: 'seat' in difference ? difference.seat + 1 : 0,
  round: 'round' in difference ? difference.round : 0,
  no: 'no' in difference ? difference.no + 1 : 0,
  entryNo: 'entryNo' in difference ? (difference.entryNo ?? 0) : 0,
})
