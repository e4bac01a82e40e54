import { Outlet, useLocation } from 'react-router-dom'
import { BottomNav } from './bottom-nav.tsx'
import styles from './layout.module.css'
import { PageErrorBoundary } from './page-error-boundary.tsx'

export const Layout = () => {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <PageErrorBoundary path={pathname}>
        <Outlet />
      </PageErrorBoundary>
      <BottomNav />
    </div>
  )
}
