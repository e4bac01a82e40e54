import { Outlet, useLocation } from 'react-router-dom'
import { BottomNav } from './bottom-nav.tsx'
import styles from './layout.module.css'
import { PageErrorBoundary } from './page-error-boundary.tsx'

/** The main layout: a page above the five tabs. A page that breaks leaves the tabs standing. */
export const Layout = () => {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <PageErrorBoundary key={pathname}>
        <Outlet />
      </PageErrorBoundary>
      <BottomNav />
    </div>
  )
}
