import { act, use, useEffect } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { vi } from 'vitest'
import { AppRoutes } from '#client/app/routes.tsx'
import { goBack } from '#client/platform/back-stack.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { findStory } from '#workbench/stories/find-state.ts'
import { playStep } from '#workbench/stories/play-step.ts'
import { storyFetch } from '#workbench/stories/story-fetch.ts'
import { createTracker } from '#workbench/stories/work-tracker.ts'
import { type Page, showScreen, signIn } from '../render.tsx'

/** Lines of the client that have navigated so far, such as `topics/ledger/screens/ledger-row.tsx:29`. */
export const walkedLines = new Set<string>()

const noteLines = (): void => {
  const { stack = '' } = new Error('A navigation')
  for (const [, line] of stack.matchAll(/\/src\/client\/([\w/.-]+:\d+):\d+/g)) if (line) walkedLines.add(line)
}

/** Records which lines of the client call the router. */
const NavigationWatch = () => {
  const { navigator } = use(NavigationContext)
  useEffect(() => {
    for (const way of ['push', 'replace', 'go'] as const) {
      const lead: (...args: never[]) => void = navigator[way]
      Object.assign(navigator, {
        [way]: (...args: never[]) => {
          noteLines()
          lead(...args)
        },
      })
    }
  }, [navigator])
  return null
}

const press = (step: string): void => {
  const [, last] = /^last (.*)/.exec(step) ?? []
  if (step === '←') goBack()
  else if (last) [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === last)?.click()
  else playStep(step)
}

/** Waits until lazy code has loaded and the animations that it opens with have ended. */
const settle = async (page: Page, ms = 500): Promise<void> => {
  await page.pass(100)
  await act(() => vi.dynamicImportSettled())
  await page.pass(ms)
}

/** Depth of nested lazy loading: home, then its columns, then the dialog that opens by itself. */
const LOADING_DEPTH = 3

/** Waits until a page's lazy code has loaded, also on a busy machine. */
const arrive = async (page: Page): Promise<void> => {
  for (let depth = 0; depth < LOADING_DEPTH; depth += 1) {
    await page.pass(1)
    await act(() => vi.dynamicImportSettled())
  }
}

/** Attempts to find a control before its page counts as stuck. */
const MOST_WAITS = 40

/**
 * Presses a control that may not be there yet: a dialog that opens by itself is loaded lazily by a page that is lazy,
 * too.
 */
const pressOnceThere = async (page: Page, step: string): Promise<void> => {
  for (let waits = 0; ; waits += 1)
    try {
      await act(async () => press(step))
      return
    } catch (error) {
      if (waits === MOST_WAITS) throw error
      await settle(page)
    }
}

/**
 * Presses controls one after another, by their names as a story's `play` has them; `last Back` is the last button of
 * that name, and `←` the messenger's own back button.
 */
export const play = async (page: Page, steps: readonly string[]): Promise<void> => {
  Element.prototype.checkVisibility = () => true
  for (const step of steps) {
    await pressOnceThere(page, step)
    await settle(page)
  }
}

export const showStory = async (route: string, name: string): Promise<Page> => {
  const found = findStory(route, name)
  if (typeof found === 'string') throw new Error(found)
  const { screen, state } = found
  vi.useFakeTimers({ now: NOW_MS })
  vi.stubGlobal('scrollTo', () => undefined)
  signIn(state.startParam)
  for (const [key, value] of Object.entries(state.local ?? {})) localStorage.setItem(`house-kombat:${key}`, value)
  const network = () => Promise.reject(new Error('A story has no network'))
  vi.stubGlobal('fetch', storyFetch({ ...baseAnswers, ...state.answers }, network, createTracker()))
  const [pathname = '/', query] = (state.at ?? screen.route).split('?')
  const search = query === undefined ? '' : `?${query}`
  const page = await showScreen(
    <>
      <NavigationWatch />
      <AppRoutes />
    </>,
    { pathname, search, state: state.navigationState },
  )
  await settle(page)
  await arrive(page)
  await play(page, state.play ?? [])
  await settle(page, state.advanceMs)
  return page
}
