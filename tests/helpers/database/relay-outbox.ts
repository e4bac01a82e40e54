import { pino } from 'pino'
import { type RelayParts, relayOutbox } from '../../../src/server/jobs/outbox-relay.ts'
import type { TestApp } from '../server/test-app.ts'

/** The relay's parts of a test app. */
export const relayPartsOf = ({ db, clock, entropy }: TestApp): RelayParts => ({
  db,
  clock,
  entropy,
  log: pino({ level: 'silent' }),
})

/** Delivers everything that is due in the outbox of a test app. */
export const relayAll = async (server: TestApp): Promise<void> => {
  while ((await relayOutbox(relayPartsOf(server))).tried > 0);
}
