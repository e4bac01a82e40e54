import { expect } from '@playwright/test'
import { openStory, SIZES, takePicture, test } from '../helpers/pictures/stories.ts'
import { PAGE } from '../../src/client/game/page-addresses.ts'
import { readPixels } from '../run/picture-difference.ts'

test('a stage that gets another size shows its scene at once, not a black box until its next frame', async ({
  watched,
}) => {
  const { page } = watched
  await openStory(watched, { route: PAGE.MONSTER_HUNT.path, state: 'travelling' })
  const canvas = page.locator('main canvas')
  const before = await canvas.boundingBox()
  await page.setViewportSize({ width: SIZES.phone.width, height: 700 })
  await expect.poll(async () => (await canvas.boundingBox())?.height).not.toBe(before?.height)
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The page has no stage')
  const { data, width } = await readPixels(await takePicture(page))
  let black = 0
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) === 0) black += 1
    }
  expect(black / (width * box.height), 'black share of the stage').toBeLessThan(0.05)
})
