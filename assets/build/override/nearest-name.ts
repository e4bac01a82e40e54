/** Maximum distance of a suggestion. */
const FARTHEST_TYPO = 4

/** Levenshtein distance. */
const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The nearest name, or null when none is close. */
export const nearestName = (name: string, names: Iterable<string>): string | null => {
  // Short words allow fewer edits.
  let best = Math.min(FARTHEST_TYPO, Math.ceil(name.length / 3)) + 1
  let nearest: string | null = null
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= best) continue
    const distance = editDistance(name, candidate)
    if (distance >= best) continue
    best = distance
    nearest = candidate
  }
  return nearest
}
