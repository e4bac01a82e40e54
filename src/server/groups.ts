type Some<T> = readonly [T, ...T[]]

/** Keeps the rows' order. `Map.groupBy` is missing in Node 20. */
export const groupsBy = <T>(rows: readonly T[], textOf: (row: T) => string): ReadonlyMap<string, Some<T>> => {
  const groups = new Map<string, [T, ...T[]]>()
  for (const row of rows) {
    const group = groups.get(textOf(row))
    if (group) group.push(row)
    else groups.set(textOf(row), [row])
  }
  return groups
}
