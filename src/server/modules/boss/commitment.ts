import type { BossEvent } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { readPart } from '#server/db/player-view.ts'
import { commitmentOf } from '#server/modules/kombat/service.ts'
import { bossPlayerSelect, type NextFight, putNextFight } from './store.ts'

export interface BossDuel {
  readonly bossEvent: BossEvent
  readonly own: FightStats
}

const commitmentTo = ({ bossEvent, own }: BossDuel, serverSeed: string): string =>
  commitmentOf({
    serverSeed,
    attacker: own,
    defender: ARENA_BOSSES[bossEvent.slug].stats,
    rulesVersion: RULES_VERSION,
  })

/** The hash covers fighter, boss and rules, so comparing it tells whether any of them has changed. */
export const isStillTrue = (duel: BossDuel, next: NextFight): boolean =>
  next.bossEventId === duel.bossEvent.id && commitmentTo(duel, next.serverSeed) === next.commitment

const nextFightOf = async (db: Db, playerId: number): Promise<NextFight | null> =>
  (await readPart(db, playerId, bossPlayerSelect))?.next ?? null

/** A player does not change gear this often during one call. */
const TRIES = 5

/** The stored commitment if it still holds, else a new one (R07). Null if the player changes faster than this can store it. */
export const showCommitment = async (
  { db, entropy }: Pick<CallScope, 'db' | 'entropy'>,
  playerId: number,
  duel: BossDuel,
  known: NextFight | null,
): Promise<string | null> => {
  let standing = known
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (standing && isStillTrue(duel, standing)) return standing.commitment
    const serverSeed = entropy.bytes(32).toString('hex')
    const next = { bossEventId: duel.bossEvent.id, serverSeed, commitment: commitmentTo(duel, serverSeed) }
    if (await putNextFight(db, playerId, standing?.commitment ?? null, next)) return next.commitment
    standing = await nextFightOf(db, playerId)
  }
  return null
}
