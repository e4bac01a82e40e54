import { expect, it } from 'vitest'
import { startAheadMs } from './helpers/server/start-of-tests.ts'

it.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25T10:00:00.001Z', '2026-12-02T10:00:00.000Z'],
  ['2026-11-29T23:58:00.000Z', '2026-12-02T10:00:00.000Z'],
  ['2027-12-31T23:59:59.999Z', '2028-01-05T10:00:00.000Z'],
])('browser tests that are started at %s begin at %s', (startedAt, beginsAt) => {
  const startedMs = Date.parse(startedAt)
  expect(new Date(startedMs + startAheadMs(startedMs)).toISOString()).toBe(beginsAt)
})
