import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLaunchData, takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { sharePicture } from '#client/platform/share-picture.ts'

/** jsdom has no sharing. */
const give = (name: 'canShare' | 'share', value: unknown): void => {
  Object.defineProperty(navigator, name, { configurable: true, writable: true, value })
}
const inMessenger = (platform: string): void => {
  location.hash = new URLSearchParams({
    tgWebAppData: 'user=%7B%22id%22%3A7%7D&auth_date=1&hash=x',
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: platform,
  }).toString()
  readLaunchData()
}

const picture = new File(['x'], 'card.jpg', { type: 'image/jpeg' })
const downloads: string[] = []
const watchDownloads = (): void => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
}

beforeEach(() => takeLocalLaunchData('user=%7B%22id%22%3A7%7D'))
afterEach(() => {
  location.hash = ''
  give('canShare', undefined)
  give('share', undefined)
  downloads.length = 0
  vi.restoreAllMocks()
})

describe('giving a picture away', () => {
  it('goes into the sheet of a device that takes files, in the messenger too', async () => {
    inMessenger('ios')
    const share = vi.fn(async () => undefined)
    give('canShare', () => true)
    give('share', share)
    expect(await sharePicture(picture, 'I won')).toBe('shared')
    expect(share).toHaveBeenCalledWith({ files: [picture], text: 'I won' })
  })

  it('a closed sheet is the player’s will, nothing else is tried', async () => {
    watchDownloads()
    give('canShare', () => true)
    give('share', () => Promise.reject(new DOMException('', 'AbortError')))
    expect(await sharePicture(picture, 'I won')).toBe('closed')
    expect(downloads).toEqual([])
  })

  it.each([
    ['has no sheet', undefined, undefined],
    ['shares links only', () => false, async () => undefined],
    ['refuses its sheet', () => true, () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('is downloaded in a browser that %s', async (_, canShare, share) => {
    watchDownloads()
    give('canShare', canShare)
    give('share', share)
    expect(await sharePicture(picture, 'I won')).toBe('saved')
    expect(downloads).toEqual(['card.jpg'])
  })

  it.each([
    ['android', 'unsupported', []],
    ['ios', 'unsupported', []],
    ['tdesktop', 'saved', ['card.jpg']],
  ] as const)('in the messenger on %s without a sheet: %s', async (platform, outcome, files) => {
    watchDownloads()
    inMessenger(platform)
    expect(await sharePicture(picture, 'I won')).toBe(outcome)
    expect(downloads).toEqual(files)
  })
})
