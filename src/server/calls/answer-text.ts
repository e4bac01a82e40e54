import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import { z } from 'zod'
import type { CallName } from '#contracts/calls.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { assertAnswerMatches } from './checked-answer.ts'

interface AnswerChecks {
  readonly checksAnswers: boolean
}

type Serializer = (answer: unknown) => string

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Answers of these calls may hold fights or matches stored by an earlier release, which lack fields added to the
 * contract since.
 */
const CARRY_STORED: ReadonlySet<CallName> = new Set([
  'combats.find',
  'combats.fight',
  'combats.history',
  'combats.replay',
])

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

/**
 * fast-json-stringify validates `anyOf` at every answer, which is slow. Nullable and single-value choices do without
 * it.
 */
const withoutChoice = (schema: JsonSchema): void => {
  const choices = schema.anyOf?.filter(isSchema) ?? []
  const [first, ...others] = choices
  if (first === undefined) return
  if (others.length === 1 && others[0]?.type === 'null') {
    delete schema.anyOf
    Object.assign(schema, first, { nullable: true })
  } else if (choices.every((choice) => choice.const !== undefined && choice.type === first.type)) {
    delete schema.anyOf
    Object.assign(schema, { type: first.type, enum: choices.map((choice) => choice.const) })
  }
}

/**
 * Orders properties as fast-json-stringify does by `required`: required ones first. So a repeat gets the same text,
 * although its schema has no `required`.
 */
const requiredFirst = (schema: JsonSchema): void => {
  const { properties, required = [] } = schema
  if (properties === undefined) return
  const [first, others] = [true, false].map((isRequired) =>
    Object.entries(properties).filter(([name]) => required.includes(name) === isRequired),
  )
  schema.properties = Object.fromEntries([...(first ?? []), ...(others ?? [])])
}

const compiled = (contract: z.ZodType, ofStored: boolean): Serializer => {
  const requiredOf = new Map<JsonSchema, JsonSchema['required']>()
  const schema = z.toJSONSchema(contract, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      withoutChoice(jsonSchema)
      // The serializer would write a `const` whatever the answer holds, and does not escape every string with a
      // `format`.
      for (const check of ['const', 'format', 'pattern', 'propertyNames'] as const) delete jsonSchema[check]
      // The serializer drops unnamed fields anyway. Kept, `additionalProperties: false` would reject an `anyOf` branch.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (!ofStored) return
      requiredOf.set(jsonSchema, jsonSchema.required)
      requiredFirst(jsonSchema)
      delete jsonSchema.required
      // Branches come before their choice. Without their required fields the first one would match every value.
      for (const branch of jsonSchema.anyOf?.filter(isSchema) ?? []) {
        const required = requiredOf.get(branch)
        if (required) Object.assign(branch, { required })
      }
      if (jsonSchema.type !== undefined) Object.assign(jsonSchema, { nullable: true })
    },
  })
  return fastJsonStringify(schema as AnySchema)
}

const keptByCall = (ofStored: boolean): ((call: CallName) => Serializer) => {
  const serializers = new Map<CallName, Serializer>()
  return (call) => {
    const known = serializers.get(call)
    if (known) return known
    const serializer = compiled(callSchemas[call].data, ofStored)
    serializers.set(call, serializer)
    return serializer
  }
}

// Serializers are compiled at a call's first answer: compiling all of them would add 0.2 s to each start.
const serializerOf = keptByCall(false)
const storedSerializerOf = keptByCall(true)

const textOfMaybeStored = (call: CallName, answer: unknown): string => {
  try {
    return serializerOf(call)(answer)
  } catch {
    return storedSerializerOf(call)(answer)
  }
}

/**
 * Writes only the contract's fields. @throws Error for a missing field, except in CARRY_STORED; with `checksAnswers`
 * also for a wrong value
 */
export const answerText = (call: CallName, answer: unknown, { checksAnswers }: AnswerChecks): string => {
  const carriesStored = CARRY_STORED.has(call)
  const text = carriesStored ? textOfMaybeStored(call, answer) : serializerOf(call)(answer)
  if (checksAnswers) assertAnswerMatches(call, answer, { text, carriesStored })
  return text
}

/** Drops fields outside today's contract. Never refuses, because the answer may come from an earlier release. */
export const storedAnswerText = (call: CallName, answer: unknown): string => {
  try {
    return storedSerializerOf(call)(answer)
  } catch {
    // The stored answer does not match today's contract: it is sent as it was stored.
    return JSON.stringify(answer)
  }
}
