import { existsSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import { pictureDifference } from '../run/picture-difference.ts'

/**
 * Holds a picture against its baseline of this name, softly. Playwright's own comparison, which shows and explains what differs,
 * takes twenty times as long as finding that nothing does: it is asked only then.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const baseline = testInfo.snapshotPath(name)
  const isAlike = existsSync(baseline) && (await pictureDifference(baseline, picture)) === null
  if (!isAlike) expect.soft(picture).toMatchSnapshot(name)
}
