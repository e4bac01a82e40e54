const NAMES_MAX = 500
const names = new Map<string, string>()
let generation = 0

/**
 * Before a statement whose text takes so many forms that their plans, kept on every connection, would be worth less than the memory
 * and the names: it is planned each time.
 */
export const UNNAMED = '/* unnamed */'

/**
 * The name under which every connection of this process prepares a statement; undefined when there are too many: write
 * `= any($1)`, never an IN list of changing length.
 */
export const statementName = (text: string): string | undefined => {
  if (text.startsWith(UNNAMED)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `q${generation}_${names.size}`
  names.set(text, name)
  return name
}

/** Gives every statement another name from now on. */
export const forgetStatementNames = (): void => {
  generation += 1
  names.clear()
}

/**
 * Gives every statement another name from now on, because `name` no longer fits its tables: the other connections hold
 * plans as old as this one, and the other statements may read the same tables.
 */
export const renewStatementNames = (text: string, name: string): void => {
  if (names.get(text) === name) forgetStatementNames()
}
