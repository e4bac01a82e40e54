import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BottomNav } from './bottom-nav.tsx'
import styles from './layout.module.css'
import { LoadingScreen } from './loading-screen.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'

/** What the badges ask for is no matter of the first screen: they come after it. */
const BadgedNav = lazy(async () => ({ default: (await import('./badged-nav.tsx')).BadgedNav }))

/** The main layout: a page above the five tabs. A page that breaks leaves the tabs standing. */
export const Layout = () => {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <PageErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </PageErrorBoundary>
      <Suspense fallback={<BottomNav />}>
        <BadgedNav />
      </Suspense>
    </div>
  )
}
