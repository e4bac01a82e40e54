import fs from 'node:fs'
import path from 'node:path'
import type { Remember, Remembered } from './remembered.ts'

const changeOf = (line: string, isLast: boolean): Remembered[] => {
  try {
    return [JSON.parse(line) as Remembered]
  } catch (error) {
    // The process was killed while it wrote this line, so the change never had an effect.
    if (isLast) return []
    throw error
  }
}

/** Oldest change first. Empty if the file does not exist. */
export const readJournal = (file: string): readonly Remembered[] => {
  if (!fs.existsSync(file)) return []
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.flatMap((line, index) => changeOf(line, index === lines.length - 1))
}

/** Rewrites the journal with `known`. The returned function appends a change. */
export const openJournal = (file: string, known: readonly Remembered[]): Remember => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const lineOf = (change: Remembered): string => `${JSON.stringify(change)}\n`
  fs.writeFileSync(`${file}.new`, known.map(lineOf).join(''), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  const handle = fs.openSync(file, 'a')
  return (change) => void fs.writeSync(handle, lineOf(change))
}
