import { z } from 'zod'
import type { CallName } from '#contracts/calls.ts'
import type { CallSchema } from '#contracts/schemas/call-schema.ts'
import { callSchemas } from '#contracts/schemas.ts'

export interface PlainRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly format?: string
}

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '0190f6a0-0000-7000-8000-000000000000',
  date: '2026-11-23',
  'date-time': '2026-11-23T12:00:00.000Z',
}

const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner)]))
  }
  if (schema.type === 'array')
    return schema.items ? Array<unknown>(schema.minItems ?? 1).fill(sampleOf(schema.items)) : []
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(0, schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1)
  return TEXTS[schema.format ?? ''] ?? 'a'
}

const sampleOfPart = (schema: z.ZodType | undefined): unknown =>
  schema === undefined
    ? undefined
    : sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

export const sampleRequest = (call: CallName): PlainRequest => {
  const { params, query, body }: CallSchema = callSchemas[call]
  return {
    params: (sampleOfPart(params) ?? {}) as PlainRequest['params'],
    query: (sampleOfPart(query) ?? {}) as PlainRequest['query'],
    body: sampleOfPart(body),
  }
}

const placesIn = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))
}

const put = (value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown => {
  if (key === undefined) return leaf
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  return Object.assign(copy, { [key]: put((value as Record<string, unknown>)[key], rest, leaf) })
}

/** Copies of a valid request. In each, one value is replaced by `value`, or `value` is added as an unknown field. */
export const requestsWith = (call: CallName, value: unknown): readonly PlainRequest[] => {
  const sample = sampleRequest(call)
  const places = placesIn(sample).filter((place) => place.length > 1 || sample.body !== undefined)
  return [
    ...places
      .filter(([part]) => part !== 'query' || typeof value !== 'object')
      .filter(([part]) => part !== 'params' || typeof value !== 'object')
      .map((place) => put(sample, place, value) as PlainRequest),
    // Only this one parameter, because another one might be refused first.
    ...Object.keys(sample.query).map((key) => ({ ...sample, query: { [key]: value } })),
    { ...sample, query: { ...sample.query, unknown: String(value) } },
    { ...sample, body: { ...(sample.body as object | undefined), unknown: value, [String(value)]: 1 } },
    { ...sample, body: value },
  ]
}
