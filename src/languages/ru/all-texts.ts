/// <reference path="../fonts.d.ts" />
import { mapLoadedTexts, mapTexts } from '#languages/map-texts.ts'
import './fonts.css'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { names } from './names.ts'
import { shell } from './shell.ts'
import { typeset } from './typography.ts'
import { ui } from './ui.ts'

/**
 * The first screen, errors and names are in this chunk. Other texts load with their pages. All go through `typeset`.
 */
export const allTexts = {
  language: 'ru',
  first: mapTexts({ shell, ui, home }, typeset),
  later: mapLoadedTexts(
    {
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
    },
    typeset,
  ),
  errors: mapTexts(errors, typeset),
  names: mapTexts(names, typeset),
} as const
