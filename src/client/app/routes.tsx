import { Route, Routes } from 'react-router-dom'
import { PAGE } from '../game/page-addresses.ts'
import { onDemand } from '../ui/feedback/on-demand.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Gate } from './gate.tsx'
import { Layout } from './layout.tsx'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PAGES, type PageRow } from './pages.ts'

/** The workbench; removed from production builds, where the condition is statically false. */
const Workbench = import.meta.env.DEV
  ? onDemand(async () => (await import('../../workbench/workbench.tsx')).Workbench)
  : null

const routesOf = (belongs: (row: PageRow) => boolean) =>
  PAGES.filter(belongs).flatMap(({ paths, Page }) =>
    paths.map((path) => <Route key={path} path={path} element={<Page />} />),
  )

/** All routes (rows 22-25), gated and ungated. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Gate />}>
      <Route element={<Layout />}>{routesOf(({ gate, frame }) => gate && frame === 'tabs')}</Route>
      {routesOf(({ gate, frame }) => gate && frame === 'alone')}
    </Route>
    {routesOf(({ gate }) => !gate)}
    {Workbench ? <Route path="/workbench/*" element={<Workbench />} /> : null}
    <Route path={PAGE.ERROR.path} element={<ErrorScreen />} />
    <Route path={PAGE.MAINTENANCE.path} element={<MaintenanceScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)
