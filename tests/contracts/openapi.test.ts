import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { buildApp } from '#server/app.ts'
import type { CallHandlers } from '#server/calls/call-handler.ts'
import { parseConfig } from '#server/config/config.ts'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'

interface Operation {
  readonly operationId: string
  readonly security?: unknown
  readonly parameters?: { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> }
  readonly responses: Record<
    string,
    { readonly content?: Record<string, { readonly schema: { readonly required?: string[] } }> }
  >
}

const unused = async () => {
  throw new Error('The description needs no handler to run')
}

let database: OpenDatabase
let app: FastifyInstance
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  // The description needs no data, so this database is never connected.
  database = createDb('postgres://nobody@127.0.0.1:1/none')
  const handlers = Object.fromEntries(Object.keys(calls).map((call) => [call, unused])) as CallHandlers
  const config = { ...parseConfig({ LOG_LEVEL: 'silent' }, () => '111111111:local'), clientDir: '/nowhere' }
  const log = pino({ level: 'silent' })
  app = await buildApp({
    db: database.db,
    clock: createSettableClock(0),
    entropy: createSeededEntropy(1),
    config,
    log,
    handlers,
  })
  await app.ready()
  paths = (await app.inject('/api/docs/json')).json().paths
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const operationOf = (call: CallName): Operation => {
  const line: CallLine = calls[call]
  const operation = paths[line.path]?.[line.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${call} is not described`)
  return operation
}
const names = Object.keys(calls) as CallName[]

describe('the OpenAPI description', () => {
  test.each(names)('describes %s as the registry has it', (call) => {
    const operation = operationOf(call)
    expect(operation.operationId).toBe(call)
    expect(operation.responses['200']?.content?.['application/json']?.schema.required).toEqual(['data'])
    expect(operation.responses['4XX'] ?? operation.responses['4xx']).toBeDefined()
    expect(operation.requestBody !== undefined).toBe('body' in callSchemas[call])
    const line: CallLine = calls[call]
    expect(operation.security !== undefined).toBe(line.access !== 'public')
  })

  test('describes nothing else under /api', () => {
    const described = Object.keys(paths).filter((path) => path.startsWith('/api'))
    expect(described.sort()).toEqual([...new Set(names.map((call) => calls[call].path))].sort())
  })

  test('names the parameters of path and query', () => {
    expect(operationOf('combats.replay').parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
    expect(operationOf('combats.history').parameters).toMatchObject([
      { name: 'page', in: 'query' },
      { name: 'as', in: 'query' },
    ])
  })
})
