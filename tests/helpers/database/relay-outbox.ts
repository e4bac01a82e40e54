import { pino } from 'pino'
import { type RelayDeps, relayOutbox } from '#server/jobs/outbox-relay.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

type Relayed = Pick<TestApp, 'db' | 'clock' | 'entropy'>

export const relayDepsOf = ({ db, clock, entropy }: Relayed): RelayDeps => ({
  db,
  clock,
  entropy,
  log: pino({ level: 'silent' }),
})

export const relayAll = async (server: Relayed): Promise<void> => {
  while ((await relayOutbox(relayDepsOf(server))).tried > 0);
}
