import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import type { OutboxMessage } from '#server/db/outbox.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { DELETED_PLAYER_NAME, findPlayerLocked, presentPlayerIds } from '#server/modules/players/service.ts'
import type { NewFight } from './fight-store.ts'
import { insertIncomingFight, insertIncomingFights, renameDefender } from './incoming-fight-store.ts'

export const ATTACKED = 'attacked'

/** The message has the fight's id. No message for a bot or NPC as defender. */
export const messagesOfFight = ({ id, attackerId, defenderId, atMs }: NewFight): readonly OutboxMessage[] =>
  defenderId === null || defenderId < 0
    ? []
    : [{ id, playerId: attackerId, targetId: defenderId, kind: ATTACKED, payload: {}, atMs }]

/** If the attacker's account was deleted meanwhile, anonymizes the fight, because the erasure has missed it (R43). */
export const recordIncomingFight = async (
  { db }: Pick<CallScope, 'db'>,
  { id: fightId, playerId: attackerId, targetId: defenderId, atMs }: OutboxMessage,
): Promise<void> => {
  const fight = { fightId, attackerId, atMs }
  if (await findPlayerLocked(db, defenderId)) {
    await insertIncomingFight(db, defenderId, fight)
    await rescheduleSubscribers(db, [defenderId], atMs)
  } else await renameDefender(db, fight, DELETED_PLAYER_NAME)
}

export const attacksOnPresent = async <T extends Pick<OutboxMessage, 'targetId'>>(
  db: Db,
  messages: readonly T[],
): Promise<readonly T[]> => {
  const present = await presentPlayerIds(db, [...new Set(messages.map(({ targetId }) => targetId))])
  return messages.filter(({ targetId }) => present.has(targetId))
}

/** `recordIncomingFight` for many messages, whose defenders' accounts are not being erased. */
export const recordIncomingFights = async (db: Db, messages: readonly OutboxMessage[]): Promise<void> => {
  if (messages.length === 0) return
  await insertIncomingFights(
    db,
    messages.map(({ id, playerId, targetId, atMs }) => ({
      fightId: id,
      attackerId: playerId,
      defenderId: targetId,
      atMs,
    })),
  )
  const defenderIds = [...new Set(messages.map(({ targetId }) => targetId))].sort((a, b) => a - b)
  // The earliest instant for all of them. Too early is harmless: the job checks again.
  await rescheduleSubscribers(db, defenderIds, Math.min(...messages.map(({ atMs }) => atMs)))
}
