import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '#client/api/query-client.ts'
import { App } from '#client/app/app.tsx'
import { showLanguage, texts } from '#client/i18n/i18n.ts'
import { endStart } from '#client/platform/after-start.ts'
import { launchData, readLaunchData, takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { startMessenger } from '#client/platform/messenger.ts'
import { writeSession } from '#client/platform/session-store.ts'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { seasonStateOf } from '#workbench/fixtures/season-state.ts'
import { installFakeMessenger } from '#workbench/messenger/fake-messenger.ts'
import { WORKBENCH_MARK } from '#workbench/workbench-mark.ts'
import { findStory } from './find-state.ts'
import { isolateStorage } from './memory-storage.ts'
import { holdPageClock, startPageDate } from './page-clock.ts'
import { reduceMotion, withholdWebGl } from './page-conditions.ts'
import type { Story, StoryAnswers } from './screen-stories.ts'
import { readInsets, readStoryAddress, type StoryAddress } from './story-address.ts'
import { playStory, type StoryControl } from './story-control.ts'
import { storyFetch } from './story-fetch.ts'
import { loadStoryFonts } from './story-fonts.ts'
import { THEMES } from './themes.ts'
import { createTracker, trackPictures } from './work-tracker.ts'

declare global {
  interface Window {
    __story?: StoryControl
  }
}

const LOCAL_PREFIX = 'house-kombat:'

const launchDataOf = (state: Story, language: string): string => {
  const raw = new URLSearchParams({
    user: JSON.stringify({ ...LAUNCH_USER, language_code: language }),
    auth_date: String(NOW_MS / 1000),
    hash: 'story',
    signature: 'story',
  })
  if (state.startParam !== undefined) raw.set('start_param', state.startParam)
  return raw.toString()
}

const isInBrowser = (address: StoryAddress, { localInvoice }: Story): boolean =>
  address.platform === 'browser' || localInvoice !== undefined

/** The client looks for these marks, as set by the server in local mode. */
const markLocalMode = (): void => {
  const mark =
    document.querySelector<HTMLMetaElement>('meta[name="house-kombat-mode"]') ?? document.createElement('meta')
  mark.name = 'house-kombat-mode'
  mark.content = 'local'
  document.head.append(mark)
  document.documentElement.toggleAttribute('data-local', true)
}

const enterMessenger = (address: StoryAddress, raw: string, state: Story): void => {
  const { invoice, isOnDesk } = state
  if (state.localInvoice) markLocalMode()
  if (isInBrowser(address, state)) {
    takeLocalLaunchData(raw)
    return
  }
  const { version } = address
  const platform = isOnDesk ? 'tdesktop' : address.platform
  const themeParams = THEMES[address.theme]
  const answers = invoice === undefined ? {} : { invoice }
  installFakeMessenger({ platform, version, themeParams, safeArea: readInsets(address.insets), answers })
  writeSession(
    'launch',
    JSON.stringify({ raw, startParam: new URLSearchParams(raw).get('start_param'), version, platform, themeParams }),
  )
  readLaunchData()
}

const fillStorage = (state: Story, address: StoryAddress): void => {
  isolateStorage()
  if (address.speed === '2') localStorage.setItem(`${LOCAL_PREFIX}fight-speed.${LAUNCH_USER.id}`, '2')
  for (const [key, value] of Object.entries(state.session ?? {})) writeSession(key, value)
  for (const [key, value] of Object.entries(state.local ?? {})) localStorage.setItem(LOCAL_PREFIX + key, value)
}

/** Empty if the address names no day: the story then keeps its own season. */
const seasonOf = ({ day, season, started, latest, place, claimed }: StoryAddress): StoryAnswers =>
  day === 0 ? {} : seasonStateOf({ day, season, started, latest, place, claimed })

const refuse = (element: HTMLElement, words: string): void => {
  element.textContent = words
  window.__story = {
    ready: Promise.reject(new Error(words)),
    settle: async () => {},
    advance: async () => {},
    speak: async () => {},
    freeze: async () => {},
    release: () => {},
    reopen: async () => {},
  }
  window.__story.ready.catch(() => undefined)
}

/**
 * Renders the real app with fakes for server, messenger and storage, and for the clock if it is held. `window.__story`
 * controls it.
 */
export const startStory = async (element: HTMLElement): Promise<void> => {
  const address = readStoryAddress(new URLSearchParams(location.search))
  const found = findStory(address.route, address.state)
  if (typeof found === 'string') {
    refuse(element, found)
    return
  }
  const { screen } = found
  const state = address.press === '' ? found.state : { ...found.state, play: address.press.split('|') }
  const tracker = createTracker()
  window.__trackImport = tracker.track
  trackPictures(tracker)
  fillStorage(state, address)
  window.fetch = storyFetch(
    { ...baseAnswers, ...state.answers, ...seasonOf(address) },
    window.fetch.bind(window),
    tracker,
    state.localInvoice,
  )
  if (state.withoutWebGl) withholdWebGl()
  if (state.isSlow) stageBridge.store.setState({ isSlow: true })
  if (address.motion === 'reduced') reduceMotion()
  await showLanguage(LANGUAGE_CODES.find((language) => language === address.lang) ?? 'en')
  await loadStoryFonts(address.state)

  if (address.hold) window.__E2E__ = true
  const beginsMs = NOW_MS + (state.hoursLater ?? 0) * MS_PER_HOUR
  const clock = address.hold ? holdPageClock(beginsMs) : null
  if (clock === null) startPageDate(beginsMs)
  enterMessenger(address, launchDataOf(state, address.lang), state)

  const [pathname = '/', query = ''] = (state.at ?? screen.route).split('?')
  const start = { pathname, search: query === '' ? '' : `?${query}`, state: state.navigationState }
  const inRouter = (pages: ReactNode): ReactNode => <MemoryRouter initialEntries={[start]}>{pages}</MemoryRouter>
  document.documentElement.dataset.story = WORKBENCH_MARK
  const root = createRoot(element)
  // Ends the start at once, so that the app also mounts what it would mount later.
  endStart()
  let opened = 0
  const open = (): void => {
    opened += 1
    root.render(
      <StrictMode key={opened}>
        <App queryClient={createQueryClient()} texts={texts} inRouter={inRouter} />
      </StrictMode>,
    )
  }
  open()
  const launch = launchData()
  if (launch !== null && !isInBrowser(address, state)) void tracker.track(startMessenger(launch))
  window.__story = playStory({ root, open, tracker, clock, state, wantedMs: address.ms })
}
