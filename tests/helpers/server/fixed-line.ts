import type { BrowserContext } from '@playwright/test'
import { readBaseline } from '../../run/baselines.ts'
import { comparedWithBaseline, readPixels } from '../../run/picture-difference.ts'
import { quickPicture } from '../pictures/quick-picture.ts'

/** Name of the picture of the fixed line. */
export const FIXED_LINE = 'fonts.spec.ts/fixed-line'

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
const CLIP = { x: 0, y: 0, width: 390, height: 160 }

/** Picture of a line of text in the machine's own fonts, which no file of the game can change. */
export const drawFixedLine = async (context: BrowserContext): Promise<Buffer> => {
  const page = await context.newPage()
  try {
    await page.setContent(PAGE)
    // A window's first picture is blank until it has painted once.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return await quickPicture(page, CLIP)
  } finally {
    await page.close()
  }
}

let isOther = false

/** Compares the fixed line with its baseline, before any other picture: with another set of fonts each of them would differ. */
export const checkFonts = async (context: BrowserContext): Promise<void> => {
  const baseline = await readBaseline(FIXED_LINE)
  if (baseline) isOther = comparedWithBaseline(baseline, await readPixels(await drawFixedLine(context))) !== null
}

/** Whether the browser of this process draws text with other fonts than the one that took the baselines. */
export const hasOtherFonts = (): boolean => isOther
