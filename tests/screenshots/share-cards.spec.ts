import { expect, type Page } from '@playwright/test'
import { PAGE } from '#client/game/page-paths.ts'
import { SEASON_PICTURES } from '#client/topics/season/screens/my-season/season-picture.ts'
import { comparePicture } from '#tests/helpers/pictures/compare-picture.ts'
import { openStory, speak, test } from '#tests/helpers/pictures/stories.ts'

interface SharedCard {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly width: number
  readonly height: number
  /** PNG at half its size in Base64, for the comparison. */
  readonly half: string
}

/** Fakes a share sheet that takes files and keeps what it is given. */
const layOutSheet = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet: SharedCard[] = []
    Reflect.set(window, '__sheet', sheet)
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ files = [], text = '' }: ShareData) => {
        const [file] = files
        if (!file) throw new TypeError('nothing to share')
        const picture = await createImageBitmap(file)
        const { height, width } = picture
        const canvas = document.createElement('canvas')
        canvas.width = width / 2
        canvas.height = height / 2
        canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
        const half = canvas.toDataURL('image/png').replace(/^.*,/, '')
        sheet.push({ name: file.name, type: file.type, text, width, height, half })
      },
    })
  })

const shared = async (page: Page): Promise<SharedCard> => {
  await layOutSheet(page)
  await page.getByRole('button', { name: /^(Share|Поделиться)$/ }).click()
  const sheet = () => page.evaluate(() => Reflect.get(window, '__sheet') as SharedCard[])
  await expect.poll(async () => (await sheet()).length).toBe(1)
  const [card] = await sheet()
  if (!card) throw new Error('No card was shared')
  expect(card).toMatchObject({ type: 'image/jpeg', width: 1080, height: 1350 })
  return card
}

const pictureOf = ({ half }: SharedCard): Buffer => Buffer.from(half, 'base64')

for (const [state, file] of [
  ['claimed', 'house-kombat-hamster-day.jpg'],
  ['doge', 'house-kombat-doge-event.jpg'],
] as const)
  test(`Share card of a medal, ${state}`, async ({ watched }, testInfo) => {
    await openStory(watched, { route: PAGE.ACHIEVEMENTS.path, state })
    const card = await shared(watched.page)
    expect(card).toMatchObject({ name: file, text: 'My medal in House Kombat' })
    await comparePicture(pictureOf(card), `share-card-of-a-medal/${state}-540`, testInfo)
  })

for (const name of SEASON_PICTURES)
  test(`Share card of a season, ${name}`, async ({ watched }, testInfo) => {
    await openStory(watched, { route: PAGE.MY_SEASON.path, state: name === 'fight' ? 'rich' : name })
    const card = await shared(watched.page)
    expect(card).toMatchObject({
      name: `house-kombat-season-11-${name}.jpg`,
      text: 'My season 11 in House Kombat',
    })
    await comparePicture(pictureOf(card), `share-card-of-a-season/${name}-540`, testInfo)
  })

test('Share card of a season, road-russian', async ({ watched }, testInfo) => {
  await openStory(watched, { route: PAGE.MY_SEASON.path, state: 'road' })
  await speak(watched, 'ru')
  const card = await shared(watched.page)
  expect(card.text).toBe('Мой сезон 11 в\u00a0House Kombat')
  await comparePicture(pictureOf(card), 'share-card-of-a-season/road-russian-540', testInfo)
})
