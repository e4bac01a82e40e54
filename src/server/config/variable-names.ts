/** Shorter settings such as HOST are skipped: they resemble variables of other programs. */
const SHORTEST = 6
const EDITS_MAX = 2
/** npm passes its own settings to every command. */
const FOREIGN = /^npm_/

/** Levenshtein distance. */
const editsBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, its] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === its ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Returns a warning for each set variable whose name differs from an unset setting by at most two edits. Not an error:
 * the variable may belong to another program.
 */
export const misspelledVariables = (
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] => {
  const isSet = (name: string): boolean => (env[name] ?? '').trim() !== ''
  const names = known.flatMap((name) => [name, `${name}_FILE`])
  const missing = names.filter((name) => name.length >= SHORTEST && !isSet(name))
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || name.length < SHORTEST || FOREIGN.test(name) || !isSet(name)) return []
    const meant = missing.find((candidate) => editsBetween(name.toUpperCase(), candidate) <= EDITS_MAX)
    return meant === undefined ? [] : [`${name} is no setting, and changes nothing: is ${meant} meant?`]
  })
}
