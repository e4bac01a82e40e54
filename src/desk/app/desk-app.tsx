import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { Toaster } from '#client/ui/feedback/toaster.tsx'
import { useMe } from '../api/desk-queries.ts'
import { CausePage } from '../errors/cause-page.tsx'
import { ErrorsPage } from '../errors/errors-page.tsx'
import { StatePage } from '../figures/state-page.tsx'
import { Loading, Notice, Problem } from '../parts/loaded.tsx'
import { PATHS } from '../parts/paths.ts'
import { PlayerPage } from '../player/player-page.tsx'
import { ReplayPage } from '../player/replay-page.tsx'
import { RequestsPage } from '../requests/requests-page.tsx'
import { SearchPage } from '../search/search-page.tsx'
import { LogPage } from '../team/log-page.tsx'
import { OperatorsPage } from '../team/operators-page.tsx'
import { useSay } from '../texts/desk-texts.ts'
import { Frame } from './frame.tsx'
import { SignInPage } from './sign-in-page.tsx'

const NotFound = () => <Notice text={useSay()('notFound')} />
/** Shown if a page's code cannot be loaded, for example because a deployment has removed it. */
const Missing = () => <Notice text={useSay()('unexpected')} />

/** The only page that needs the chart library, so it is loaded on demand. */
const EconomyPage = onDemand(
  () =>
    import('../figures/economy-page.tsx').then(
      (file) => file.EconomyPage,
      () => Missing,
    ),
  Loading,
)

const Session = () => {
  const me = useMe()
  if (me.data === undefined)
    return me.error === null ? <Loading /> : <Problem error={me.error} onRetry={() => void me.refetch()} />
  if (me.data === null) return <SignInPage />
  return (
    <Frame me={me.data}>
      <Routes>
        <Route path={PATHS.search} element={<SearchPage />} />
        <Route path={PATHS.player} element={<PlayerPage me={me.data} />} />
        <Route path={PATHS.replay} element={<ReplayPage />} />
        <Route path={PATHS.requests} element={<RequestsPage me={me.data} />} />
        <Route path={PATHS.state} element={<StatePage />} />
        <Route path={PATHS.economy} element={<EconomyPage />} />
        <Route path={PATHS.errors} element={<ErrorsPage />} />
        <Route path={PATHS.cause} element={<CausePage />} />
        <Route path={PATHS.log} element={<LogPage />} />
        {me.data.role === 'owner' ? <Route path={PATHS.operators} element={<OperatorsPage />} /> : null}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  )
}

export const DeskApp = ({ queryClient, texts }: { readonly queryClient: QueryClient; readonly texts: i18n }) => (
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={texts}>
      <BrowserRouter>
        <Session />
      </BrowserRouter>
      <Toaster />
    </I18nextProvider>
  </QueryClientProvider>
)
