import type { firstBundles } from './first-bundles.ts'

/** Loaded with their pages, after the first paint. */
export const laterBundles = {
  onboarding: () => import('./onboarding.ts'),
  kombat: () => import('./kombat.ts'),
  replay: () => import('./replay.ts'),
  history: () => import('./history.ts'),
  settings: () => import('./settings.ts'),
  guide: () => import('./guide.ts'),
  friends: () => import('./friends.ts'),
  leaderboards: () => import('./leaderboards.ts'),
  tasks: () => import('./tasks.ts'),
  upgrades: () => import('./upgrades.ts'),
  season: () => import('./season.ts'),
  seasonEnd: () => import('./season-end.ts'),
  mySeason: () => import('./my-season.ts'),
  leagues: () => import('./leagues.ts'),
  army: () => import('./army.ts'),
  homeColumns: () => import('./home-columns.ts'),
  checkIn: () => import('./check-in.ts'),
  boosts: () => import('./boosts.ts'),
  today: () => import('./today.ts'),
  away: () => import('./away.ts'),
  petName: () => import('./pet-name.ts'),
  shopPromo: () => import('./shop-promo.ts'),
  firstDays: () => import('./first-days.ts'),
  seasonPath: () => import('./season-path.ts'),
  chests: () => import('./chests.ts'),
  ads: () => import('./ads.ts'),
  switchHouse: () => import('./switch-house.ts'),
  ledger: () => import('./ledger.ts'),
  inbox: () => import('./inbox.ts'),
  fairPlay: () => import('./fair-play.ts'),
  account: () => import('./account.ts'),
  hunt: () => import('./hunt.ts'),
  inventory: () => import('./inventory.ts'),
  wardrobe: () => import('./wardrobe.ts'),
  island: () => import('./island.ts'),
  blacksmith: () => import('./blacksmith.ts'),
  items: () => import('./items.ts'),
  guideAwakening: () => import('./guide-awakening.ts'),
  luck: () => import('./luck.ts'),
  collection: () => import('./collection.ts'),
  stones: () => import('./stones.ts'),
  reRoll: () => import('./re-roll.ts'),
  polish: () => import('./polish.ts'),
  trade: () => import('./trade.ts'),
  market: () => import('./market.ts'),
  boss: () => import('./boss.ts'),
  guild: () => import('./guild.ts'),
  vote: () => import('./vote.ts'),
  airdrop: () => import('./airdrop.ts'),
  medals: () => import('./medals.ts'),
  tournament: () => import('./tournament.ts'),
  tournamentResult: () => import('./tournament-result.ts'),
  tournamentVerify: () => import('./tournament-verify.ts'),
  whatHelps: () => import('./what-helps.ts'),
  shop: () => import('./shop.ts'),
  payments: () => import('./payments.ts'),
  wallet: () => import('./wallet.ts'),
  showcase: () => import('./showcase.ts'),
}

export type LaterBundle = keyof typeof laterBundles

type LaterTexts = {
  readonly [Bundle in LaterBundle]: Awaited<ReturnType<(typeof laterBundles)[Bundle]>> extends {
    readonly [T in Bundle]: infer Texts
  }
    ? Texts
    : never
}

export type English = typeof firstBundles & LaterTexts
