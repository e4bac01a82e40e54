import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { baselineFile, takenFile } from '../run/baselines.ts'
import { comparesPictures } from '../run/browser.ts'
import { comparedWithBaseline, readPixels, toPng } from '../run/picture-difference.ts'

/**
 * Compares a screenshot with its baseline, softly; a difference is laid side by side in the report. Our own comparison, for
 * Playwright's takes what lies beside an edge for smoothing. `npm run shots:accept` takes the pictures, and another browser compares none.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const spec = path.basename(testInfo.file)
  const taken = takenFile(spec, name)
  if (taken !== null) {
    mkdirSync(path.dirname(taken), { recursive: true })
    writeFileSync(taken, picture)
    return
  }
  if (!comparesPictures()) return
  const attach = (kind: string, body: Buffer) =>
    testInfo.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' })
  const baseline = baselineFile(spec, name)
  if (!existsSync(baseline)) {
    await attach('actual', picture)
    expect.soft(null, `${name} has no baseline: look at it in the report, then run npm run shots:accept`).not.toBeNull()
    return
  }
  const expected = await readPixels(baseline)
  const difference = comparedWithBaseline(expected, await readPixels(picture))
  if (!difference) return
  await attach('expected', await toPng(expected))
  await attach('actual', picture)
  if (difference.marked) await attach('diff', await toPng(difference.marked))
  expect.soft(difference.words, `${name} differs from its baseline`).toBe('within the tolerance')
}
