const NAMES_MAX = 500
const names = new Map<string, string>()
let generation = 0

/** Begins the text of statements with too many variants to prepare. They are planned each time. */
export const UNNAMED = '/* unnamed */'

/** Undefined for new texts once NAMES_MAX is reached. Write `= any($1)`: an IN list takes another name per length. */
export const statementName = (text: string): string | undefined => {
  if (text.startsWith(UNNAMED)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `q${generation}_${names.size}`
  names.set(text, name)
  return name
}

export const forgetStatementNames = (): void => {
  generation += 1
  names.clear()
}

/**
 * Renames all statements: other connections hold plans of the same age, and other statements may read the same tables.
 */
export const renewStatementNames = (text: string, name: string): void => {
  if (names.get(text) === name) forgetStatementNames()
}
