import { expect, type Page } from '@playwright/test'
import { test } from '#tests/helpers/page/messenger.ts'
import { callAs, newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

interface Won {
  readonly playerId: number
  readonly rivalName: string
  readonly address: string
}

const aWonFight = async (page: Page, label: string): Promise<Won> => {
  setServerMinutesAhead(0)
  const names = [`ann_${label}`, `bea_${label}`] as const
  const ann = await newPlayer(page, names[0], 5)
  const bea = await newPlayer(page, names[1], 7)
  const body = { query: String(bea) }
  const fight = (await callAs(page, ann, 'POST', '/api/v1/combats/challenge', body)) as {
    readonly winner: 'attacker' | 'defender'
    readonly replay_id: string
  }
  const hasAnnWon = fight.winner === 'attacker'
  return {
    playerId: hasAnnWon ? ann : bea,
    rivalName: hasAnnWon ? names[1] : names[0],
    address: `/kombat/result?fight=${fight.replay_id}`,
  }
}

const cardButton = (page: Page) => page.getByRole('button', { name: 'Victory card' })

const JPEG = [0xff, 0xd8, 0xff]

test('the card of a win goes into the device’s share sheet as a picture; a closed sheet is no error and no second way', async ({
  page,
}) => {
  const won = await aWonFight(page, 'shares')
  await page.addInitScript(() => {
    const sheet: unknown[] = []
    Reflect.set(window, '__sheet', sheet)
    Object.defineProperty(navigator, 'canShare', { value: (data: ShareData) => (data.files?.length ?? 0) > 0 })
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [], text }: ShareData) => {
        const [file] = files
        if (!file) throw new TypeError('nothing to share')
        const picture = await createImageBitmap(file)
        const start = [...new Uint8Array(await file.slice(0, 3).arrayBuffer())]
        sheet.push({ text, name: file.name, type: file.type, start, width: picture.width, height: picture.height })
        if (sheet.length > 1) throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await openAs(page, won.playerId, won.address)
  await cardButton(page).focus()
  await page.keyboard.press('Enter')
  const sheet = () => page.evaluate(() => Reflect.get(window, '__sheet') as unknown[])
  await expect.poll(sheet).toEqual([
    {
      text: 'I won in House Kombat!',
      name: 'house-kombat-victory.jpg',
      type: 'image/jpeg',
      start: JPEG,
      width: 1080,
      height: 1350,
    },
  ])
  await expect(cardButton(page)).toHaveAttribute('aria-busy', 'false')
  await cardButton(page).click()
  await expect.poll(async () => (await sheet()).length).toBe(2)
  await expect(cardButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Victory card saved')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a share sheet for files the card is downloaded, and the page says so', async ({ page }, {
  outputDir,
}) => {
  const won = await aWonFight(page, 'saves')
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
  await openAs(page, won.playerId, won.address)
  const download = page.waitForEvent('download')
  await cardButton(page).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('house-kombat-victory.jpg')
  await file.saveAs(`${outputDir}/victory-card.jpg`)
  await expect(page.getByText('Victory card saved')).toBeVisible()
})

test('where the messenger has neither, the card covers the whole screen, to be kept by a long press; keys and its back button close it', async ({
  page,
  messenger,
}) => {
  const won = await aWonFight(page, 'keeps')
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await messenger.open({ playerId: won.playerId, at: won.address, platform: 'android' })
  await messenger.connected()
  await cardButton(page).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: `beat ${won.rivalName}` })
  await expect(picture).toBeVisible()
  await expect(page.getByText('Hold the picture to save or send it')).toBeVisible()
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/)
  const [box, size] = [await picture.boundingBox(), page.viewportSize()]
  if (!box || !size) throw new Error('The picture has no box')
  expect(box.width).toBeGreaterThan(size.width * 0.9)
  // A long press opens the browser's menu: nothing may cover the picture or block the press.
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const)
  expect(top).toBe('IMG')
  expect(await picture.evaluate((image) => getComputedStyle(image).pointerEvents)).toBe('auto')
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
  await expect(cardButton(page)).toBeFocused()
  await cardButton(page).click()
  await expect(picture).toBeVisible()
  await messenger.press('back')
  await expect(picture).toBeHidden()
  await expect(page).toHaveURL(/fight=/)
})
