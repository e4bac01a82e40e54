import { beforeEach, expect, test, vi } from 'vitest'

const loadPage = () => {
  vi.resetModules()
  return import('#client/game/idempotency-keys.ts')
}
const FIGHT = ['combats.fight', { query: { commitment: 'c' } }] as const
const PURCHASE = ['market.buy', { body: { market_equipment_id: '1-1' } }] as const

beforeEach(() => sessionStorage.clear())

test('a lost fight is repeated with its key even after a reload, a lost purchase with a new one (T11)', async () => {
  const before = await loadPage()
  const [fightKey, purchaseKey] = [before.idempotencyKeyOf(...FIGHT), before.idempotencyKeyOf(...PURCHASE)]
  expect(before.idempotencyKeyOf(...FIGHT)).toBe(fightKey)
  expect(before.idempotencyKeyOf(...PURCHASE)).toBe(purchaseKey)

  const after = await loadPage()
  expect(after.idempotencyKeyOf(...FIGHT)).toBe(fightKey)
  expect(after.idempotencyKeyOf(...PURCHASE)).not.toBe(purchaseKey)
})

test('a fight that was answered leaves no key behind', async () => {
  const { forgetIdempotencyKey, idempotencyKeyOf } = await loadPage()
  const key = idempotencyKeyOf(...FIGHT)
  forgetIdempotencyKey(...FIGHT)
  expect(sessionStorage).toHaveLength(0)
  expect(idempotencyKeyOf(...FIGHT)).not.toBe(key)
})
