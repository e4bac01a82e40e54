import { OperatorError } from '#server/operators/operator-error.ts'
import type { Operator } from './acts.ts'
import { invitersOf, markedBrackets, newestDays } from './tournament-store.ts'

const DAYS = 10
const MARKS = 50

const at = (instant: Date | null): string => instant?.toISOString().slice(11, 19) ?? '–'

export const tournamentLines = async (db: Operator['db']): Promise<string[]> => {
  const lines = (await newestDays(db, DAYS)).map((day) =>
    [
      `${day.day}  ${day.begun_at === null ? `${day.entered} entered so far` : `${day.entrants} entrants`}`,
      `${day.brackets} brackets (${day.drawn_to} drawn)`,
      `${day.returned} tickets back`,
      `begun ${at(day.begun_at)}, hashed ${at(day.hashed_at)}, fought ${at(day.drawn_at)}, paid ${at(day.paid_at)}`,
    ].join('  '),
  )
  return lines.length > 0 ? lines : ['There was no tournament yet.']
}

const foremost = (inviters: readonly number[]): readonly [inviter: number, brought: number] => {
  const brought = new Map<number, number>()
  for (const inviter of inviters) brought.set(inviter, (brought.get(inviter) ?? 0) + 1)
  return [...brought].sort(([, a], [, b]) => b - a)[0] ?? [0, 0]
}

/** Newest first (R26). @throws OperatorError for an invalid day */
export const tournamentMarkLines = async (db: Operator['db'], day: string | undefined): Promise<string[]> => {
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new OperatorError(`"${day}" is no day: 2027-01-31.`)
  const marked = await markedBrackets(db, day ?? null, MARKS)
  const inviters = await invitersOf(db, [
    ...new Set(marked.flatMap(({ entrants }) => entrants.map(({ player_id }) => player_id))),
  ])
  const lines = marked.map((bracket) => {
    const brought = bracket.entrants.filter(({ player_id }) => player_id > 0).map(({ player_id }) => player_id)
    const [inviter, count] = foremost(brought.flatMap((id) => inviters.get(id) ?? []))
    const theirs = brought.filter((id) => inviters.get(id) === inviter)
    return `${bracket.day}  bracket ${bracket.no}  ${count} of ${bracket.people} people brought by ${inviter}: ${theirs.join(', ')}`
  })
  return lines.length > 0 ? lines : ['No bracket is marked.']
}
