import { useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PAGE } from '#client/game/page-paths.ts'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Gate } from './gate.tsx'
import { Layout } from './layout.tsx'
import { PageComing } from './loading-screen.tsx'
import type { PageRoute } from './page-route.ts'
import { areAllPagesKnown, knownPages, loadPages, onPagesKnown } from './page-routes.ts'

const MaintenanceScreen = onDemand(async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen, PageComing)
const NotFoundScreen = onDemand(async () => (await import('./not-found-screen.tsx')).NotFoundScreen, PageComing)
const UnknownPage = onDemand(async () => {
  await loadPages()
  return PageComing
}, PageComing)

const Workbench = import.meta.env.DEV
  ? onDemand(async () => (await import('#workbench/workbench.tsx')).Workbench)
  : null

const routesOf = (rows: readonly PageRoute[], belongs: (row: PageRoute) => boolean) =>
  rows
    .filter(belongs)
    .flatMap(({ paths, Page }) => paths.map((path) => <Route key={path} path={path} element={<Page />} />))

export const AppRoutes = () => {
  const rows = useSyncExternalStore(onPagesKnown, knownPages)
  const areAllKnown = areAllPagesKnown()
  return (
    <Routes>
      <Route element={<Gate />}>
        <Route element={<Layout />}>{routesOf(rows, ({ gate, frame }) => gate && frame === 'tabs')}</Route>
        {routesOf(rows, ({ gate, frame }) => gate && frame === 'alone')}
        {areAllKnown ? null : <Route path="*" element={<UnknownPage />} />}
      </Route>
      {routesOf(rows, ({ gate }) => !gate)}
      {Workbench ? <Route path="/workbench/*" element={<Workbench />} /> : null}
      <Route path={PAGE.ERROR.path} element={<ErrorScreen />} />
      <Route path={PAGE.MAINTENANCE.path} element={<MaintenanceScreen />} />
      {areAllKnown ? <Route path="*" element={<NotFoundScreen />} /> : null}
    </Routes>
  )
}
