import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallSchema } from '#contracts/schemas/call-schema.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { answerText, storedAnswerText } from '#server/calls/answer-text.ts'
import { type CallHandlers, guarded } from '#server/calls/call-handler.ts'
import { allHandlers } from '#server/modules/all-handlers.ts'
import { sampleOf } from '#tests/helpers/contracts/sample-answer.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const NAMES = Object.keys(calls) as CallName[]
const SECRET = 'server seed of tomorrow'
const SHAPES = [
  { isFull: true, extra: { secret: SECRET, nested: { deep: [SECRET] } } },
  { isFull: false, extra: { secret: SECRET, nested: { deep: [SECRET] } } },
] as const
const checks = { checksAnswers: true }
const unchecked = { checksAnswers: false }

const dataOf = (call: CallName): z.ZodType => callSchemas[call].data
const byZod = (call: CallName, answer: unknown): unknown => JSON.parse(JSON.stringify(dataOf(call).parse(answer)))

describe('an answer on the wire', () => {
  test.each(NAMES)('of %s holds what zod leaves of it, and no field beside, however deep', (call) => {
    for (const shape of SHAPES) {
      const answer = sampleOf(dataOf(call), shape)
      const text = answerText(call, answer, unchecked)
      expect(JSON.parse(text)).toEqual(byZod(call, answer))
      expect(text).not.toContain(SECRET)
      expect(JSON.parse(storedAnswerText(call, answer))).toEqual(byZod(call, answer))
    }
  })

  test('with a value that is not its contract’s is refused where answers are checked, and only there', () => {
    const answer = { amount: 1, balance: -0.5, last_claim: '2026-11-23T12:00:00.000Z' }
    expect(() => answerText('users.claim', answer, checks)).toThrow('users.claim does not match its contract')
    expect(answerText('users.claim', { ...answer, last_claim: 'soon' }, unchecked)).toContain('"last_claim":"soon"')
  })

  test('without a field of its contract is refused everywhere', () => {
    expect(() => answerText('users.claim', { amount: 1, balance: 2 }, unchecked)).toThrow('last_claim')
    expect(() => answerText('users.balance', undefined, unchecked)).toThrow()
  })

  test('of a fight that an earlier release has stored lacks what its contract has gained since', () => {
    const { health_point, ...match } = sampleOf(dataOf('combats.find'), { isFull: true, extra: {} }) as {
      readonly health_point: number
    }
    expect(JSON.parse(answerText('combats.find', match, checks))).toEqual(match)
    expect(health_point).toBeGreaterThan(0)
  })

  test('from the store is never refused: in today’s fields where it has their form, else as it was sent', () => {
    const stored = { amount: null, balance: 2, gone: SECRET }
    expect(storedAnswerText('users.claim', stored)).toBe('{"amount":null,"balance":2}')
    expect(storedAnswerText('equipments.mine', { pages: [] })).toBe('{"pages":[]}')
  })
})

describe('a handler that answers more than its contract names', () => {
  let own: TestApp
  let server: TestApp
  let player: number
  let isFull = true

  const tellsAll = (call: CallName) => async () => sampleOf(dataOf(call), SHAPES[isFull ? 0 : 1]) as never
  const handlers = Object.fromEntries(
    NAMES.map((call) => {
      const isGuarded = 'settle' in allHandlers[call]
      return [call, isGuarded ? guarded({ reads: () => ({}), settle: tellsAll(call) }) : tellsAll(call)]
    }),
  ) as CallHandlers

  beforeAll(async () => {
    own = await testApp()
    player = await kombatPlayers(own).join()
    server = await testApp({ handlers, database: own.database })
  })
  afterAll(async () => {
    await server.close()
    await own.close()
  })

  const inputOf = (call: CallName): Record<string, unknown> => {
    const { params, query, body }: CallSchema = callSchemas[call]
    const samples = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[part, sampleOf(schema, { isFull: true, extra: {} })]] : [],
    )
    return Object.fromEntries(samples)
  }

  test.each(NAMES)('sends nothing of it: %s', async (call) => {
    const { mutates }: CallLine = calls[call]
    for (isFull of [true, false]) {
      const idempotencyKey = randomUUID()
      // The second answer of a mutation comes from the store of idempotency keys.
      for (const _time of mutates ? [1, 2] : [1]) {
        const { status, data } = await server.call(call, inputOf(call) as never, { as: player, idempotencyKey })
        expect(status).toBe(200)
        expect(JSON.stringify(data)).not.toContain(SECRET)
        expect(data).toEqual(byZod(call, sampleOf(dataOf(call), SHAPES[isFull ? 0 : 1])))
      }
    }
  })

  test('keeps nothing of it in the store either', async () => {
    const { rows } = await server.database.pool.query('select answer::text from idempotency')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ answer }) => answer.includes(SECRET))).toEqual([])
  })
})
