import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ReactNode, useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { isStartOver, onStartOver } from '#client/platform/after-start.ts'
import { isLocalMode } from '#client/platform/page-mode.ts'
import { MotionMark } from '#client/ui/feedback/motion-mark.tsx'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import styles from './app.module.css'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionGuard } from './session-guard.tsx'

const HAS_SIDES = '(min-width: 640px)'

const BesideColumn = extraOnDemand(async () => (await import('./beside-column.tsx')).BesideColumn)
const Overlays = extraOnDemand(async () => (await import('./overlays.tsx')).Overlays)
const LocalBadge = extraOnDemand(async () => (await import('./local-badge.tsx')).LocalBadge)

export interface AppProps {
  readonly queryClient: QueryClient
  readonly texts: i18n
  readonly inRouter?: (pages: ReactNode) => ReactNode
}

const inBrowserRouter = (pages: ReactNode): ReactNode => <BrowserRouter>{pages}</BrowserRouter>

const Pages = () => (
  <PageErrorBoundary path={useLocation().pathname}>
    <AppRoutes />
  </PageErrorBoundary>
)

export const App = ({ queryClient, texts, inRouter = inBrowserRouter }: AppProps) => {
  const isOver = useSyncExternalStore(onStartOver, isStartOver)
  const hasSides = useMediaQuery(HAS_SIDES)
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={texts}>
        {inRouter(
          <>
            {hasSides ? <BesideColumn /> : null}
            <div className={styles.app}>
              <Pages />
            </div>
            <SessionGuard />
            {isOver ? <Overlays /> : null}
            {isLocalMode() ? <LocalBadge /> : null}
            <MotionMark />
          </>,
        )}
      </I18nextProvider>
    </QueryClientProvider>
  )
}
