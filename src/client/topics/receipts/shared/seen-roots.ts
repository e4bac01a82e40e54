import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'receipt-roots'
const KEPT = 26

type SeenRoot = readonly [week: string, root: string]

const isSeen = (value: unknown): value is SeenRoot =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** If the server replaced a root afterwards, the new one would not match the stored one. */
export const seenRoots = (): ReadonlyMap<string, string> => {
  const kept = parseJson(readOwn(KEY))
  return new Map(Array.isArray(kept) ? kept.filter(isSeen) : [])
}

/** Never overwrites a stored root. */
export const rememberRoots = (weeks: readonly { readonly week: string; readonly root: string }[]): void => {
  const known = seenRoots()
  const come = weeks.filter(({ week }) => !known.has(week)).map(({ week, root }): SeenRoot => [week, root])
  if (come.length === 0) return
  const kept = [...known, ...come].sort(([one], [other]) => one.localeCompare(other)).slice(-KEPT)
  writeOwn(KEY, JSON.stringify(kept))
}
