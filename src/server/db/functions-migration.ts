import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Migration, sql } from 'kysely'

/** Beside this file, and beside the built server. */
const FOLDER = path.join(import.meta.dirname, 'functions')

/** Files of `db/functions`, each with the hash of what it is. */
export type FunctionFiles = Readonly<Record<string, string>>

/** A migration that puts files of `db/functions` into the database. */
export interface FunctionsMigration extends Migration {
  readonly files: FunctionFiles
}

const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')

/** @internal What a functions migration calls the content of a file. */
export const functionsHash = (file: string): string =>
  createHash('sha256').update(textOf(file)).digest('hex').slice(0, 16)

/**
 * A migration that puts the functions of these files into the database, in place of what they were. A file that changes is named
 * by one more migration, with its new hash: every database gets the change once, and an older build never takes it back.
 */
export const functionsMigration = (files: FunctionFiles): FunctionsMigration => ({
  files,
  up: async (db) => {
    // On a new database a function may come before the migration that makes its tables.
    await sql`set local check_function_bodies = off`.execute(db)
    for (const file of Object.keys(files)) await sql.raw(textOf(file)).execute(db)
  },
})
