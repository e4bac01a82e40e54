import { sql } from 'kysely'
import { pino } from 'pino'
import { sendMessages } from '#server/jobs/message-sender.ts'
import { messagesFor } from '#server/platform/bot/messages-for.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

export const senderDepsOf = ({ db, clock, config }: Pick<TestApp, 'db' | 'clock' | 'config'>) => ({
  db,
  clock,
  messages: messagesFor(config),
  log: pino({ level: 'silent' }),
  botLink: config.client.botLink,
  next: async () => true,
})

/** Sends all messages that are due. Returns how many are waiting for a later time. */
export const sendAllMessages = async (server: Pick<TestApp, 'db' | 'clock' | 'config'>): Promise<number> => {
  while (await sendMessages(senderDepsOf(server)));
  const { rows } = await sql<{ waiting: bigint }>`
    select count(*) as waiting from notifications where state = 'waiting'`.execute(server.db)
  return Number(rows[0]?.waiting)
}

export const makeMessagesDue = async ({ db }: Pick<TestApp, 'db'>): Promise<void> => {
  await sql`update notifications set due_at = null where state = 'waiting'`.execute(db)
  await db.deleteFrom('world_facts').where('key', '=', 'messenger-pause').execute()
}
