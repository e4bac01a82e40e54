import { readFile } from 'node:fs/promises'

/** Files and folders with an author and a licence, relative to `assets`. */
export type Credits = readonly string[]

const isFilled = (cell: string | undefined): boolean => /[^\s-]/.test(cell ?? '')

/** Names in backticks from the first cell of each table row that also has an author and a licence. */
export const creditsIn = (text: string): Credits =>
  text.split('\n').flatMap((line) => {
    const [, what = '', by, licence] = /^\|([^|]*)\|([^|]*)\|([^|]*)\|/.exec(line.trim()) ?? []
    if (!isFilled(by) || !isFilled(licence)) return []
    return [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  })

export const readCredits = async (file: string): Promise<Credits> =>
  creditsIn(await readFile(file, 'utf8').catch(() => ''))

/** A credited name that ends with a slash is a folder and covers all files inside. */
export const filesWithoutCredit = (files: readonly string[], credits: Credits): string[] =>
  files.filter((file) => !credits.some((name) => name === file || (name.endsWith('/') && file.startsWith(name))))

export const creditLines = (files: readonly string[]): string[] => {
  const [first, ...more] = files
  if (first === undefined) return []
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  const cure = `Add "| \`${first}\` | who made it | its licence |" before "npm run build", which refuses it`
  return [`assets/CREDITS.md: "${first}"${others}: no line says whose work it is. ${cure}.`]
}
