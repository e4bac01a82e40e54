import { expect, it } from 'vitest'
import { UUID } from '#server/entropy/uuid.ts'
import { listingIdOf, parseListingId } from '#server/modules/market/listing-id.ts'

const ID = '019aaf00-0000-7000-8000-000000000001'

it.each([7n, -3n, 999_999_999_999_999n])('the id of a listing leads back to its seller %s (T18)', (seller_id) => {
  const text = listingIdOf({ seller_id, id: ID })
  expect(parseListingId(text)).toEqual({ sellerId: Number(seller_id), id: ID })
})

it.each([
  ID,
  `0-${ID}`,
  `07-${ID}`,
  `--7-${ID}`,
  `1000000000000000-${ID}`,
  `7-${ID}0`,
  ` 7-${ID}`,
  `7-${ID.slice(1)}`,
  '7',
  '',
])('%j is no id of a listing', (text) => {
  expect(parseListingId(text)).toBeNull()
})

it('an item is named by a uuid and nothing around it', () => {
  expect(UUID.test(ID)).toBe(true)
  expect(UUID.test(`${ID}0`)).toBe(false)
  expect(UUID.test(`7-${ID}`)).toBe(false)
})
