import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import { z } from 'zod'
import type { CallName } from '../contracts/calls.ts'
import { callSchemas } from '../contracts/schemas.ts'
import { assertAnswerMatches } from './checked-answer.ts'

/** Whether each answer is compared with its contract, the values too. */
interface AnswerChecks {
  readonly checksAnswers: boolean
}

type Serializer = (answer: unknown) => string

/** A schema as the override of `z.toJSONSchema` is handed it. */
type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Calls whose answers carry what an earlier release may have stored: fights, and matches that wait for theirs. Fields that
 * the contract has gained since are left out of such an answer.
 */
const CARRY_STORED: ReadonlySet<CallName> = new Set([
  'combats.find',
  'combats.fight',
  'combats.history',
  'combats.replay',
])

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

/** Says without `anyOf`, which would be validated at every answer, what has only one other value, or only single ones. */
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

/** The serializer of a contract: it writes the fields that the contract names, and nothing else. Values are not checked. */
const compiled = (contract: z.ZodType, ofStored: boolean): Serializer => {
  const schema = z.toJSONSchema(contract, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      withoutChoice(jsonSchema)
      // A single value would be written whatever the answer says, and texts of a format are not all escaped.
      for (const check of ['const', 'format', 'pattern', 'propertyNames'] as const) delete jsonSchema[check]
      // What is not named is left out without it, too; as a check it would keep an answer from its choice of `anyOf`.
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

// Compiled when a call is first answered: all of them would take a fifth of a second of every start.
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
 * An answer as JSON, made field by field of its contract, so that nothing the contract does not name leaves the server.
 * @throws Error when a field is missing in an answer that is made now; with `checksAnswers` also when a value is wrong
 */
export const answerText = (call: CallName, answer: unknown, { checksAnswers }: AnswerChecks): string => {
  const carriesStored = CARRY_STORED.has(call)
  const text = carriesStored ? textOfMaybeStored(call, answer) : serializerOf(call)(answer)
  if (checksAnswers) assertAnswerMatches(call, answer, { text, carriesStored })
  return text
}

/**
 * An answer that was made when it was stored, maybe by another build: in today's form and without what today's contract does not name,
 * but never refused.
 */
export const storedAnswerText = (call: CallName, answer: unknown): string => {
  try {
    return storedSerializerOf(call)(answer)
  } catch {
    // Of another form than today's: as the build sent it that stored it.
    return JSON.stringify(answer)
  }
}
