import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { isLocalMode } from '../platform/page-mode.ts'
import { ScreenMusic } from '../sound/screen-music.tsx'
import { MotionMark } from '../ui/motion-mark.tsx'
import { extraOnDemand } from '../ui/on-demand.tsx'
import { Toaster } from '../ui/toaster.tsx'
import styles from './app.module.css'
import { Banners } from './banners.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionGuard } from './session-guard.tsx'
import { SettingsShortcut } from './settings-shortcut.tsx'

const LocalBadge = extraOnDemand(async () => (await import('./local-badge.tsx')).LocalBadge)

export interface AppProps {
  readonly queryClient: QueryClient
  readonly texts: i18n
  /** Where the address lives: the browser's own unless the workbench brings one. */
  readonly inRouter?: (pages: ReactNode) => ReactNode
}

const inBrowserRouter = (pages: ReactNode): ReactNode => <BrowserRouter>{pages}</BrowserRouter>

/** The whole client: providers, the routes, and what stands above every page. */
export const App = ({ queryClient, texts, inRouter = inBrowserRouter }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={texts}>
      {inRouter(
        <>
          <div className={styles.app}>
            <PageErrorBoundary>
              <AppRoutes />
            </PageErrorBoundary>
          </div>
          <SessionGuard />
          <SettingsShortcut />
          <Banners />
          {isLocalMode() ? <LocalBadge /> : null}
          <ScreenMusic />
          <MotionMark />
          <Toaster />
        </>,
      )}
    </I18nextProvider>
  </QueryClientProvider>
)
