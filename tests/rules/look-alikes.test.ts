import { describe, expect, it } from 'vitest'
import { lookOf } from '#rules/look-alikes.ts'

describe('the look of a name (row 141)', () => {
  it.each([
    ['Wolves', 'Wоlves'],
    ['Wolves', 'WoIves'],
    ['Wolves', 'WOLVES!'],
    ['Wolves', 'W0lves'],
    ['TOP', 'ТОР'],
    ['Ёжики', 'Ежики'],
    ['Волки', 'Boлки'],
    ['Night Owls', 'Nіght-Owls'],
    ['ORION', 'ΟRIΟN'],
    ['Café', 'Cafe'],
  ])('is one of %s and %s', (name, twin) => expect(lookOf(twin)).toBe(lookOf(name)))
  it.each([
    ['Wolves', 'Wolfes'],
    ['Мой дом', 'Мои дом'],
    ['Волки', 'Vоlki'],
    ['Team 2', 'Team Z'],
    ['Owls', 'Bowls'],
  ])('is not one of %s and %s', (name, other) => expect(lookOf(other)).not.toBe(lookOf(name)))
})
