import { Link, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { PageErrorBoundary } from '#client/app/page-error-boundary.tsx'
import { LinkList } from './kit/link-list.tsx'
import styles from './workbench.module.css'
import { WORKBENCH_MARK } from './workbench-mark.ts'
import { WORKBENCH_PAGES } from './workbench-pages.ts'

const BASE = '/workbench'

const Index = () => (
  <main className={styles.main}>
    <h1>Workbench</h1>
    <p className={styles.about}>
      Every state of the game on demand, in the development build only. What a page shows stands in its address: copy
      it, and it is a bug report.
    </p>
    <LinkList links={WORKBENCH_PAGES.map(({ path, title, about }) => ({ to: `${BASE}/${path}`, title, about }))} />
  </main>
)

const Unknown = () => (
  <main className={styles.main}>
    <h1>No such page</h1>
    <p>
      <Link to={BASE}>All pages of the workbench</Link>
    </p>
  </main>
)

const Frame = () => {
  const { pathname } = useLocation()
  const crumbs = pathname.split('/').filter((part) => part !== '')
  return (
    <div className={styles.workbench} data-mark={WORKBENCH_MARK}>
      <nav className={styles.crumbs} aria-label="Where you are">
        {crumbs.map((crumb, index) => {
          const to = `/${crumbs.slice(0, index + 1).join('/')}`
          return (
            <Link key={to} to={to} {...(to === pathname ? { 'aria-current': 'page' as const } : {})}>
              {crumb}
            </Link>
          )
        })}
      </nav>
      <PageErrorBoundary path={pathname}>
        <Outlet />
      </PageErrorBoundary>
    </div>
  )
}

/** Runs without launch data and without a server. It must not be in the players' build. */
export const Workbench = () => (
  <Routes>
    <Route element={<Frame />}>
      <Route index element={<Index />} />
      {WORKBENCH_PAGES.map(({ path, Page }) => (
        <Route key={path} path={`${path}/*`} element={<Page />} />
      ))}
      <Route path="*" element={<Unknown />} />
    </Route>
  </Routes>
)
