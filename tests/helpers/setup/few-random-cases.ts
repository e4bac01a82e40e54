import type { IRawProperty, Parameters } from 'fast-check'
import { vi } from 'vitest'

/** Limit for the cases of each random test. With the usual number a fight's mutant would take a minute. */
const CASES_MAX = 20
const CASES_USUAL = 100

vi.mock('fast-check', async (load) => {
  const { default: fc } = await load<typeof import('fast-check')>()
  const assert = <Case>(property: IRawProperty<Case>, parameters?: Parameters<Case>) =>
    fc.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? CASES_USUAL, CASES_MAX) })
  return { ...fc, assert, default: { ...fc, assert } }
})
