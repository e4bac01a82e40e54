import type { CallScope } from '../../call-scope.ts'
import { touchListeners } from '../../db/listeners.ts'
import type { OutboxMessage } from '../../db/outbox.ts'
import { DELETED_PLAYER_NAME, findPlayerLocked } from '../players/service.ts'
import { insertDefence, renameDefender } from './defence-store.ts'
import type { NewFight } from './fight-store.ts'

/** Kind of the outbox message to whom somebody has fought. */
export const ATTACKED = 'attacked'

/** The message of a fight to its defender, under the fight's own id; none to bots and NPCs, who ask for nothing. */
export const messagesOfFight = ({ id, attackerId, defenderId, atMs }: NewFight): readonly OutboxMessage[] =>
  defenderId === null || defenderId < 0
    ? []
    : [{ id, playerId: attackerId, targetId: defenderId, kind: ATTACKED, payload: {}, atMs }]

/**
 * Delivers `ATTACKED`: the fight is in the defender's history. Of one who has deleted the account meanwhile it loses the
 * name, for the erasure has not met it (R43).
 */
export const recordDefence = async (
  { db }: Pick<CallScope, 'db'>,
  { id: fightId, playerId: attackerId, targetId: defenderId, atMs }: OutboxMessage,
): Promise<void> => {
  const fight = { fightId, attackerId, atMs }
  if (await findPlayerLocked(db, defenderId)) {
    await insertDefence(db, defenderId, fight)
    await touchListeners(db, [defenderId], atMs)
  } else await renameDefender(db, fight, DELETED_PLAYER_NAME)
}
