import { describe, expect, it } from 'vitest'
import type { StageFighter } from '#bridge/bridge.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import { lookOf, sameLook, wantsOf } from '#scenes/kombat/fighter-looks.ts'
import { BARE_COSMETIC } from '#workbench/fixtures/fighters.ts'

const fighter = (cosmetic: Partial<Cosmetic>): StageFighter => ({
  name: 'Mia',
  maxHp: 100,
  look: { kind: 'pet', houseId: 5, cosmetic: { ...BARE_COSMETIC, ...cosmetic } },
})
const packsFor = (user: StageFighter) =>
  wantsOf({ user, opponent: fighter({}), fight: null } as Parameters<typeof wantsOf>[0]).packs

describe('the look of a fighter in the arena', () => {
  it('has the crown of its place on the PvP board (R30, T41)', () => {
    expect(lookOf(fighter({ crown: 2, top_10: true, top_50: true }))).toMatchObject({ kind: 'pet', crown: 2 })
    expect(lookOf(fighter({}))).toMatchObject({ crown: null })
  })

  it('of a fight stored before there were five crowns has the crown of the ten or of the fifty best (row 91)', () => {
    expect(lookOf(fighter({ top_10: true, top_50: true }))).toMatchObject({ crown: 10 })
    expect(lookOf(fighter({ top_50: true }))).toMatchObject({ crown: 50 })
  })

  it('loads the crowns only where one is worn', () => {
    expect(packsFor(fighter({ crown: 50, top_50: true }))).toContain('crowns')
    expect(packsFor(fighter({}))).not.toContain('crowns')
  })

  it('has the cape and the pose of victory that it wears (R58)', () => {
    const worn = fighter({ looks: { cape: 'cape-gold', pose: 'pose-bow' } })
    expect(lookOf(worn)).toMatchObject({ cape: 'cape-gold', winPose: 'pose-bow' })
    expect(packsFor(worn)).toContain('capes')
    expect(lookOf(fighter({}))).toMatchObject({ cape: null })
    expect(packsFor(fighter({}))).not.toContain('capes')
  })

  it('is another one with another crown, so that it is drawn anew', () => {
    expect(sameLook(fighter({ crown: 1, top_10: true, top_50: true }), fighter({ top_10: true, top_50: true }))).toBe(
      false,
    )
  })
})
