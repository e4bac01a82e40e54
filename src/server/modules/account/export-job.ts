import type { Db } from '#server/db/database.ts'
import type { JobCursor } from '#server/db/tables/account.ts'
import { preferencesOf } from '#server/modules/preferences/service.ts'
import { countRows } from './count-store.ts'
import { LISTS, type ListName, newestCursor, READABLE_TABLES } from './export-sections.ts'
import { countParts, deleteParts, findPart, insertPart, tableRows } from './export-store.ts'
import type { AccountJob, JobProgress } from './job-store.ts'
import type { PlayerData } from './player-data.ts'
import { balancesRecord, playerRow } from './store.ts'

const OWN = 'own'
const LIST_NAMES = Object.keys(LISTS) as readonly ListName[]
const STEPS: readonly string[] = [OWN, ...READABLE_TABLES.map(({ table }) => table), ...LIST_NAMES]

export const EXPORT_START: JobProgress = { step: OWN, place: null, rows: 0 }

export const exportTotals = async (db: Db, playerId: number): Promise<Record<string, number>> => {
  const {
    attacks = 0,
    defences = 0,
    ...counts
  } = await countRows(db, playerId, [
    ...READABLE_TABLES.map(({ table, owner }) => ({ name: table, table, owner })),
    { name: 'ledger', table: 'ledger', owner: 'account' },
    { name: 'attacks', table: 'fights', owner: 'attacker_id' },
    { name: 'defences', table: 'defences', owner: 'defender_id' },
  ])
  return { ...counts, fights: attacks + defences }
}

const partOf = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',')

const collectOwn = async (db: Db, playerId: number): Promise<number> => {
  await deleteParts(db, playerId)
  const own = {
    profile: await playerRow(db, playerId),
    balances: await balancesRecord(db, playerId),
    preferences: await preferencesOf(db, playerId),
  }
  for (const [section, value] of Object.entries(own)) {
    await insertPart(db, playerId, { section, number: 0, content: JSON.stringify(value) })
  }
  return 0
}

const collectTable = async (db: Db, playerId: number, table: PlayerData, limit: number): Promise<number> => {
  let [number, count] = [0, 0]
  for await (const rows of tableRows(db, playerId, table, limit)) {
    await insertPart(db, playerId, { section: table.table, number, content: partOf(rows) })
    number += 1
    count += rows.length
  }
  return count
}

const collectList = async (
  db: Db,
  playerId: number,
  list: ListName,
  place: JobCursor,
  limit: number,
): Promise<{ readonly rows: number; readonly next: JobCursor | null }> => {
  const { rows, next } = await LISTS[list](db, { playerId, place, limit })
  const number = await countParts(db, playerId, list)
  if (rows.length > 0) await insertPart(db, playerId, { section: list, number, content: partOf(rows) })
  return { rows: rows.length, next }
}

export const collectBatch = async (
  db: Db,
  playerId: number,
  { step, place, asked_at }: Pick<AccountJob, 'step' | 'place' | 'asked_at'>,
  limit: number,
): Promise<{ readonly step: string | null; readonly place: JobCursor | null; readonly rows: number }> => {
  const index = STEPS.indexOf(step)
  const following = { step: STEPS[index + 1] ?? null, place: null }
  const table = READABLE_TABLES.find((entry) => entry.table === step)
  if (table) return { ...following, rows: await collectTable(db, playerId, table, limit) }
  const list = LIST_NAMES.find((name) => name === step)
  // Another build may have stored a step that this one does not know: start over.
  if (!list) return { step: STEPS[1] ?? null, place: null, rows: await collectOwn(db, playerId) }
  const { rows, next } = await collectList(db, playerId, list, place ?? newestCursor(asked_at.getTime()), limit)
  return next === null ? { ...following, rows } : { step, place: next, rows }
}

const parts = async function* (db: Db, playerId: number, section: string): AsyncGenerator<string> {
  for (let number = 0; ; number += 1) {
    const content = await findPart(db, playerId, section, number)
    if (content === undefined) return
    yield number === 0 ? content : `,${content}`
  }
}

const list = async function* (db: Db, playerId: number, section: string): AsyncGenerator<string> {
  yield `,${JSON.stringify(section)}:[`
  yield* parts(db, playerId, section)
  yield ']'
}

/** Streams the answer of `users.export`, with only one part in memory at a time. */
export const collectedExport = async function* (
  db: Db,
  { player_id, asked_at }: Pick<AccountJob, 'player_id' | 'asked_at'>,
): AsyncGenerator<string> {
  const playerId = Number(player_id)
  const own = async (section: string): Promise<string> => {
    const content = await findPart(db, playerId, section, 0)
    if (content === undefined) throw new Error(`The export of player ${playerId} has no ${section} any more.`)
    return content
  }
  yield `{"data":{"exported_at":${JSON.stringify(asked_at.toISOString())}`
  yield `,"balances":${await own('balances')},"preferences":${await own('preferences')}`
  for (const name of [...LIST_NAMES, 'items']) yield* list(db, playerId, name)
  yield `,"profile":${(await own('profile')).slice(0, -1)}`
  for (const { table } of READABLE_TABLES) if (table !== 'items') yield* list(db, playerId, table)
  yield '}}}'
}
