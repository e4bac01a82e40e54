import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../../api/query-client.ts'
import { App } from '../../app/app.tsx'
import { showLanguage, texts } from '../../i18n/i18n.ts'
import { LANGUAGES } from '../../i18n/spoken.ts'
import { launchData, readLaunchData, takeLocalLaunchData } from '../../platform/launch-data.ts'
import { startMessenger } from '../../platform/messenger.ts'
import { writeSession } from '../../platform/session-store.ts'
import { installStandInMessenger } from '../messenger/stand-in-messenger.ts'
import { WORKBENCH_MARK } from '../workbench-mark.ts'
import { BENCH_USER, baseAnswers } from './base-answers.ts'
import { type BenchAddress, readBenchAddress, readInsets } from './bench-address.ts'
import { type BenchControl, driveBench } from './bench-control.ts'
import { benchFetch } from './bench-fetch.ts'
import { loadBenchFonts } from './bench-fonts.ts'
import { BENCH_NOW_MS, type BenchState } from './bench-screen.ts'
import { createTracker, trackPictures } from './bench-tracker.ts'
import { findBenchState } from './find-state.ts'
import { takeNoElementStacks } from './light-react.ts'
import { isolateStorage } from './memory-storage.ts'
import { holdPageClock, startPageDate } from './page-clock.ts'
import { reduceMotion, withholdWebGl } from './page-conditions.ts'
import { THEMES } from './themes.ts'

declare global {
  interface Window {
    __bench?: BenchControl
  }
}

/** Where the game keeps things of this device. */
const LOCAL_PREFIX = 'house-kombat:'

const launchDataOf = (state: BenchState, language: string): string => {
  const raw = new URLSearchParams({
    user: JSON.stringify({ ...BENCH_USER, language_code: language }),
    auth_date: String(BENCH_NOW_MS / 1000),
    hash: 'bench',
    signature: 'bench',
  })
  if (state.startParam !== undefined) raw.set('start_param', state.startParam)
  return raw.toString()
}

const enterMessenger = (address: BenchAddress, raw: string): void => {
  if (address.platform === 'browser') {
    takeLocalLaunchData(raw)
    return
  }
  const { platform, version } = address
  const themeParams = THEMES[address.theme]
  installStandInMessenger({ platform, version, themeParams, safeArea: readInsets(address.insets) })
  writeSession(
    'launch',
    JSON.stringify({ raw, startParam: new URLSearchParams(raw).get('start_param'), version, platform, themeParams }),
  )
  readLaunchData()
}

const fillStorage = (state: BenchState, address: BenchAddress): void => {
  isolateStorage()
  if (address.speed === '2') localStorage.setItem(`${LOCAL_PREFIX}fight-speed.${BENCH_USER.id}`, '2')
  for (const [key, value] of Object.entries(state.session ?? {})) writeSession(key, value)
  for (const [key, value] of Object.entries(state.local ?? {})) localStorage.setItem(LOCAL_PREFIX + key, value)
}

const refuse = (element: HTMLElement, words: string): void => {
  element.textContent = words
  window.__bench = {
    ready: Promise.reject(new Error(words)),
    settle: async () => {},
    advance: async () => {},
    freeze: async () => {},
    release: () => {},
  }
  window.__bench.ready.catch(() => undefined)
}

/**
 * Shows one screen of the real game in one state, as the address says (`bench-address.ts`): the real app, whose server,
 * messenger, storage and, if held, time are stood in for. `window.__bench` drives it.
 */
export const startBench = async (element: HTMLElement): Promise<void> => {
  const address = readBenchAddress(new URLSearchParams(location.search))
  const found = findBenchState(address.route, address.state)
  if (typeof found === 'string') {
    refuse(element, found)
    return
  }
  const { screen } = found
  const state = address.press === '' ? found.state : { ...found.state, press: address.press.split('|') }
  const tracker = createTracker()
  window.__trackImport = tracker.track
  trackPictures(tracker)
  fillStorage(state, address)
  window.fetch = benchFetch({ ...baseAnswers, ...state.answers }, window.fetch.bind(window), tracker)
  if (state.withoutWebGl) withholdWebGl()
  if (address.motion === 'reduced') reduceMotion()
  await showLanguage(LANGUAGES.find((language) => language === address.lang) ?? 'en')
  await loadBenchFonts(address.state)

  if (address.hold) {
    window.__E2E__ = true
    takeNoElementStacks()
  }
  const clock = address.hold ? holdPageClock(BENCH_NOW_MS) : null
  if (clock === null) startPageDate(BENCH_NOW_MS)
  enterMessenger(address, launchDataOf(state, address.lang))

  const [pathname = '/', query = ''] = (state.at ?? screen.route).split('?')
  const start = { pathname, search: query === '' ? '' : `?${query}`, state: state.navigationState }
  const inRouter = (pages: ReactNode): ReactNode => <MemoryRouter initialEntries={[start]}>{pages}</MemoryRouter>
  document.documentElement.dataset.bench = WORKBENCH_MARK
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <App queryClient={createQueryClient()} texts={texts} inRouter={inRouter} />
    </StrictMode>,
  )
  const launch = launchData()
  if (launch !== null && address.platform !== 'browser') void tracker.track(startMessenger(launch))
  window.__bench = driveBench({ root, tracker, clock, state, wantedMs: address.ms })
}
