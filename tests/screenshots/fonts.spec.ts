import { comparePicture } from '#tests/helpers/pictures/compare-picture.ts'
import { quickPicture } from '#tests/helpers/pictures/quick-picture.ts'
import { MAIN, test } from '#tests/helpers/pictures/stories.ts'

const PAGE = `<body style="margin: 8px; font-size: 20px; color: #000; background: #fff">${[
  'sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'cursive',
]
  .map(
    (family) => `<p style="margin: 0; font-family: ${family}">Quick 0123,45 Üß Жук №7 <b>★ ▲ → ✓</b> 😀 ${family}</p>`,
  )
  .join('')}</body>`

test(
  'text is drawn with the fonts of the stored pictures; if this fails, every picture differs, so delete .cache/chromium-*',
  { tag: MAIN },
  async ({ watched }, testInfo) => {
    const page = await watched.page.context().newPage()
    await page.setContent(PAGE)
    // A window's first picture is blank until it has painted once.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await comparePicture(await quickPicture(page, { x: 0, y: 0, width: 390, height: 160 }), 'fixed-line', testInfo)
    await page.close()
  },
)
