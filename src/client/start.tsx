// Must come first, because later stylesheets override it.
import './ui/layout.css'
import './ui/motion.css'
import './ui/row-parts.css'
import './ui/type.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { installChunkReload } from './app/chunk-reload.ts'
import { loadPages } from './app/page-routes.ts'
import { firstBootstrap } from './first.ts'
import { firstIsland } from './game/first-island.ts'
import { openHome } from './game/home-bootstrap.ts'
import { PAGE } from './game/page-paths.ts'
import { showLanguage, texts } from './i18n/i18n.ts'
import { languageOf, languagePreference } from './i18n/language-choice.ts'
import { launchData, launchSource } from './platform/launch-data.ts'
import { startMessenger } from './platform/messenger.ts'
import { isLocalMode } from './platform/page-mode.ts'
import { sound } from './sound/sound.ts'
import { installTaps } from './sound/taps.ts'
import { setToastSound } from './ui/feedback/toast.ts'
import { takeFirstIcons } from './ui/icons/first-icons.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

/** Longest wait for a frame, because hidden pages get none. */
const LONGEST_FRAME_MS = 200

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })

export const start = async (): Promise<void> => {
  // Requested now for later screens, but not awaited, because the first screen does without it.
  void import('./ui/palette.css').catch(() => null)

  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no element with the id "root"')

  if (import.meta.env.DEV && location.pathname === '/workbench/screen') {
    await (await import('#workbench/stories/start-story.tsx')).startStory(element)
    return
  }

  // Waits for the island's paint, because rendering would delay it while the answer is still on its way.
  if (firstIsland() !== null) await painted()
  void takeFirstIcons()
  installChunkReload(() => location.reload())
  installTaps(sound)
  setToastSound(sound.play)
  if (isLocalMode()) {
    document.documentElement.toggleAttribute('data-local', true)
    if (launchData() === null) await (await import('./platform/local-mode.ts')).startLocalMode()
  }

  const queryClient = createQueryClient()
  if (launchData() !== null) openHome(queryClient, firstBootstrap ?? undefined)

  if (location.pathname !== PAGE.HOME.path) await loadPages().catch(() => undefined)
  // English is bundled. Another language is awaited, but a failure must not block the game.
  await showLanguage(languageOf(languagePreference.read())).catch((error: unknown) =>
    console.warn('The texts of the language are not there', error),
  )

  // A transition renders in slices of a few milliseconds while the loading picture is shown.
  const root = createRoot(element)
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} texts={texts} />
      </StrictMode>,
    ),
  )

  const launch = launchData()
  if (launch !== null && launchSource() === 'messenger') {
    // Starts after the first paint, which loading the messenger's SDK must not delay.
    requestAnimationFrame(() => setTimeout(() => void startMessenger(launch)))
  }
}
