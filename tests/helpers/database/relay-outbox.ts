import { pino } from 'pino'
import { type RelayParts, relayOutbox } from '../../../src/server/jobs/outbox-relay.ts'
import type { TestApp } from '../server/test-app.ts'

/** What of a test app the relay works with. */
type Relayed = Pick<TestApp, 'db' | 'clock' | 'entropy'>

/** The relay's parts of a test app. */
export const relayPartsOf = ({ db, clock, entropy }: Relayed): RelayParts => ({
  db,
  clock,
  entropy,
  log: pino({ level: 'silent' }),
})

/** Delivers everything that is due in the outbox of a test app. */
export const relayAll = async (server: Relayed): Promise<void> => {
  while ((await relayOutbox(relayPartsOf(server))).tried > 0);
}
