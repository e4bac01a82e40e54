import { describe, expect, test } from 'vitest'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { errorTable } from '#contracts/errors.ts'
import type { CallSchema } from '#contracts/schemas/call-schema.ts'
import { callSchemas } from '#contracts/schemas.ts'

const lines = Object.entries(calls) as [CallName, CallLine][]
const schemaOf = (call: CallName): CallSchema => callSchemas[call]
const placeholders = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort()

describe('the registry of calls', () => {
  test('and the schemas have the same calls', () => {
    expect(Object.keys(callSchemas).sort()).toEqual(Object.keys(calls).sort())
  })

  test('gives every call a unique path, under /api/v1', () => {
    const addresses = lines.map(([, line]) => `${line.method} ${line.path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const [, { path }] of lines) expect(path).toMatch(/^\/api\/v1(\/([a-z0-9_-]+|\{\w+\}))+$/)
  })

  test('has a schema for exactly the placeholders of each path', () => {
    for (const [call, { path }] of lines) {
      expect(Object.keys(schemaOf(call).params?.shape ?? {}).sort(), call).toEqual(placeholders(path))
    }
  })

  test('accepts a body only where the method has one, and moves nothing by GET', () => {
    for (const [call, { method, mutates }] of lines) {
      if (method !== 'GET') continue
      expect(schemaOf(call).body, call).toBeUndefined()
      expect(mutates, call).toBe(false)
    }
  })

  test('requires an onboarded player for everything that moves money or items, except onboarding and deletion (row 70)', () => {
    const open = lines.filter(([, line]) => line.mutates && line.access !== 'player').map(([call]) => call)
    // A retry of the deletion arrives after the player was deleted.
    expect(open).toEqual(['users.onboard', 'users.delete'])
  })
})

describe('the table of errors (A8, B8)', () => {
  test('has only error statuses, all known to the client (row 186)', () => {
    const statuses = new Set<number>(Object.values(errorTable).map((entry) => entry.status))
    expect([...statuses].sort()).toEqual([400, 401, 403, 404, 408, 409, 413, 429, 500, 503])
  })

  test('has the exact texts of the specification (T36)', () => {
    expect(errorTable.authentication.message).toBe('Missing authentication')
    expect(errorTable['invalid-payload'].message).toBe('Invalid payload')
    expect(errorTable['insufficient-balance'].message).toBe('not enough TOK')
    expect(errorTable['authentication-expired'].message).toBe('Init data expired')
    expect(errorTable['claim-too-early'].message).toBe('claim too early')
  })
})
