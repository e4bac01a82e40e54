import { describe, expect, it } from 'vitest'
import { arenaInput, type FightSetup, makeFight, seedHex } from '../../../src/client/workbench/battle/battle-setup.ts'
import { countMoments, entryWords, MOMENTS } from '../../../src/client/workbench/battle/entry-words.ts'
import { findSeed } from '../../../src/client/workbench/battle/find-seed.ts'

const SETUP: FightSetup = {
  seed: '1',
  user: { houseId: 0, gear: 'rare', skill: 'rising-fury', stones: 0 },
  opponent: { houseId: 1, gear: 'rare', skill: 'reflect', stones: 0 },
}

describe('a made-up fight', () => {
  it('is the same for the same setup and another for another seed', () => {
    expect(makeFight(SETUP)).toEqual(makeFight(SETUP))
    expect(makeFight({ ...SETUP, seed: '2' }).scenario).not.toEqual(makeFight(SETUP).scenario)
  })

  it.each(['', '0', 'ff', 'FFFFFFFFF', 'hamster & co', '🐹'])('takes "%s" for a seed', (seed) => {
    expect(seedHex(seed)).toMatch(/^([0-9a-f]{8})+$/)
    expect(makeFight({ ...SETUP, seed }).scenario.length).toBeGreaterThan(2)
  })

  it('stands in the arena as either side sees it', () => {
    const fight = makeFight(SETUP)
    const showing = { id: 'a', tier: 3, mode: 'live', perspective: 'attacker' } as const
    const own = arenaInput(SETUP, fight, showing)
    const theirs = arenaInput(SETUP, fight, { ...showing, perspective: 'defender' })
    expect([own.user.look, own.opponent?.look]).toMatchObject([{ houseId: 0 }, { houseId: 1 }])
    expect([theirs.user.look, theirs.opponent?.look]).toMatchObject([{ houseId: 1 }, { houseId: 0 }])
    expect(own.user.maxHp).toBe(fight.scenario[0]?.hp_actor)
    expect(own.user.look).toMatchObject({ cosmetic: { sword: { rarity: 'rare' } } })
  })

  it('finds a seed with a wanted moment, or says that there is none', () => {
    const seed = findSeed(SETUP, 'reflect that kills')
    expect(seed).not.toBeNull()
    expect(makeFight({ ...SETUP, seed: seed ?? '' }).scenario.some(MOMENTS['reflect that kills'])).toBe(true)
    expect(findSeed(SETUP, 'freeze')).toBeNull()
  })

  it('tells its entries in words', () => {
    const { scenario } = makeFight({ ...SETUP, user: { ...SETUP.user, stones: 4 } })
    for (const entry of scenario) expect(entryWords(entry)).toMatch(/^[AD] .*→ -?\d+ HP$/)
    for (const [name, count] of countMoments(scenario)) expect(scenario.filter(MOMENTS[name])).toHaveLength(count)
  })
})
