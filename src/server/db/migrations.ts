import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Both are beside this file, and beside the built server. */
const FOLDER = path.join(import.meta.dirname, 'migrations')
const FUNCTIONS = path.join(import.meta.dirname, 'functions')
const HASH_DIGITS = 16

/** A migration: a file of SQL statements, each of which ends its line with a semicolon. */
export interface GameMigration {
  /** In order; they run in one transaction. */
  readonly statements: readonly string[]
  /** Files of `db/functions`, each with the hash that `-- @function` names. They are put in after the statements. */
  readonly functions: Readonly<Record<string, string>>
  /** Set by `-- @closes-game`: processes without this migration cannot work beside it, so the game is closed for them first. */
  readonly closesGame: boolean
  /** Of the whole file. A released migration never changes. */
  readonly checksum: string
}

/** Migrations by name, in order. */
export type Migrations = Readonly<Record<string, GameMigration>>

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)

/** The SQL of a file of `db/functions`. */
export const functionsText = (file: string): string => readFileSync(path.join(FUNCTIONS, file), 'utf8')

/** @internal The hash by which a migration names a file of `db/functions`. */
export const functionsHash = (file: string): string => hashOf(functionsText(file))

const COMMENT = /^ *--.*\n/gm
const FUNCTION = /^-- @function (\S+) (\w+)$/gm
const CLOSES_GAME = /^-- @closes-game$/m

/** Reads a migration. @throws Error on a function body, whose semicolons end no statement: those are in `db/functions` */
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

/** The migrations of a folder. */
const readMigrations = (folder: string): Migrations =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [path.basename(file, '.sql'), migrationOf(readFileSync(path.join(folder, file), 'utf8'))]),
  )

/** Every migration of this build. */
export const migrations: Migrations = readMigrations(FOLDER)
