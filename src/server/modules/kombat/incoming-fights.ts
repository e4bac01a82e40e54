import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import type { OutboxMessage } from '#server/db/outbox.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { DELETED_PLAYER_NAME, findPlayerLocked, presentPlayerIds } from '#server/modules/players/service.ts'
import type { NewFight } from './fight-store.ts'
import { type AttackNews, insertIncomingFights, renameDefender } from './incoming-fight-store.ts'

export const ATTACKED = 'attacked'

/** The message has the fight's id. There is none if the defender is a bot or an NPC. */
export const messagesOfFight = (fight: NewFight): readonly OutboxMessage[] => {
  const { id, attackerId, defenderId, atMs, kind, result } = fight
  if (defenderId === null || defenderId < 0) return []
  const payload = { kind, won: result.winner === 'defender', name: result.user.username, house: result.user.house_id }
  return [{ id, playerId: attackerId, targetId: defenderId, kind: ATTACKED, payload, atMs }]
}

/** A message of an earlier release has an empty payload; one of a deleted attacker has no name. */
const newsOf = ({ id, playerId, targetId, atMs, payload }: OutboxMessage): AttackNews => {
  const { kind = null, won = null, name = null, house = null } = payload as Partial<AttackNews>
  return { fightId: id, attackerId: playerId, defenderId: targetId, atMs, kind, won, name, house }
}

/** If the defender's account was deleted meanwhile, anonymizes the fight, because the erasure has missed it (R43). */
export const recordIncomingFight = async ({ db }: Pick<CallScope, 'db'>, message: OutboxMessage): Promise<void> => {
  const { targetId: defenderId, atMs } = message
  const news = newsOf(message)
  if (await findPlayerLocked(db, defenderId)) {
    await insertIncomingFights(db, [news])
    await rescheduleSubscribers(db, [defenderId], atMs)
  } else await renameDefender(db, news, DELETED_PLAYER_NAME)
}

export const attacksOnPresent = async <T extends Pick<OutboxMessage, 'targetId'>>(
  db: Db,
  messages: readonly T[],
): Promise<readonly T[]> => {
  const present = await presentPlayerIds(db, [...new Set(messages.map(({ targetId }) => targetId))])
  return messages.filter(({ targetId }) => present.has(targetId))
}

/** For defenders who have an account (`attacksOnPresent`), while the caller blocks erasures (`holdOffErasures`). */
export const recordIncomingFights = async (db: Db, messages: readonly OutboxMessage[]): Promise<void> => {
  if (messages.length === 0) return
  await insertIncomingFights(db, messages.map(newsOf))
  const defenderIds = [...new Set(messages.map(({ targetId }) => targetId))].sort((a, b) => a - b)
  // The earliest instant for all of them. Too early is harmless: the notification job checks again.
  await rescheduleSubscribers(db, defenderIds, Math.min(...messages.map(({ atMs }) => atMs)))
}
