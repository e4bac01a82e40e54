import type { Db } from '#server/db/database.ts'
import type { JobCursor } from '#server/db/tables/account.ts'
import type { PackedFight, PackedFighter } from '#server/db/tables/kombat.ts'
import { profileOfPacked } from '#server/modules/fighters/service.ts'
import { dropsOfPacked } from '#server/modules/kombat/service.ts'
import { ledgerEntriesAfter, ledgerEntryOnTheWire } from '#server/modules/ledger/service.ts'
import { type ExportFrom, type FightRecordRow, fightRecords, type Row } from './export-store.ts'
import { KEPT_DATA, PLAYER_DATA, type PlayerData } from './player-data.ts'

interface ListBatch {
  readonly rows: readonly unknown[]
  readonly next: JobCursor | null
}

export const READABLE_TABLES: readonly PlayerData[] = [
  ...PLAYER_DATA.filter(({ technical }) => technical !== true),
  ...KEPT_DATA,
]

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export const newestCursor = (untilMs: number): JobCursor => ({ at: new Date(untilMs).toISOString(), id: LAST_ID })

const ledgerBatch = async (db: Db, { playerId, place, limit }: ExportFrom): Promise<ListBatch> => {
  const after = { at: new Date(place.at), id: place.id }
  const entries = await ledgerEntriesAfter(db, playerId, after, limit)
  const last = entries.at(-1)
  const next = last && entries.length === limit ? { at: last.at.toISOString(), id: last.id } : null
  return { rows: entries.map(ledgerEntryOnTheWire), next }
}

const wholeRecord = ({ row }: FightRecordRow): Row => ({
  ...row,
  own: profileOfPacked(row.own as PackedFighter),
  ...(row.drops ? { drops: dropsOfPacked(row.drops as PackedFight['drops']) } : {}),
})

const fightsBatch = async (db: Db, from: ExportFrom): Promise<ListBatch> => {
  const { rows, next } = await fightRecords(db, from)
  return { rows: rows.map(wholeRecord), next }
}

/** Sections too long for one read. Their batches go from newest to oldest. */
export const LISTS = { ledger: ledgerBatch, fights: fightsBatch } as const

export type ListName = keyof typeof LISTS

export const wholeList = async (
  db: Db,
  list: ListName,
  from: Omit<ExportFrom, 'place'> & { readonly untilMs: number },
): Promise<readonly unknown[]> => {
  const rows: unknown[] = []
  let place: JobCursor | null = newestCursor(from.untilMs)
  while (place !== null) {
    const batch: ListBatch = await LISTS[list](db, { ...from, place })
    rows.push(...batch.rows)
    place = batch.next
  }
  return rows
}
