import { existsSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import { pictureDifference } from '../run/picture-difference.ts'

/**
 * Compares a screenshot with its baseline, softly. Playwright's own comparison, which reports what differs, takes twenty times
 * as long as finding no difference: it runs only on one.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const baseline = testInfo.snapshotPath(name)
  const isAlike = existsSync(baseline) && (await pictureDifference(baseline, picture)) === null
  if (!isAlike) expect.soft(picture).toMatchSnapshot(name)
}
