import { PAGE } from '../../../client/game/page-addresses.ts'
import type { ScreenStories } from '../screen-stories.ts'

const FIXED = { absent: 'its words are fixed: it asks the server for nothing of its own' } as const

const notOpen = (route: string, title: string): ScreenStories => ({
  route,
  title: `${title} (not open)`,
  states: { rich: {}, empty: FIXED, loading: FIXED, error: FIXED, overflow: FIXED },
})

/** The tabs whose screens are not open yet (A2). */
export const AIRDROP_SCREEN = notOpen(PAGE.AIRDROP.path, 'Reward')
