import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { movementOnTheWire, newestMovements } from '../ledger/service.ts'
import { getPlayer } from '../players/service.ts'
import { preferencesOf } from './preferences.ts'
import { balancesRecord, fightRecords, noteExport, playerData, playerRow } from './store.ts'

/** Between two exports of a player: one reads all that the player ever did. */
export const EXPORT_PAUSE_MS = 10 * 60 * 1000
/** More rows than any player makes in years. */
const MOVEMENTS_MAX = 1_000_000

/**
 * All that is kept of a player, as of one instant (extra 7). Left out are what is decided but not yet revealed, stored
 * answers of the last 24 h, and the turns of fights (each is in its replay).
 * @throws CallError `rate-limited` within ten minutes of the last one, with the seconds left
 */
export const exportOf = (db: Kysely<Database>, playerId: number, nowMs: number): Promise<CallData<'users.export'>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await getPlayer(trx, playerId)
      const last = await noteExport(trx, playerId, nowMs, EXPORT_PAUSE_MS)
      if (last !== null) {
        const leftMs = last.getTime() + EXPORT_PAUSE_MS - nowMs
        throw new CallError('rate-limited', { retry_after_s: Math.max(1, Math.ceil(leftMs / 1000)) })
      }
      const { items = [], ...data } = await playerData(trx, playerId)
      return {
        exported_at: new Date(nowMs).toISOString(),
        profile: { ...(await playerRow(trx, playerId)), ...data },
        balances: await balancesRecord(trx, playerId),
        ledger: (await newestMovements(trx, playerId, MOVEMENTS_MAX)).map(movementOnTheWire),
        fights: await fightRecords(trx, playerId),
        items,
        preferences: await preferencesOf(trx, playerId),
      }
    })
