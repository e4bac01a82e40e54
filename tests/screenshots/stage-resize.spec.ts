import { expect } from '@playwright/test'
import sharp from 'sharp'
import { PAGE } from '#client/game/page-paths.ts'
import { openStory, SIZES, takePicture, test } from '#tests/helpers/pictures/stories.ts'

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
  const { data, info } = await sharp(await takePicture(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let black = 0
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) === 0) black += 1
    }
  expect(black / (info.width * box.height), 'black share of the stage').toBeLessThan(0.05)
})
