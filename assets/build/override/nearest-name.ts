const FARTHEST_TYPO = 4

const COPY_MARK = /(?:[ _-]+(?:copy|kopie|final|new|old|v?\d+)| ?\(\d+\)|@[23]x)$/i
const COPY_PREFIX = /^(?:copy of|kopie von) /i

/**
 * The name without a prefix such as `Copy of`, then with one copy mark less each time (`head.head copy 2`,
 * `head.head@2x`). All are returned, because a number may also be part of the name.
 */
export const copyReadings = (name: string): readonly [string, ...string[]] => {
  const slash = name.lastIndexOf('/') + 1
  let base = name.slice(slash).trim().replace(COPY_PREFIX, '')
  const readings: [string, ...string[]] = [name.slice(0, slash) + base]
  while (COPY_MARK.test(base)) {
    base = base.replace(COPY_MARK, '')
    readings.push(name.slice(0, slash) + base)
  }
  return readings
}

export const withoutCopyMarks = (name: string): string => copyReadings(name).at(-1) ?? name

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

export interface NearName {
  readonly name: string
  readonly distance: number
}

export const nearName = (name: string, names: Iterable<string>): NearName | null => {
  let best = Math.min(FARTHEST_TYPO, Math.ceil(name.length / 3)) + 1
  let nearest: NearName | null = null
  const wanted = name.toLowerCase()
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= best) continue
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance >= best) continue
    best = distance
    nearest = { name: candidate, distance }
  }
  return nearest
}

/** Ignores case. Null when no name is close. */
export const nearestName = (name: string, names: Iterable<string>): string | null => nearName(name, names)?.name ?? null
