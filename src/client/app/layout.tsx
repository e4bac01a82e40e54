import { Outlet, useLocation } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.tsx'
import { BottomNav } from './bottom-nav.tsx'
import styles from './layout.module.css'
import { PageErrorBoundary } from './page-error-boundary.tsx'

/** What the badges ask for is no matter of the first screen: they come after it. */
const BadgedNav = onDemand(async () => (await import('./badged-nav.tsx')).BadgedNav, BottomNav)

/** The main layout: a page above the five tabs. A page that breaks leaves the tabs standing. */
export const Layout = () => {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <PageErrorBoundary key={pathname}>
        <Outlet />
      </PageErrorBoundary>
      <BadgedNav />
    </div>
  )
}
