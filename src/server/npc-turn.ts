import { createRng, type Rng } from '#rules/prng.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { ApiError } from './api-error.ts'
import type { CallScope } from './calls/call-scope.ts'
import { inTransaction } from './db/transaction.ts'
import { readWorldSetting } from './db/world-settings.ts'
import { sha256Hex } from './entropy/sha256.ts'

const TURN_MS = 10 * MS_PER_MINUTE
/** First and last NPC id (R44). */
const NPC_IDS = [-300, -1] as const

/** Seeded by the world's seed, `doing` and the ten-minute turn. Undefined without an NPC world. */
export const npcChance = async ({ db, nowMs }: CallScope, doing: string): Promise<Rng | undefined> => {
  const world = (await readWorldSetting(db, 'world')) as { readonly seed: number } | undefined
  if (!world) return undefined
  const turn = Math.floor(nowMs / TURN_MS)
  return createRng(sha256Hex(`npc ${doing} ${world.seed} ${turn}`))
}

export const anyNpc = (rng: Rng): number => rng.int(...NPC_IDS)

/** False if `work` throws an ApiError. */
export const asNpcCall = async (parts: CallScope, work: (scope: CallScope) => Promise<unknown>): Promise<boolean> => {
  try {
    await inTransaction(parts.db, (db) => work({ ...parts, db }))
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
