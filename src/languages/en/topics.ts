import { home } from './home.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The topics of the first screen. */
export const firstTopics = { shell, ui, home }

/** The topics that load with the pages that show them. */
export const laterTopics = {
  onboarding: () => import('./onboarding.ts'),
  kombat: () => import('./kombat.ts'),
  replay: () => import('./replay.ts'),
  history: () => import('./history.ts'),
  settings: () => import('./settings.ts'),
  guide: () => import('./guide.ts'),
  friends: () => import('./friends.ts'),
  leaderboards: () => import('./leaderboards.ts'),
  earn: () => import('./earn.ts'),
  upgrades: () => import('./upgrades.ts'),
  tier: () => import('./tier.ts'),
  homeColumns: () => import('./home-columns.ts'),
  checkIn: () => import('./check-in.ts'),
  boosts: () => import('./boosts.ts'),
  today: () => import('./today.ts'),
  away: () => import('./away.ts'),
  ads: () => import('./ads.ts'),
  switchHouse: () => import('./switch-house.ts'),
  ledger: () => import('./ledger.ts'),
  inbox: () => import('./inbox.ts'),
  fairPlay: () => import('./fair-play.ts'),
  account: () => import('./account.ts'),
  hunt: () => import('./hunt.ts'),
  inventory: () => import('./inventory.ts'),
  blacksmith: () => import('./blacksmith.ts'),
  items: () => import('./items.ts'),
  guideAwakening: () => import('./guide-awakening.ts'),
  luck: () => import('./luck.ts'),
  collection: () => import('./collection.ts'),
  stones: () => import('./stones.ts'),
  reRoll: () => import('./re-roll.ts'),
  trade: () => import('./trade.ts'),
  market: () => import('./market.ts'),
  boss: () => import('./boss.ts'),
  guild: () => import('./guild.ts'),
}

/** A topic whose texts load on demand. */
export type LaterTopic = keyof typeof laterTopics

type LaterTexts = {
  readonly [Topic in LaterTopic]: Awaited<ReturnType<(typeof laterTopics)[Topic]>> extends {
    readonly [T in Topic]: infer Texts
  }
    ? Texts
    : never
}

/** Every English text, by topic; keys are written `topic.key`. */
export type English = typeof firstTopics & LaterTexts
