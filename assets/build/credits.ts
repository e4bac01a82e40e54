import { readFile } from 'node:fs/promises'

/** The files and folders that `CREDITS.md` names with an author and a licence, relative to `assets`. */
export type Credits = readonly string[]

const isFilled = (cell: string | undefined): boolean => /[^\s-]/.test(cell ?? '')

/** Reads the table of `CREDITS.md`: each name in backticks of a first cell whose line has an author and a licence. */
export const creditsIn = (text: string): Credits =>
  text.split('\n').flatMap((line) => {
    const [, what = '', by, licence] = /^\|([^|]*)\|([^|]*)\|([^|]*)\|/.exec(line.trim()) ?? []
    if (!isFilled(by) || !isFilled(licence)) return []
    return [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  })

/** The credits of a file; an absent one names nobody. */
export const readCredits = async (file: string): Promise<Credits> =>
  creditsIn(await readFile(file, 'utf8').catch(() => ''))

/** Files for which nobody is named: neither the file itself nor a folder, written with a slash at its end, that it lies in. */
export const filesWithoutCredit = (files: readonly string[], credits: Credits): string[] =>
  files.filter((file) => !credits.some((name) => name === file || (name.endsWith('/') && file.startsWith(name))))

/** What a command prints about files without a name: one sentence. */
export const creditLines = (files: readonly string[]): string[] => {
  const [first, ...more] = files
  if (first === undefined) return []
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  const cure = `Add "| \`${first}\` | who made it | its licence |" before "npm run build", which refuses it`
  return [`assets/CREDITS.md: "${first}"${others}: no line says whose work it is. ${cure}.`]
}
