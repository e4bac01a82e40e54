import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { readBaseline, takenFile } from '../run/baselines.ts'
import { comparesPictures } from '../run/browser.ts'
import { comparedWithBaseline, readPixels, toPng } from '../run/picture-difference.ts'
import { hasOtherFonts } from './fixed-line.ts'

/**
 * Compares a screenshot with its baseline, softly; a difference is laid side by side in the report. Our own comparison, for
 * Playwright's takes what lies beside an edge for smoothing. `npm run shots:accept` takes the pictures, and another browser compares none.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const fullName = `${path.basename(testInfo.file)}/${name}`
  const taken = takenFile(fullName)
  if (taken !== null) {
    mkdirSync(path.dirname(taken), { recursive: true })
    writeFileSync(taken, picture)
    return
  }
  if (!comparesPictures() || hasOtherFonts()) return
  const attach = (kind: string, body: Buffer) =>
    testInfo.attach(`${name.replaceAll('/', '-')}-${kind}.png`, { body, contentType: 'image/png' })
  const baseline = await readBaseline(fullName)
  if (!baseline) {
    await attach('actual', picture)
    expect.soft(baseline, `${name} has no baseline: run npm run shots:accept`).not.toBeNull()
    return
  }
  const difference = comparedWithBaseline(baseline, await readPixels(picture))
  if (!difference) return
  await attach('expected', await toPng(baseline))
  await attach('actual', picture)
  if (difference.marked) await attach('diff', await toPng(difference.marked))
  expect.soft(difference.words, `${name} differs from its baseline`).toBe('within the tolerance')
}
