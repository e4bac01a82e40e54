import { expect } from '@playwright/test'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { axeFindings } from '#tests/helpers/page/accessibility.ts'
import { focusProblems } from '#tests/helpers/page/focus-problems.ts'
import { layoutProblems } from '#tests/helpers/page/layout-problems.ts'
import {
  DESIGN_PHONE,
  NARROW_PHONE,
  PHONES,
  putOnPhone,
  SMALLEST_PHONE,
  TIGHT_PHONES,
} from '#tests/helpers/page/phones.ts'
import { rawKeys } from '#tests/helpers/page/raw-keys.ts'
import { ALL_SCREENS, pictureFolder } from '#tests/helpers/pictures/all-stories.ts'
import { alternativeTexts } from '#tests/helpers/pictures/alternative-texts.ts'
import { comparePicture } from '#tests/helpers/pictures/compare-picture.ts'
import { MAIN, openStory, resizeStory, SIZES, speak, takePicture, test } from '#tests/helpers/pictures/stories.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { isAbsent, statesOf } from '#workbench/stories/screen-stories.ts'

/** Together with the arena's blow these are the ten pictures of `npm test`. */
const PICTURED_IN_NPM_TEST: readonly string[] = [
  'Home, rich',
  'Shop, rich',
  'League leaderboard, rich',
  'PvP leaderboard, rich',
  'Friends, rich',
  'Battle history, rich',
  'My guild, rich',
  'Tournament, rich',
  'Inventory, rich',
]

/** States also rendered on a small phone and on a tablet: the fullest, and the longest texts. */
const ON_ALL_SIZES: readonly string[] = ['rich', 'overflow']

/** States that are put on every phone of `PHONES`: those for all sizes, and what opens over a screen. */
const ON_PHONES: readonly string[] = [
  ...ON_ALL_SIZES,
  'countdown',
  'daily',
  'boosts',
  'today',
  'chests-full',
  'skills',
  'missions',
  'away',
  'guide',
  'hint',
  'guide-pocket',
  'boosts-ad',
  'delete-account',
  'promoted',
  'army',
  'choice',
  'merged',
  'dismantled',
  'offline',
  'no-webgl',
]

/** Screens with stored pictures on those of `PHONES` that have `pictures`. All others are only checked there. */
const PICTURED_ON_PHONES: readonly string[] = [
  'Home, rich',
  'Home, daily',
  'Home, chests-full',
  'Preparation, rich',
  'Preparation, skills',
  'Battle, rich',
  'Battle, countdown',
  'Result, rich',
]

/** The densest screens. They have a picture in Russian, whose words are longer than the English ones. */
const PICTURED_IN_RUSSIAN: readonly string[] = [
  'Home, rich',
  'Home, path-off-season',
  'Preparation, rich',
  'Result, rich',
  'Inventory, rich',
  'Wardrobe, rich',
  'Blacksmith, rich',
  'Market, rich',
  'My guild, rich',
  'Guild boss, rich',
  'Settings, rich',
  'Collection, rich',
]

/**
 * Screens whose tablet layout equals another page's: a quiet page like `Page not found`, a list of rows in the column
 * like `Friends`, an arena like `Battle`.
 */
const LIKE_ANOTHER_ON_TABLET: readonly string[] = [
  'Earn',
  'Upgrade',
  'Blacksmith',
  'Stone Upgrade',
  'Market',
  'Error',
  'Maintenance',
  'TOK leaderboard',
  'Referral leaderboard',
  'PvP leaderboard',
  'All ranks',
  'Rank',
  'Battle history',
  'Inbox',
  'Ledger',
  'Challenge',
  'Replay',
  'Luck',
  'Guide to awakening',
  'Settings',
  'Fair play',
  'Switch house',
]

const ALSO_ON_TABLET: readonly string[] = ['Preparation, empty']

const ALTERNATIVES = alternativeTexts()

/** Limit of a screenshot's height, CSS px. Every page that ends is lower. */
const TALLEST = 4000

// Screenshots and checks share a page, because opening it is most of the work. All are soft, so that one failure does
// not hide the others.
for (const screen of ALL_SCREENS)
  for (const [state, { isBelow = false }] of statesOf(screen)) {
    const name = `${screen.title}, ${state}`
    const tag = [...(state === 'rich' ? [MAIN] : []), ...(PICTURED_IN_NPM_TEST.includes(name) ? [IN_NPM_TEST] : [])]
    test(name, { tag }, async ({ watched }, testInfo) => {
      const { page } = watched
      const compare = async (sizeName: string | number): Promise<void> => {
        // This screen looks like another one, whose picture is the one to store.
        if (screen.looksLike && testInfo.config.updateSnapshots !== 'none') return
        await comparePicture(await takePicture(page), `${pictureFolder(screen)}/${state}-${sizeName}`, testInfo)
      }
      const expectWhole = async (window: string): Promise<void> => {
        const problems = await layoutProblems(page)
        expect
          .soft(
            problems.map((problem) => `${name}, ${window}: ${problem}`),
            'layout problems',
          )
          .toEqual([])
      }
      /** Checks the longest texts of each language, whichever texts the state has chosen. */
      const expectRoomForTexts = async (): Promise<void> => {
        const windows = [
          NARROW_PHONE,
          ...(ON_PHONES.includes(state) ? TIGHT_PHONES : []),
          ...(ON_ALL_SIZES.includes(state) ? [SMALLEST_PHONE] : []),
        ]
        for (const language of LANGUAGE_CODES) {
          await speak(watched, language, ALTERNATIVES)
          for (const window of windows) {
            await putOnPhone(watched, window)
            await expectWhole(`${window.name}, ${language}`)
          }
          expect.soft(await rawKeys(page), `keys in place of texts of ${name} in ${language}`).toEqual([])
        }
      }
      await openStory(watched, { route: screen.route, state }, SIZES.phone)
      const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      const compareWhole = async (): Promise<void> => {
        await resizeStory(watched, { width: SIZES.phone.width, height: Math.min(wholeHeight, TALLEST) })
        await compare('whole')
      }
      // If the page scrolls, its longest texts are below the window, too. The picture of the whole page includes what
      // the window shows.
      const isShownWhole = state === 'overflow' && wholeHeight > SIZES.phone.height
      if (isBelow) await compareWhole()
      else if (!isShownWhole) await compare(SIZES.phone.width)
      await expectWhole('390 × 844')
      expect.soft(await rawKeys(page), `keys in place of texts of ${name}`).toEqual([])
      if (ON_ALL_SIZES.includes(state)) {
        await resizeStory(watched, SIZES.small)
        // Of the longest texts, if the screen has such a state.
        if (state === 'overflow' || isAbsent(screen.states.overflow)) await compare(SIZES.small.width)
        await expectWhole('320 × 568')
        await resizeStory(watched, SIZES.tablet)
        // The longest texts have more room there than anywhere, so they need no picture.
        if (state === 'rich' && !LIKE_ANOTHER_ON_TABLET.includes(screen.looksLike ?? screen.title))
          await compare(SIZES.tablet.width)
        // One picture per name. A second one would differ where something moves slowly.
        if (wholeHeight > SIZES.phone.height && !isBelow) await compareWhole()
        await resizeStory(watched, SIZES.phone)
      }
      if (ALSO_ON_TABLET.includes(name)) {
        await resizeStory(watched, SIZES.tablet)
        await compare(SIZES.tablet.width)
        await expectWhole('768 × 1024')
        await resizeStory(watched, SIZES.phone)
      }
      if (ON_PHONES.includes(state)) {
        for (const phone of PHONES) {
          await putOnPhone(watched, phone)
          await expectWhole(phone.name)
          if (phone.pictures && PICTURED_ON_PHONES.includes(name)) await compare(phone.pictures)
        }
        await putOnPhone(watched, DESIGN_PHONE)
      }
      if (PICTURED_IN_RUSSIAN.includes(name)) {
        await speak(watched, 'ru')
        await resizeStory(watched, SIZES.phone)
        await compare(`ru-${SIZES.phone.width}`)
        await speak(watched, 'en')
        await resizeStory(watched, SIZES.phone)
      }
      // These come late, because they move the focus and remove the outlines of letters. Neither changes the layout.
      expect.soft(await axeFindings(page), `axe findings of ${name}`).toEqual([])
      if (state === 'rich') expect.soft(await focusProblems(page), `focus problems of ${name}`).toEqual([])
      await expectRoomForTexts()
    })
  }
