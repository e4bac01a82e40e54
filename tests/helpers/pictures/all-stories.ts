import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ScreenStories, screensIn } from '#workbench/stories/screen-stories.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../src/workbench/stories/screens')

/** The stories of every screen, as in `all-screens.ts`. Playwright does not know `import.meta.glob`. */
export const ALL_SCREENS = screensIn(
  await Promise.all(readdirSync(FOLDER).map((file) => import(pathToFileURL(path.join(FOLDER, file)).href))),
)

export const pictureFolder = ({ looksLike, title }: ScreenStories): string =>
  (looksLike ?? title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
