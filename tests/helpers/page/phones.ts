import { resizeStory, type ShotSize, SIZES, type WatchedPage } from '#tests/helpers/pictures/stories.ts'
import type { FakeMessenger } from '#workbench/messenger/fake-types.ts'

/** A phone as a player holds it: its window, what the messenger covers of it, and the player's size of text. */
export interface Phone {
  readonly name: string
  /** Name in the files of its pictures; missing if it has none. */
  readonly pictures?: string
  readonly size: ShotSize
  /** Height at the top under the device's notch, the messenger's header or local mode's badge, px. */
  readonly top: number
  /** Height at the bottom under the device's home indicator, px. */
  readonly bottom: number
  /** Size of text of the player's system, %. */
  readonly text: 100 | 200
}

/** The phone of the design, which a story opens on. */
export const DESIGN_PHONE: Phone = { name: '390 × 844', size: SIZES.phone, top: 0, bottom: 0, text: 100 }

/** The narrowest common phone, on which texts of all languages find the least room. */
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

/** The phones on which every screen has to be whole: what messengers leave of common windows, and large text. */
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

/** Of those the ones on which the longest texts are the first to find no room. */
export const TIGHT_PHONES: readonly Phone[] = [LOW_PHONE, LARGE_TEXT_PHONE]

const phone = (width: number, height: number, over: Partial<Phone> = {}): Phone => {
  const { bottom = 0, text = 100, top = 0 } = over
  const name = [`${width} × ${height}`, top > 0 && `header ${top}`, text > 100 && `text at ${text} %`]
  return { name: name.filter(Boolean).join(', '), size: { width, height }, top, bottom, text }
}

/** Where home has to show every button: low and high headers, large text, a desktop, a phone on its side. */
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

/** The smallest window; a tablet has more room than any phone. */
export const SMALLEST_PHONE: Phone = { name: '320 × 568', size: SIZES.small, top: 0, bottom: 0, text: 100 }

/**
 * Puts an open story on a phone and waits until the page is stable. Every size of text is in rem: the root's size does what the
 * text zoom of Android's WebView and the font size of a browser do.
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
