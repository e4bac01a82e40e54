import { describe, expect, it } from 'vitest'
import { PET_NAME_NANO, petNameCost, petNameOf, petNameProblem } from '#rules/house/pet-names.ts'
import { tokToNano } from '#rules/units.ts'

describe('the pet’s name (R32)', () => {
  it('has 3 to 16 characters, counted as a person counts them', () => {
    expect(['ab', 'abc', 'a'.repeat(16), 'a'.repeat(17)].map(petNameProblem)).toEqual(['length', null, null, 'length'])
    expect(petNameProblem('𐐀𐐁𐐂')).toBeNull()
    expect(petNameProblem('  a  b  ')).toBeNull()
  })
  it('is filtered as a guild’s: letters, digits and signs, a letter or digit first, no heaped marks', () => {
    expect(['Крошка', '小毛球球', 'Dr. Fluff', "O'Paw", '7 lives'].map(petNameProblem)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(['-Fluff', '<Fluff>', '😀😀😀', 'a\u0301\u0302\u0303\u0304bc'].map(petNameProblem)).toEqual(
      Array.from({ length: 4 }, () => 'characters'),
    )
  })
  it('is kept in composed letters with single spaces', () => {
    expect(petNameOf('  Dr.   Fluff ')).toBe('Dr. Fluff')
    expect(petNameOf('Zoe\u0301')).toBe('Zo\u00e9')
  })
  it('is free the first time, then 50 TOK', () => {
    expect([petNameCost(null), petNameCost('Fluff'), PET_NAME_NANO]).toEqual([0, tokToNano(50), tokToNano(50)])
  })
})
