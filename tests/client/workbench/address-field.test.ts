import { describe, expect, it } from 'vitest'
import { choice, flag, number, readAddress, text, writeAddress } from '../../../src/workbench/kit/address-field.ts'

const FIELDS = {
  pet: choice(['hamster', 'moonbix'], 'hamster'),
  blend: number(-30, 130, 0),
  flip: flag(),
  words: text(),
}

describe('the state in the address', () => {
  it('reads what stands there', () => {
    expect(readAddress(FIELDS, new URLSearchParams('pet=moonbix&blend=40&flip=1&words=face%40idle'))).toEqual({
      pet: 'moonbix',
      blend: 40,
      flip: true,
      words: 'face@idle',
    })
  })

  it('falls back where a value is missing or invalid, and clamps numbers', () => {
    expect(readAddress(FIELDS, new URLSearchParams('pet=unicorn&blend=lots&flip=maybe'))).toEqual({
      pet: 'hamster',
      blend: 0,
      flip: false,
      words: '',
    })
    expect(readAddress(FIELDS, new URLSearchParams('blend=999')).blend).toBe(130)
    expect(readAddress(FIELDS, new URLSearchParams('blend=')).blend).toBe(0)
  })

  it('writes a change, leaves out what is at its fallback and keeps other parameters of the address', () => {
    const before = new URLSearchParams('pet=moonbix&other=1')
    const after = writeAddress(FIELDS, before, { pet: 'hamster', blend: -10, flip: true })
    expect(after.toString()).toBe('other=1&blend=-10&flip=1')
    expect(readAddress(FIELDS, after)).toEqual({ pet: 'hamster', blend: -10, flip: true, words: '' })
  })
})
