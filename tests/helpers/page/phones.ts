import { resizeStory, type ShotSize, SIZES, type WatchedPage } from '#tests/helpers/pictures/stories.ts'
import type { FakeMessenger } from '#workbench/messenger/fake-types.ts'

/**
 * A phone as its player uses it: its window, how much of it is covered at top and bottom, and the player's text size.
 */
export interface Phone {
  readonly name: string
  /** Name in the file names of its pictures. Undefined if it has none. */
  readonly pictures?: string
  readonly size: ShotSize
  /** Height that the device's notch, the messenger's header or local mode's badge covers at the top, px. */
  readonly top: number
  /** Height that the device's home indicator covers at the bottom, px. */
  readonly bottom: number
  /** Text size that the player has set on the device, %. */
  readonly text: 100 | 200
}

/** The phone of the design, with which a story opens. */
export const DESIGN_PHONE: Phone = { name: '390 × 844', size: SIZES.phone, top: 0, bottom: 0, text: 100 }

/** The narrowest common phone. */
export const NARROW_PHONE: Phone = {
  name: '360 × 740, header 47',
  size: { width: 360, height: 740 },
  top: 47,
  bottom: 0,
  text: 100,
}

const LOW_PHONE: Phone = {
  name: '360 × 640, local badge',
  size: { width: 360, height: 640 },
  top: 28,
  bottom: 0,
  text: 100,
}

const LARGE_TEXT_PHONE: Phone = {
  name: '390 × 741, text at 200 %',
  pictures: '390-large-text',
  size: { width: 390, height: 741 },
  top: 47,
  bottom: 34,
  text: 200,
}

/** Phones on which every screen must fit: what messengers leave of common windows, and large text. */
export const PHONES: readonly Phone[] = [
  {
    name: '390 × 741, header 90',
    pictures: '390-header',
    size: { width: 390, height: 741 },
    top: 90,
    bottom: 34,
    text: 100,
  },
  NARROW_PHONE,
  LOW_PHONE,
  LARGE_TEXT_PHONE,
  { name: '390 × 844, text at 200 %', size: SIZES.phone, top: 47, bottom: 34, text: 200 },
]

/** The phones of `PHONES` on which the longest texts are the first to lack room. */
export const TIGHT_PHONES: readonly Phone[] = [LOW_PHONE, LARGE_TEXT_PHONE]

const phone = (width: number, height: number, over: Partial<Phone> = {}): Phone => {
  const { bottom = 0, text = 100, top = 0 } = over
  const name = [`${width} × ${height}`, top > 0 && `header ${top}`, text > 100 && `text at ${text} %`]
  return { name: name.filter(Boolean).join(', '), size: { width, height }, top, bottom, text }
}

/** Phones on which home must show every button: low and high headers, large text, a desktop, a phone on its side. */
export const HOME_PHONES: readonly Phone[] = [
  phone(320, 568),
  phone(360, 640, { top: 28 }),
  phone(360, 640, { top: 90 }),
  phone(390, 741, { top: 28 }),
  phone(390, 741, { top: 90, bottom: 34 }),
  phone(390, 844),
  phone(390, 741, { top: 47, bottom: 34, text: 200 }),
  phone(1280, 800, { top: 28 }),
  phone(844, 390),
]

/** The narrowest window. */
export const SMALLEST_PHONE: Phone = { name: '320 × 568', size: SIZES.small, top: 0, bottom: 0, text: 100 }

/**
 * Puts an open story on a phone and waits until the page is stable. All text sizes are in rem, so the root's font size
 * has the effect of Android's text zoom and of a browser's font size.
 */
export const putOnPhone = async (watched: WatchedPage, { size, top, bottom, text }: Phone): Promise<void> => {
  await watched.page.evaluate(
    ({ safeArea, rootSize }) => {
      const { __messenger } = window as unknown as { __messenger?: FakeMessenger }
      __messenger?.setInsets({ safeArea })
      document.documentElement.style.fontSize = rootSize
    },
    { safeArea: { top, right: 0, bottom, left: 0 }, rootSize: text === 100 ? '' : `${text}%` },
  )
  await resizeStory(watched, size)
}
