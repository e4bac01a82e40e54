import { PAGE } from '#client/game/page-paths.ts'
import { type PageRoute, page } from './page-route.ts'

/** Routes in the entry's bundle: home, and the fair play page, which needs no gate. */
export const FIRST_PAGES: readonly PageRoute[] = [
  page([PAGE.HOME], async () => (await import('#client/topics/home/screens/home-screen.tsx')).HomeScreen, {
    frame: 'tabs',
  }),
  page(
    [PAGE.FAIR_PLAY],
    async () => (await import('#client/topics/account/screens/fair-play-screen.tsx')).FairPlayScreen,
    {
      bundles: ['fairPlay', 'account'],
      gate: false,
    },
  ),
]
