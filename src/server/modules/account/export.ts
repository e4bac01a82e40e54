import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { ledgerEntryOnTheWire, newestLedgerEntries } from '../ledger/service.ts'
import { getPlayer } from '../players/service.ts'
import { preferencesOf } from '../preferences/service.ts'
import { balancesRecord, fightRecords, playerData, playerRow, recordExport } from './store.ts'

/** Least time between two exports of a player, which are expensive. */
const EXPORT_PAUSE_MS = 10 * MS_PER_MINUTE
/** More rows than any player makes in years. */
const LEDGER_ENTRIES_MAX = 1_000_000

/**
 * All data of a player in one snapshot (extra 7). Left out are what is decided but not yet revealed, stored
 * answers of the last 24 h, and the turns of fights (each is in its replay).
 * @throws Refusal `rate-limited` within ten minutes of the last one, with the seconds left
 */
export const exportOf = (db: Kysely<Database>, playerId: number, nowMs: number): Promise<CallData<'users.export'>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await getPlayer(trx, playerId)
      const last = await recordExport(trx, playerId, nowMs, EXPORT_PAUSE_MS)
      if (last !== null) {
        const leftMs = last.getTime() + EXPORT_PAUSE_MS - nowMs
        throw new Refusal('rate-limited', { retry_after_s: Math.max(1, Math.ceil(leftMs / MS_PER_SECOND)) })
      }
      const { items = [], ...data } = await playerData(trx, playerId)
      return {
        exported_at: new Date(nowMs).toISOString(),
        profile: { ...(await playerRow(trx, playerId)), ...data },
        balances: await balancesRecord(trx, playerId),
        ledger: (await newestLedgerEntries(trx, playerId, LEDGER_ENTRIES_MAX)).map(ledgerEntryOnTheWire),
        fights: await fightRecords(trx, playerId),
        items,
        preferences: await preferencesOf(trx, playerId),
      }
    })
