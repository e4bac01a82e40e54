import { describe, expect, it } from 'vitest'
import { varyingTexts } from './helpers/pictures/varying-texts.ts'

const groups = varyingTexts()
const togetherWith = (key: string): readonly string[] => groups.filter((group) => group.includes(key)).flat()

describe('texts that share a place', () => {
  it('are those of which the code puts the last part of the key together', () => {
    expect(togetherWith('homeColumns.goal.claim')).toEqual(
      expect.arrayContaining(['homeColumns.goal.inbox', 'homeColumns.goal.sendHunt', 'homeColumns.goal.rank']),
    )
  })

  it('are those between which the code decides', () => {
    expect(togetherWith('luck.matches')).toEqual(['luck.differs', 'luck.matches'])
  })

  it('are those of which the client keeps a table', () => {
    expect(togetherWith('kombat.noArena')).toContain('kombat.arenaNotLoaded')
  })

  it('are not those that the code writes out elsewhere', () => {
    expect(togetherWith('homeColumns.goal.claim')).not.toContain('homeColumns.goal.next')
  })

  it('are not those that stand beside each other', () => {
    for (const key of ['shell.nav.home', 'shell.nav.label', 'market.tab.browse', 'inventory.tab.stones'])
      expect(togetherWith(key)).toEqual([])
  })

  it('belong to the pattern that says most of the key', () => {
    expect(togetherWith('boss.item.meat-hook').filter((key) => key.endsWith('Text'))).toEqual([])
  })
})
