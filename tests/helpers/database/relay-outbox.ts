import { pino } from 'pino'
import { type RelayParts, relayOutbox } from '#server/jobs/outbox-relay.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

type Relayed = Pick<TestApp, 'db' | 'clock' | 'entropy'>

export const relayPartsOf = ({ db, clock, entropy }: Relayed): RelayParts => ({
  db,
  clock,
  entropy,
  log: pino({ level: 'silent' }),
})

export const relayAll = async (server: Relayed): Promise<void> => {
  while ((await relayOutbox(relayPartsOf(server))).tried > 0);
}
