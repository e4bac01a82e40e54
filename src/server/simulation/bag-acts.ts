import type { OwnEquipment } from '#contracts/wire.ts'
import { awakenError, refineCost, refineError } from '#rules/blacksmith/blacksmith.ts'
import { DISMANTLED_MAX, dismantleError } from '#rules/blacksmith/dismantle.ts'
import { starsOf } from '#rules/items/rarities.ts'
import { MERGED_STONES } from '#rules/stones/stone-merge.ts'
import type { Visit } from './player.ts'

/** Items kept in the bag besides those worn. */
const SPARE_KEPT = 6
const WORKS_MAX = 3

export const spareOf = (bag: readonly OwnEquipment[]): readonly OwnEquipment[] =>
  bag
    .filter(({ status, own }) => status === 'inventory' && !own.locked)
    .sort((a, b) => starsOf(a.rarity) - starsOf(b.rarity))

const smith = async ({ call }: Visit, bag: readonly OwnEquipment[]): Promise<void> => {
  const held = new Map((await call('materials.mine', {}))?.map(({ slug, quantity }) => [slug, quantity]))
  let works = 0
  for (const item of bag.filter(({ status }) => status === 'equipped')) {
    if (works >= WORKS_MAX) return
    const lines = item.equipment_stats.filter(({ primary }) => !primary).length
    const asItem = { rarity: item.rarity, stats: item.equipment_stats }
    if (lines === 0 && awakenError(asItem) === null && (held.get('material-awake-stone') ?? 0) > 0) {
      await call('equipments.awaken', { params: { id: item.id } })
      held.set('material-awake-stone', (held.get('material-awake-stone') ?? 0) - 1)
      works++
      continue
    }
    const cost = refineCost(item.rarity)
    if (refineError(item) !== null || !cost.every(({ slug, quantity }) => (held.get(slug) ?? 0) >= quantity)) continue
    await call('equipments.refine', { params: { id: item.id } })
    for (const { slug, quantity } of cost) held.set(slug, (held.get(slug) ?? 0) - quantity)
    works++
  }
}

const workStones = async ({ call }: Visit): Promise<void> => {
  for (const { id, quantity, equipped } of (await call('stones.mine', {})) ?? []) {
    if (quantity - (equipped ? 1 : 0) >= MERGED_STONES)
      await call('stones.upgrade', { body: { user_stone_ids: Array.from({ length: MERGED_STONES }, () => id) } })
    else if (!equipped) await call('stones.equip', { params: { id }, body: { equipped: true } })
  }
}

/**
 * Equips the best items and dismantles all but a few of the others. Improves items and stones if the habit spends.
 * @returns the items that are left, lowest rarity first
 */
export const tidyBag = async (visit: Visit): Promise<readonly OwnEquipment[]> => {
  const { call, player } = visit
  await call('equipments.equipBest', {})
  const bag = (await call('equipments.mine', {})) ?? []
  const spare = spareOf(bag)
  const given = spare
    .slice(0, Math.max(0, spare.length - SPARE_KEPT))
    .filter((item) => dismantleError({ ...item, ...item.own }) === null)
    .slice(0, DISMANTLED_MAX)
  if (given.length > 0) await call('equipments.dismantle', { body: { user_equipment_ids: given.map(({ id }) => id) } })
  if (player.habit.spends) {
    await smith(visit, bag)
    await workStones(visit)
  }
  return spare.filter((item) => !given.includes(item))
}
