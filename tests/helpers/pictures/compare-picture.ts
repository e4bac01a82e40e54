import path from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { comparesPictures } from '../../run/browser.ts'
import { checkPicture } from '../../run/check-picture.ts'
import { readPixels, toPng } from '../../run/picture-difference.ts'
import { isTaking, keepTaken } from '../../run/taken-pictures.ts'
import { hasOtherFonts } from '../server/fixed-line.ts'
import { MAIN, SIZES } from './stories.ts'

/** Sizes other than the phone's end in something else, and of these a signature is enough. */
const PHONE = `-${SIZES.phone.width}`

/**
 * Compares a screenshot with what is kept of it, softly; a difference is laid side by side in the report. Main shots on the phone are kept as
 * pictures, all others as signatures. Our own comparison, for Playwright's takes what lies beside an edge for smoothing.
 * `npm run shots:accept` takes the pictures, and another browser compares none.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const fullName = `${path.basename(testInfo.file)}/${name}`
  const isMain = testInfo.tags.includes(MAIN) && (name.endsWith(PHONE) || testInfo.file.endsWith('fonts.spec.ts'))
  if (isTaking()) return keepTaken(picture, fullName, isMain)
  if (!comparesPictures() || hasOtherFonts()) return
  const found = await checkPicture(fullName, isMain, await readPixels(picture))
  if (!found) return
  const attach = (kind: string, body: Buffer) =>
    testInfo.attach(`${name.replaceAll('/', '-')}-${kind}.png`, { body, contentType: 'image/png' })
  if (found.expected) await attach('expected', await toPng(found.expected))
  await attach('actual', picture)
  if (found.marked) await attach('diff', await toPng(found.marked))
  if (found.words === null) expect.soft(null, `${name} has no baseline: run npm run shots:accept`).not.toBeNull()
  else expect.soft(found.words, `${name} differs from its baseline`).toBe('within the tolerance')
}
