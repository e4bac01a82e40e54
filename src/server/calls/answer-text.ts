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

/** Their answers may hold fights or matches of an earlier release. Fields added to the contract since are left out. */
const CARRY_STORED: ReadonlySet<CallName> = new Set([
  'combats.find',
  'combats.fight',
  'combats.history',
  'combats.replay',
])

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

/** `anyOf` is validated at every answer, so nullable and single-value choices are written without it. */
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

/** Writes only the contract's fields. Values are not checked. */
const compiled = (contract: z.ZodType, ofStored: boolean): Serializer => {
  const schema = z.toJSONSchema(contract, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      withoutChoice(jsonSchema)
      // A `const` would be written whatever the answer says, and strings with a `format` are not always escaped.
      for (const check of ['const', 'format', 'pattern', 'propertyNames'] as const) delete jsonSchema[check]
      // Unnamed fields are dropped anyway. As a check it would stop the answer from matching its `anyOf` branch.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (!ofStored) return
      delete jsonSchema.required
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

// Compiled at a call's first answer: compiling all of them would add 0.2 s to each start.
const serializerOf = keptByCall(false)
const storedSerializerOf = keptByCall(true)

const textOfMaybeStored = (call: CallName, answer: unknown): string => {
  try {
    return serializerOf(call)(answer)
  } catch {
    return storedSerializerOf(call)(answer)
  }
}

/** Writes only the contract's fields. @throws Error for a missing field, with `checksAnswers` also for a wrong value */
export const answerText = (call: CallName, answer: unknown, { checksAnswers }: AnswerChecks): string => {
  const carriesStored = CARRY_STORED.has(call)
  const text = carriesStored ? textOfMaybeStored(call, answer) : serializerOf(call)(answer)
  if (checksAnswers) assertAnswerMatches(call, answer, { text, carriesStored })
  return text
}

/** The answer may come from an earlier release. Fields outside today's contract are dropped; it is never refused. */
export const storedAnswerText = (call: CallName, answer: unknown): string => {
  try {
    return storedSerializerOf(call)(answer)
  } catch {
    // It does not match today's contract: sent as it was stored.
    return JSON.stringify(answer)
  }
}
