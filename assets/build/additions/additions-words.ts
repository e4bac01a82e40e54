import type { BuiltOverrides } from '../override/built-overrides.ts'
import { sentencesOf } from '../problem.ts'
import type { ReadAdditions } from './read-additions.ts'

export const withAdditions = (built: BuiltOverrides, { leftOut, unfinished }: ReadAdditions): BuiltOverrides => ({
  ...built,
  leftOut: [...built.leftOut, ...sentencesOf(leftOut)],
  suspicions: [...built.suspicions, ...sentencesOf(unfinished)],
})
