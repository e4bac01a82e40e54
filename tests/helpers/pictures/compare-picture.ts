import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { MAIN, SIZES } from './stories.ts'

/** WebP quality. A halved picture takes 15 kB. At lower quality a colour that is one step off changes many pixels. */
const QUALITY = 80

const PHONE = `-${SIZES.phone.width}`

/**
 * Compares a screenshot with the stored picture of this name, by a soft assertion. `npm run shots:accept` stores it.
 * Main shots keep their size on the phone and in `fonts.spec.ts`; all others are halved.
 */
export const comparePicture = async (picture: Buffer, name: string, testInfo: TestInfo): Promise<void> => {
  const keepsSize = testInfo.tags.includes(MAIN) && (name.endsWith(PHONE) || testInfo.file.endsWith('fonts.spec.ts'))
  const image = sharp(picture).removeAlpha()
  const { width } = await image.metadata()
  const stored = await (keepsSize ? image : image.resize({ width: Math.round(width / 2) }))
    .webp({ quality: QUALITY })
    .toBuffer()
  expect.soft(stored).toMatchSnapshot(`${name}.webp`.split('/'))
}
