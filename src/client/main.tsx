import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { installChunkReload } from './app/chunk-reload.ts'
import { createI18n } from './i18n/i18n.ts'
import { launchData, launchSource, readLaunchData } from './platform/launch-data.ts'
import { startLocalMode } from './platform/local-mode.ts'
import { startMessenger } from './platform/messenger.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

const start = async (): Promise<void> => {
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no element with the id "root"')

  // Before anything that may touch the address: the launch data stands in its hash.
  readLaunchData()
  installChunkReload(() => location.reload())
  await startLocalMode()

  createRoot(element).render(
    <StrictMode>
      <App queryClient={createQueryClient()} texts={createI18n()} />
    </StrictMode>,
  )

  const launch = launchData()
  if (launch !== null && launchSource() === 'messenger') {
    // After the first paint: the messenger can wait for its SDK, the player must not.
    requestAnimationFrame(() => setTimeout(() => void startMessenger(launch)))
  }
}

void start()
