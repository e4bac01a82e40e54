import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'migrations')
const FUNCTIONS = path.join(import.meta.dirname, 'functions')
const HASH_DIGITS = 16

/** In a migration's file, every SQL statement ends its line with a semicolon. */
export interface GameMigration {
  /** Run in this order, in one transaction. */
  readonly statements: readonly string[]
  /** Files of `db/functions`, applied after the statements, with the hash that `-- @function` states. */
  readonly functions: Readonly<Record<string, string>>
  /** From `-- @closes-game`: older processes cannot work beside it, so the game is closed first. */
  readonly closesGame: boolean
  /** Hash of the whole file. A released migration never changes. */
  readonly checksum: string
}

export type Migrations = Readonly<Record<string, GameMigration>>

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)

export const functionsText = (file: string): string => readFileSync(path.join(FUNCTIONS, file), 'utf8')

/** @internal A migration states this hash for a file of `db/functions`. */
export const functionsHash = (file: string): string => hashOf(functionsText(file))

const COMMENT = /^ *--.*\n/gm
const FUNCTION = /^-- @function (\S+) (\w+)$/gm
const CLOSES_GAME = /^-- @closes-game$/m

/** @throws Error for a function body, because its semicolons end no statement. Functions belong in `db/functions`. */
export const migrationOf = (text: string): GameMigration => {
  if (text.includes('$$')) throw new Error('A migration has no function bodies: put them into db/functions.')
  return {
    statements: text
      .replaceAll(COMMENT, '')
      .split(/;[ \n]*(?:\n|$)/)
      .filter((statement) => statement.trim() !== ''),
    functions: Object.fromEntries([...text.matchAll(FUNCTION)].map(([, file = '', hash = '']) => [file, hash])),
    closesGame: CLOSES_GAME.test(text),
    checksum: hashOf(text),
  }
}

const readMigrations = (folder: string): Migrations =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [path.basename(file, '.sql'), migrationOf(readFileSync(path.join(folder, file), 'utf8'))]),
  )

export const migrations: Migrations = readMigrations(FOLDER)
