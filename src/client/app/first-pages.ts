import { PAGE } from '#client/game/page-addresses.ts'
import { type PageRow, page } from './page-row.ts'

/** Bundled with the entry: the first screen, and the one before the gate. */
export const FIRST_PAGES: readonly PageRow[] = [
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
