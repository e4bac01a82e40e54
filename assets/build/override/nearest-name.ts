/** Maximum distance of a suggestion. */
const FARTHEST_TYPO = 4

/** What programs and people add to the name of a copy. */
const COPY_MARK = /(?:[ _-]+(?:copy|kopie|final|new|old|v?\d+)| ?\(\d+\)|@[23]x)$/i
const COPY_PREFIX = /^(?:copy of|kopie von) /i

/** A name without the marks of a copy: `head.head copy 2`, `head.head (1)`, `Copy of head.head`, `head.head@2x`. */
export const withoutCopyMarks = (name: string): string => {
  const slash = name.lastIndexOf('/') + 1
  let base = name.slice(slash).trim().replace(COPY_PREFIX, '')
  while (COPY_MARK.test(base)) base = base.replace(COPY_MARK, '')
  return name.slice(0, slash) + base
}

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

/** The nearest name, whatever its capitals, or null when none is close. */
export const nearestName = (name: string, names: Iterable<string>): string | null => {
  // Short words allow fewer edits.
  let best = Math.min(FARTHEST_TYPO, Math.ceil(name.length / 3)) + 1
  let nearest: string | null = null
  const wanted = name.toLowerCase()
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= best) continue
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance >= best) continue
    best = distance
    nearest = candidate
  }
  return nearest
}
