import { expect } from '@playwright/test'
import { DESIGN_PHONE, putOnPhone } from '#tests/helpers/page/phones.ts'
import { openStory, SIZES, test } from '#tests/helpers/pictures/stories.ts'

test('the market fills the screen again where a player’s text becomes smaller (row 129)', async ({ watched }) => {
  const cards = watched.page.getByRole('list', { name: 'On sale' }).getByRole('listitem')
  await openStory(watched, { route: '/marketplace', state: 'rich' })
  const before = await cards.count()
  await putOnPhone(watched, { ...DESIGN_PHONE, size: SIZES.small, text: 200 })
  await putOnPhone(watched, { ...DESIGN_PHONE, text: 200 })
  expect(await cards.count()).toBeLessThan(before)
  await putOnPhone(watched, DESIGN_PHONE)
  expect(await cards.count()).toBe(before)
})
