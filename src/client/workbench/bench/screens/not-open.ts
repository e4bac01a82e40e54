import { ROUTES } from '../../../app/route-names.ts'
import type { BenchScreen } from '../bench-screen.ts'

const FIXED = { absent: 'its words are fixed: it asks the server for nothing of its own' } as const

const notOpen = (route: string, title: string): BenchScreen => ({
  route,
  title: `${title} (not open)`,
  states: { rich: {}, empty: FIXED, loading: FIXED, error: FIXED, overflow: FIXED },
})

/** The tabs whose screens are not open yet (A2). */
export const AIRDROP_SCREEN = notOpen(ROUTES.AIRDROP, 'Reward')
