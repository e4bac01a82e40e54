import type { Page } from '@playwright/test'
import { home as homeEn } from '../../../src/languages/en/home.ts'
import { homeColumns as columnsEn } from '../../../src/languages/en/home-columns.ts'
import { shell as shellEn } from '../../../src/languages/en/shell.ts'
import type { Language } from '../../../src/languages/languages.ts'
import { home as homeRu } from '../../../src/languages/ru/home.ts'
import { homeColumns as columnsRu } from '../../../src/languages/ru/home-columns.ts'
import { shell as shellRu } from '../../../src/languages/ru/shell.ts'
import { layoutProblems } from './layout-problems.ts'

type SideName = keyof typeof columnsEn.side

const TEXTS = {
  en: { home: homeEn, columns: columnsEn, shell: shellEn },
  ru: { home: homeRu, columns: columnsRu, shell: shellRu },
} as const satisfies Record<Language, unknown>

export const ALWAYS_THERE: readonly SideName[] = ['today', 'hunt', 'checkIn', 'guild', 'bag', 'market']

export interface HomeButtons {
  readonly sides: readonly SideName[]
  readonly hasGoal: boolean
}

const namesOf = (language: Language, sides: readonly SideName[]) => {
  const { columns, home, shell } = TEXTS[language]
  const { earn, friends, home: start, reward, upgrade } = shell.nav
  return {
    sides: sides.map((side) => columns.side[side]),
    more: columns.side.more,
    home: [home.kombat, home.settings, start, earn, upgrade, friends, reward],
    goal: columns.goal.next,
  }
}

const tappable = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(button, a)`)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => {
          const said = element.cloneNode(true) as Element
          for (const hidden of said.querySelectorAll('[aria-hidden=true]')) hidden.remove()
          return (element.getAttribute('aria-label') ?? said.textContent ?? '').replace(/\s+/g, ' ').trim()
        }),
    part,
  )

const advance = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (by) => (window as unknown as { __story: { advance: (ms: number) => Promise<void> } }).__story.advance(by),
    ms,
  )

const DRAWER_MS = 800

/** A line for each fault: a button that is not within one tap or is there twice, a needless "More", layout problems. Leaves home as it was. */
export const homeProblems = async (
  page: Page,
  language: Language,
  { hasGoal, sides }: HomeButtons,
): Promise<string[]> => {
  const names = namesOf(language, sides)
  const problems = await layoutProblems(page)
  const onHome = await tappable(page, '#root, body > :not([role])')
  const behind: string[] = []
  const more = page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${names.more}`) })
  if ((await more.count()) > 0) {
    await more.click()
    await advance(page, DRAWER_MS)
    behind.push(...(await tappable(page, '[role=dialog] li')))
    problems.push(...(await layoutProblems(page)).map((problem) => `behind ${names.more}: ${problem}`))
    await page.keyboard.press('Escape')
    await advance(page, DRAWER_MS)
    if (behind.length < 2) problems.push(`${names.more} has ${behind.length} behind it`)
  }
  const timesIn = (list: readonly string[], name: string): number => list.filter((each) => each.startsWith(name)).length
  for (const name of [...names.home, ...(hasGoal ? [names.goal] : [])])
    if (timesIn(onHome, name) === 0) problems.push(`"${name}" is not on home`)
  for (const name of names.sides) {
    const times = timesIn(onHome, name) + timesIn(behind, name)
    if (times !== 1) problems.push(`"${name}" is ${times} times on home or behind ${names.more}`)
  }
  return problems
}
