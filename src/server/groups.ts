type Some<T> = readonly [T, ...T[]]

/** Keeps the rows' order. `Map.groupBy` is missing in Node 20. */
export const groupsBy = <T, K>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, Some<T>> => {
  const groups = new Map<K, [T, ...T[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
