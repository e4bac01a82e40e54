import { expect } from '@playwright/test'
import { comparePicture } from '../helpers/pictures/compare-picture.ts'
import { MAIN, test } from '../helpers/pictures/stories.ts'
import { drawFixedLine, hasOtherFonts } from '../helpers/server/fixed-line.ts'
import { comparesPictures } from '../run/browser.ts'

if (comparesPictures())
  test(
    'a fixed line of text is drawn with the fonts of the baselines',
    { tag: MAIN },
    async ({ watched }, testInfo) => {
      expect(
        hasOtherFonts(),
        'the browser has another set of fonts than when the baselines were taken, so no picture is compared: delete .cache/chromium-*',
      ).toBe(false)
      await comparePicture(await drawFixedLine(watched.page.context()), 'fixed-line', testInfo)
    },
  )
