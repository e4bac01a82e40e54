import { describe, expect, it } from 'vitest'
import type { ArtReport } from '../../../assets/manifest/art-report.ts'
import { GEAR_SLOTS } from '../../../assets/manifest/fighter-layers.ts'
import { BARE, everySlot, gearChoices, wornChoice, wornOf } from '../../../src/workbench/gallery/gear-state.ts'
import {
  EVERYTHING,
  groupsOf,
  inKilobytes,
  listFrames,
  SINGLE_PICTURES,
} from '../../../src/workbench/gallery/report-view.ts'

const frame = (name: string) => ({ name, width: 100, height: 80, anchor: { x: 0.5, y: 0.5 } })
const REPORT: ArtReport = {
  used: 1,
  leftOut: [],
  suspicions: [],
  outputs: [
    {
      name: 'pet-hamster',
      kind: 'pack',
      files: ['pet-hamster.00000000.png', 'pet-hamster.00000000.json'],
      bytes: 40_000,
      frames: [
        frame('hamster/head.head'),
        {
          ...frame('hamster/torso.torso'),
          override: { file: 'pets/hamster/torso.torso.png', width: 200, height: 160 },
        },
      ],
    },
    { name: 'tok', kind: 'picture', files: ['tok.00000000.png'], bytes: 2345, frames: [frame('tok')] },
  ],
}
const names = (wanted: { group: string; words?: string; onlyOverrides?: boolean }): string[] =>
  listFrames(REPORT, { words: '', onlyOverrides: false, ...wanted }).map((listed) => listed.frame.name)

describe('the list of frames', () => {
  it('shows a pack, the single pictures, or everything', () => {
    expect(groupsOf(REPORT)).toEqual(['pet-hamster', SINGLE_PICTURES, EVERYTHING])
    expect(names({ group: 'pet-hamster' })).toEqual(['hamster/head.head', 'hamster/torso.torso'])
    expect(names({ group: SINGLE_PICTURES })).toEqual(['tok'])
    expect(names({ group: EVERYTHING })).toHaveLength(3)
  })

  it('finds by name and by origin', () => {
    expect(names({ group: EVERYTHING, words: ' HEAD ' })).toEqual(['hamster/head.head'])
    expect(names({ group: EVERYTHING, onlyOverrides: true })).toEqual(['hamster/torso.torso'])
  })

  it('formats bytes for people', () => {
    expect([2345, 40_000, 2_865_123].map(inKilobytes)).toEqual(['2.3 kB', '40 kB', '2,865 kB'])
  })
})

describe('the gear of the gallery', () => {
  it('offers each slot nothing, its rarities and its own named items', () => {
    expect(gearChoices('sword')).toContain('doge-sword')
    expect(gearChoices('sword')).not.toContain('doge-shield')
    expect(wornChoice(BARE)).toBeUndefined()
    expect(wornChoice('legendary')).toBe(5)
    expect(wornChoice('doge-sword')).toEqual({ special: 'doge-sword' })
  })

  it('fills every slot alike', () => {
    expect(wornOf(everySlot(BARE))).toEqual({})
    expect(wornOf(everySlot('epic'))).toEqual(Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, 4])))
  })
})
