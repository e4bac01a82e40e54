import { type ScreenStories, screensIn } from './screen-stories.ts'

export const ALL_SCREENS: readonly ScreenStories[] = screensIn(
  Object.values(import.meta.glob<Readonly<Record<string, unknown>>>('./screens/*.ts', { eager: true })),
)
