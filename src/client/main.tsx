import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { installChunkReload } from './app/chunk-reload.ts'
import { showLanguage, texts } from './i18n/i18n.ts'
import { languageOf, languagePreference } from './i18n/language-choice.ts'
import { launchData, launchSource, readLaunchData } from './platform/launch-data.ts'
import { startMessenger } from './platform/messenger.ts'
import { isLocalMode } from './platform/page-mode.ts'
import { sound } from './sound/sound.ts'
import { installTaps } from './sound/taps.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

const start = async (): Promise<void> => {
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no element with the id "root"')

  if (import.meta.env.DEV && location.pathname === '/workbench/screen') {
    await (await import('./workbench/bench/start-bench.tsx')).startBench(element)
    return
  }

  // Before anything that may touch the address: the launch data stands in its hash.
  readLaunchData()
  installChunkReload(() => location.reload())
  installTaps(sound)
  if (isLocalMode() && launchData() === null) await (await import('./platform/local-mode.ts')).startLocalMode()

  // English is here already; the texts of another language are worth a short wait, and not the game.
  await showLanguage(languageOf(languagePreference.read())).catch((error: unknown) =>
    console.warn('The texts of the language are not there', error),
  )

  createRoot(element).render(
    <StrictMode>
      <App queryClient={createQueryClient()} texts={texts} />
    </StrictMode>,
  )

  const launch = launchData()
  if (launch !== null && launchSource() === 'messenger') {
    // After the first paint: the messenger can wait for its SDK, the player must not.
    requestAnimationFrame(() => setTimeout(() => void startMessenger(launch)))
  }
}

void start()
