import { describe, expect, it } from 'vitest'
import { prizeItemOdds } from '#rules/boss/prize-rolls.ts'
import { boxOdds } from '#rules/items/boxes.ts'
import type { LuckRollName, LuckRolls } from '#rules/luck/luck.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const odds = (as: number, type: string) => server.call('shop.odds', { params: { type } }, { as })
const draw = <N extends LuckRollName>(playerId: number, name: N, by: LuckRolls[N]['odds'], shownFromMs?: number) =>
  inTransaction(server.db, (db) =>
    drawLuck({ ...server.scope(), db }, playerId, name, by, shownFromMs === undefined ? {} : { shownFromMs }),
  )

describe('the odds of a chest, and its player’s luck with it (R32, R46; extra 12)', () => {
  it('counts what was bought, beside what the odds promise', async () => {
    const id = await players.join()
    await items.give(id, 'tok', tokToNano(1000))
    expect((await odds(id, 'wood-box-tok')).data).toEqual({
      type: 'wood-box-tok',
      kept_days: 90,
      draws: 0,
      lines: [{ what: 'material-wood', percent: 100, min: 60, max: 100, expected: 0, got: 0 }],
    })
    const body = { type: 'wood-box-tok', quantity: 10 }
    const { data } = await server.call('shop.buy', { body }, { as: id })
    const got = data.opened.materials.reduce((sum, { quantity }) => sum + quantity, 0)
    for (const type of ['wood-box-tok', 'wood-box-star', 'wood-box-xtr'])
      expect((await odds(id, type)).data).toMatchObject({ draws: 10, lines: [{ expected: 800, got }] })
    expect((await odds(id, 'iron-box-star')).data).toMatchObject({ draws: 0, lines: [{ got: 0 }] })
  })

  it('of a weapon box says how many swords were better', async () => {
    const id = await players.join()
    await items.give(id, 'star', 1000)
    const { data } = await server.call(
      'shop.buy',
      { body: { type: 'common-weapon-box-star', quantity: 1 } },
      { as: id },
    )
    const isBetter = data.opened.equipments[0]?.rarity === 'uncommon'
    expect((await odds(id, 'common-weapon-box-star')).data).toMatchObject({
      draws: 1,
      lines: [
        { what: 'sword-common', percent: 90, expected: 0.9, got: isBetter ? 0 : 1 },
        { what: 'sword-uncommon', percent: 10, expected: 0.1, got: isBetter ? 1 : 0 },
      ],
    })
  })

  it('counts no draw by other odds, of another player, not shown yet, or older than ninety days', async () => {
    const [id, other] = [await players.join(), await players.join()]
    await draw(id, 'prize-item', { ...prizeItemOdds('common'), types: ['wings'] })
    await draw(id, 'prize-item', prizeItemOdds('common'))
    await draw(other, 'prize-item', { ...prizeItemOdds('common'), types: ['wings'] })
    expect((await odds(id, 'wings-box-star')).data).toMatchObject({
      draws: 1,
      lines: [{ what: 'wings-common', expected: 1, got: 1 }],
    })
    await draw(id, 'box', boxOdds('iron'), server.clock.nowMs() + MS_PER_MINUTE)
    expect((await odds(id, 'iron-box-star')).data.draws).toBe(0)
    server.clock.advance(MS_PER_MINUTE)
    expect((await odds(id, 'iron-box-star')).data.draws).toBe(1)
    server.clock.advance(90 * MS_PER_DAY)
    expect((await odds(id, 'iron-box-star')).data.draws).toBe(0)
  })

  it('of what is no chest has no lines, and of no offer is refused', async () => {
    const id = await players.join()
    expect((await odds(id, 'firelord-set-xtr')).data).toMatchObject({ draws: 0, lines: [] })
    expect(await odds(id, 'moon')).toMatchObject({ status: 400, error: { code: 'invalid-payload' } })
  })
})
