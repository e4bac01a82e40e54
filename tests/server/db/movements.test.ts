import { describe, expect, it } from 'vitest'
import { burn, mint, minterFor, transfer } from '#server/db/movements.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'

const cause = { id: 'm', asset: 'tok', reason: 'market-sale', ref: 'listing' } as const

describe('a movement of the ledger', () => {
  it('adds what is minted and takes what is burnt', () => {
    expect(mint({ ...cause, to: 1, amount: 5n })).toEqual({ ...cause, account: 1, amount: 5n })
    expect(burn({ ...cause, from: 1, amount: 5n })).toEqual({ ...cause, account: 1, amount: -5n })
  })

  it('mints whole numbers under new ids', () => {
    const scope = { entropy: createSeededEntropy(1), nowMs: 1 }
    const give = minterFor(scope, 1, { reason: 'hunt', ref: 'hunt' })
    const [one, other] = [give('tok', 5), give('star', 2)]
    expect(one).toEqual({ id: one.id, account: 1, asset: 'tok', amount: 5n, reason: 'hunt', ref: 'hunt' })
    expect(other.id).not.toBe(one.id)
  })

  it('sums to nothing over both sides of a transfer', () => {
    expect(transfer({ ...cause, from: 1, to: 2, amount: 5n })).toEqual([
      { ...cause, account: 1, amount: -5n },
      { ...cause, account: 2, amount: 5n },
    ])
  })

  it.each([0n, -1n])('never has an amount of %s', (amount) => {
    expect(() => mint({ ...cause, to: 1, amount })).toThrow(RangeError)
    expect(() => burn({ ...cause, from: 1, amount })).toThrow(RangeError)
    expect(() => transfer({ ...cause, from: 1, to: 2, amount })).toThrow(RangeError)
  })

  it('never goes from an account to itself', () => {
    expect(() => transfer({ ...cause, from: 1, to: 1, amount: 5n })).toThrow('two accounts')
  })
})
