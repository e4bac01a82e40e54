/** At least one. */
type Some<T> = readonly [T, ...T[]]

/** Rows by a text of each, in their order; as `Map.groupBy`, which Node 20 lacks. */
export const groupsBy = <T>(rows: readonly T[], textOf: (row: T) => string): ReadonlyMap<string, Some<T>> => {
  const groups = new Map<string, [T, ...T[]]>()
  for (const row of rows) {
    const group = groups.get(textOf(row))
    if (group) group.push(row)
    else groups.set(textOf(row), [row])
  }
  return groups
}
