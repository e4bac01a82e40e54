import { beforeAll, expect, it } from 'vitest'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const server = await fileApp()
const ANN = 71
beforeAll(async () => {
  await server.call('users.onboard', { body: { house_id: 1 } }, { as: ANN })
})

const admin = (...args: string[]) => runAdmin({ ...server.scope(), who: 'root' }, args)
const offer = async (type: string) =>
  (await server.call('shop.items', {}, { as: ANN })).data.find((item) => item.type === type)
const lineOf = async (type: string) => (await admin('shop', 'show')).find((line) => line.startsWith(`${type} `))

it('an operator sees the shop, and changes a price and an end date without a build (rows 167, 172; R32)', async () => {
  expect(await lineOf('wood-box-tok')).toBe('wood-box-tok  40 TOK')
  expect(await lineOf('firelord-set-xtr')).toMatch(/^firelord-set-xtr {2}1050 XTR, ends 20\d\d-/)
  expect(await admin('shop', 'set', 'wood-box-tok', '--price', '35.5', '--why', 'a sale')).toEqual([
    'wood-box-tok  35.5 TOK  (changed)',
  ])
  expect(await offer('wood-box-tok')).toMatchObject({ price: 35_500_000_000, ends_at: null })
  const ends = new Date(server.clock.nowMs() + 3_600_000).toISOString()
  await admin('shop', 'set', 'wood-box-tok', '--ends', ends, '--why', 'a sale')
  expect(await offer('wood-box-tok')).toMatchObject({ price: 35_500_000_000, ends_at: ends })
  await admin('shop', 'set', 'firelord-set-xtr', '--ends', 'never', '--why', 'stays')
  expect((await offer('firelord-set-xtr'))?.ends_at).toBeNull()
  await admin('shop', 'set', 'firelord-set-xtr', '--ends', 'season', '--why', 'does not')
  expect((await offer('firelord-set-xtr'))?.ends_at).not.toBeNull()
})

it('takes an offer off and undoes everything', async () => {
  expect(await admin('shop', 'close', 'meat-hook-star', '--why', 'a mistake in it')).toEqual([
    'meat-hook-star  not on sale, taken off',
  ])
  expect(await offer('meat-hook-star')).toBeUndefined()
  expect(await admin('shop', 'reset', 'meat-hook-star', '--why', 'mended')).toEqual(['meat-hook-star  150 STAR'])
  expect(await offer('meat-hook-star')).toMatchObject({ price: 150 })
  expect((await admin('log'))[0]).toContain('shop-offer')
})

it.each([
  [['set', 'moon', '--price', '3'], 'There is no offer moon: admin shop show lists them.'],
  [['set', 'wood-box-star'], 'Say what changes: --price, --ends, or both.'],
  [
    ['set', 'wood-box-star', '--price', '0'],
    '"0" is no price: --price takes a whole number, above 0 and at most 100000.',
  ],
  [
    ['set', 'wood-box-star', '--price', '1.5'],
    '"1.5" is no price: --price takes a whole number, above 0 and at most 100000.',
  ],
  [
    ['set', 'wood-box-tok', '--price', 'much'],
    '"much" is no price: --price takes TOK, as 40 or 12.5, above 0 and at most 100000.',
  ],
  [
    ['set', 'wood-box-tok', '--ends', '2020-01-01'],
    '"2020-01-01" is no end: --ends takes a time to come, as 2027-01-01T05:00Z, or never, or season.',
  ],
])('says in a sentence what is wrong with %s', async (args, sentence) => {
  await expect(admin('shop', ...args, '--why', 'a test')).rejects.toThrow(sentence)
})

it('changes nothing without a reason', async () => {
  await expect(admin('shop', 'close', 'iron-box-star')).rejects.toThrow('Say why')
  expect(await offer('iron-box-star')).toBeDefined()
})
