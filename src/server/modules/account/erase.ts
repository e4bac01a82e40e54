import type { Db } from '#server/db/database.ts'
import { SHARED_TABLES } from '#server/db/table-owners.ts'
import { forgetTonPrizes } from '#server/modules/leaderboards/service.ts'
import { forgetPurchases } from '#server/modules/payments/service.ts'
import { DELETED_PLAYER_NAME } from '#server/modules/players/service.ts'
import { eraseEntrant } from '#server/modules/tournament/service.ts'
import { countRows, type OwnedRows } from './count-store.ts'
import {
  type ErasedBatch,
  eraseAnswers,
  eraseIncomingFights,
  erasePetNames,
  eraseRows,
  eraseShared,
  renameInAttacks,
  takeTurnAtNames,
} from './erase-store.ts'
import type { AccountJob, JobProgress } from './job-store.ts'
import { PLAYER_DATA } from './player-data.ts'

/** A step runs again until a batch is not full. */
interface ErasureStep extends OwnedRows {
  readonly name: string
  erase(db: Db, playerId: number, place: JobProgress['place'], limit: number): Promise<ErasedBatch>
}

const isShared = ({ table }: OwnedRows): boolean => (SHARED_TABLES as readonly string[]).includes(table)

const ofTable = ({ table, owner }: OwnedRows): ErasureStep => {
  const eraseOf = isShared({ table, owner }) ? eraseShared : eraseRows
  return {
    name: table,
    table,
    owner,
    erase: (db, playerId, _place, limit) => eraseOf(db, { playerId, table, owner }, limit),
  }
}

const ENTRIES = 'tournament_entries'

/** Steps that anonymize. Fights go newest first, because other players can see only the last thirty days. */
const NAME_STEPS: readonly ErasureStep[] = [
  {
    name: 'attacker-names',
    table: 'fights',
    owner: 'attacker_id',
    erase: async (db, playerId, place, limit) => {
      await takeTurnAtNames(db, playerId)
      return renameInAttacks(db, { playerId, name: DELETED_PLAYER_NAME }, place, limit)
    },
  },
  {
    name: 'defences',
    table: 'defences',
    owner: 'defender_id',
    erase: async (db, playerId, _place, limit) => {
      await takeTurnAtNames(db, playerId)
      return eraseIncomingFights(db, { playerId, name: DELETED_PLAYER_NAME }, limit)
    },
  },
  {
    name: 'tournament-names',
    table: ENTRIES,
    owner: 'player_id',
    erase: async (db, playerId, _place, limit) => {
      await takeTurnAtNames(db, playerId)
      return { rows: await eraseEntrant(db, playerId, limit), place: null }
    },
  },
]
const OTHER_STEPS: readonly ErasureStep[] = [
  ...PLAYER_DATA.filter(({ table }) => table !== ENTRIES).map(ofTable),
  {
    name: 'purchases',
    table: 'payment_orders',
    owner: 'player_id',
    erase: async (db, playerId, _place, limit) => ({ rows: await forgetPurchases(db, playerId, limit), place: null }),
  },
  {
    name: 'ton-prizes',
    table: 'ton_prizes',
    owner: 'player_id',
    erase: async (db, playerId, _place, limit) => ({ rows: await forgetTonPrizes(db, playerId, limit), place: null }),
  },
  {
    name: 'pet-names-in-log',
    table: 'admin_log',
    owner: 'player_id',
    erase: (db, playerId, _place, limit) => erasePetNames(db, playerId, limit),
  },
  {
    name: 'answers',
    table: 'idempotency',
    owner: 'player_id',
    erase: (db, playerId, _place, limit) => eraseAnswers(db, playerId, limit),
  },
]
const STEPS: readonly ErasureStep[] = [...NAME_STEPS, ...OTHER_STEPS]

/** One batch of each step, enough for most accounts. @returns where the job continues; null if done */
export const eraseFirstBatches = async (db: Db, playerId: number, limit: number): Promise<JobProgress | null> => {
  const batches = new Map<string, ErasedBatch>()
  // Shared tables and names come last, because other deletions wait for them.
  const alone = OTHER_STEPS.filter((step) => !isShared(step))
  for (const step of [...alone, ...OTHER_STEPS.filter(isShared), ...NAME_STEPS])
    batches.set(step.name, await step.erase(db, playerId, null, limit))
  const unfinished = STEPS.find(({ name }) => (batches.get(name)?.rows ?? 0) >= limit)
  if (unfinished === undefined) return null
  const rows = [...batches.values()].reduce((sum, batch) => sum + batch.rows, 0)
  return { step: unfinished.name, place: batches.get(unfinished.name)?.place ?? null, rows }
}

export const erasureTotals = (db: Db, playerId: number): Promise<Record<string, number>> =>
  countRows(db, playerId, STEPS)

export const eraseBatch = async (
  db: Db,
  playerId: number,
  { step, place }: Pick<AccountJob, 'step' | 'place'>,
  limit: number,
): Promise<{ readonly step: string | null; readonly place: JobProgress['place']; readonly rows: number }> => {
  // Another build may have stored a step that this one does not know: start over, because every step is repeatable.
  const index = Math.max(
    0,
    STEPS.findIndex(({ name }) => name === step),
  )
  const batch = await STEPS[index]?.erase(db, playerId, place, limit)
  if (batch === undefined) return { step: null, place: null, rows: 0 }
  if (batch.rows >= limit) return { ...batch, step: STEPS[index]?.name ?? step }
  return { step: STEPS[index + 1]?.name ?? null, place: null, rows: batch.rows }
}
