import { describe, expect, it } from 'vitest'
import { ARENA_MOMENTS } from '#workbench/arena/arena-keyframes.ts'
import { ARENA_FIELDS, shownFight } from '#workbench/arena/arena-state.ts'
import { type KeyframeName, MOMENTS } from '#workbench/arena/entry-text.ts'
import { type AddressField, readAddress } from '#workbench/kit/address-field.ts'
import { WORLD_MAP_MOMENTS } from '#workbench/world-map/world-map-keyframes.ts'
import { WORLD_MAP_FIELDS } from '#workbench/world-map/world-map-state.ts'

const misread = (fields: Readonly<Record<string, unknown>>, query: string): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const field = fields[name] as AddressField<unknown> | undefined
    if (!field) return [`there is no ${name}`]
    const read = field.parse(value)
    return read !== null && field.format(read) === value ? [] : [`${name} cannot be ${value}`]
  })

describe.each([
  ['arena', ARENA_MOMENTS, ARENA_FIELDS],
  ['world map', WORLD_MAP_MOMENTS, WORLD_MAP_FIELDS],
] as const)('the named moments of the %s', (_, moments, fields) => {
  it('have names of their own', () => {
    const names = moments.map((moment) => moment.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(moments.map((moment) => [moment.name, moment.query]))(
    '%s: the page reads every word of its query',
    (_n, query) => {
      expect(misread(fields, query)).toEqual([])
    },
  )
})

describe('the moments of the arena', () => {
  const shown = ARENA_MOMENTS.map((moment) => {
    const state = readAddress(ARENA_FIELDS, new URLSearchParams(moment.query))
    return { moment, state, fight: shownFight(state) }
  })

  it('are of fights that can be read, and jump to entries that there are', () => {
    for (const { moment, state, fight } of shown) {
      expect(fight.problems, moment.name).toEqual([])
      expect(state.entry, moment.name).toBeLessThan(fight.scenario.length)
    }
  })

  it('show every kind of turn entry (rows 81, 92)', () => {
    const held = shown.flatMap(({ state, fight }) => fight.scenario.slice(state.entry, state.entry + 1))
    for (const kind of Object.keys(MOMENTS) as KeyframeName[]) expect(held.some(MOMENTS[kind]), kind).toBe(true)
    expect(held.some((entry) => entry.burning_hell_opponent)).toBe(true)
    expect(held.some((entry) => entry.frost_prison_opponent)).toBe(true)
  })
})
