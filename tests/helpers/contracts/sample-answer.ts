import { z } from 'zod'
import { SHOWCASE_PLACES } from '#rules/showcase/showcase.ts'

export interface SampleShape {
  /**
   * If true, optional fields are there, nullable fields are not null, and lists have entries. If false, the opposite
   * as far as the schema allows.
   */
  readonly isFull: boolean
  /** Fields added to every object whose fields a contract lists. */
  readonly extra: Readonly<Record<string, unknown>>
}

/** Candidates for strings and numbers. The first value that the schema accepts becomes the sample. */
const VALUES = [
  'a "text" \\ of \u2028 ünïcödé',
  '2026-11-23T12:00:00.000Z',
  '2026-11-23',
  '00000000-0000-4000-8000-000000000001',
  '0123456789abcdef'.repeat(4),
  '0123456789abcdef'.repeat(2),
  '5-00000000-0000-4000-8000-000000000001',
  `0:${'0123456789abcdef'.repeat(4)}`,
  '1',
  0.5,
  1,
  0,
] as const

const firstThatFits = (schema: z.ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => schema.safeParse(value).success)

/** A value that fits a schema. A union gives its first option if `isFull`, else its last. */
export const sampleOf = (schema: z.ZodType, shape: SampleShape): unknown => {
  const inner = (type: unknown): unknown => sampleOf(type as z.ZodType, shape)
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).filter(([, type]) => shape.isFull || !type.isOptional())
    return { ...Object.fromEntries(fields.map(([name, type]) => [name, inner(type)])), ...shape.extra }
  }
  if (schema instanceof z.ZodArray) {
    const listOf = (length: number) => Array.from({ length }, () => inner(schema.element))
    const least = listOf(shape.isFull ? 2 : 1)
    return firstThatFits(schema, [shape.isFull ? least : [], least, listOf(SHOWCASE_PLACES)])
  }
  if (schema instanceof z.ZodNullable) return shape.isFull ? inner(schema.unwrap()) : null
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inner(schema.unwrap())
  if (schema instanceof z.ZodUnion) return inner(schema.options.at(shape.isFull ? 0 : -1))
  if (schema instanceof z.ZodEnum) return schema.options.at(shape.isFull ? 0 : -1)
  if (schema instanceof z.ZodLiteral) return [...schema.values].at(shape.isFull ? 0 : -1)
  if (schema instanceof z.ZodRecord)
    return shape.isFull ? { 'a "key"': inner(schema.valueType), b: inner(schema.valueType) } : {}
  if (schema instanceof z.ZodUnknown) return { any: [1, null, 'thing'] }
  if (schema instanceof z.ZodBoolean) return shape.isFull
  const sample = firstThatFits(schema, VALUES)
  if (sample === undefined) throw new Error(`No sample fits ${JSON.stringify(schema.def)}.`)
  return sample
}
