import { BOARD_PAGE, PAGE } from '#client/game/page-paths.ts'
import { FIRST_PAGES } from './first-pages.ts'
import { type PageRoute, page } from './page-route.ts'

const RESULT = page(
  [PAGE.KOMBAT_RESULT],
  async () => (await import('#client/topics/kombat/screens/result/kombat-result-screen.tsx')).KombatResultScreen,
  { bundles: ['kombat', 'whatHelps'] },
)

export const PAGES: readonly PageRoute[] = [
  ...FIRST_PAGES,
  page([PAGE.EARN], async () => (await import('#client/topics/tasks/screens/earn-screen.tsx')).EarnScreen, {
    bundles: ['tasks'],
    frame: 'tabs',
  }),
  page(
    [PAGE.UPGRAGE_V2, PAGE.UPGRADE],
    async () => (await import('#client/topics/upgrades/screens/upgrades-screen.tsx')).UpgradesScreen,
    { bundles: ['upgrades'], frame: 'tabs' },
  ),
  page([PAGE.FRIENDS], async () => (await import('#client/topics/friends/screens/friends-screen.tsx')).FriendsScreen, {
    bundles: ['friends'],
    frame: 'tabs',
  }),
  page([PAGE.AIRDROP], async () => (await import('#client/topics/airdrop/screens/airdrop-screen.tsx')).AirdropScreen, {
    bundles: ['airdrop'],
    frame: 'tabs',
  }),
  page([PAGE.WALLET], async () => (await import('#client/topics/wallet/screens/wallet-screen.tsx')).WalletScreen, {
    bundles: ['wallet'],
  }),
  page([PAGE.IAP], async () => (await import('#client/topics/shop/screens/shop-screen.tsx')).ShopScreen, {
    bundles: ['shop', 'payments', 'kombat', 'items', 'stones'],
  }),
  page(
    [PAGE.PURCHASES],
    async () => (await import('#client/topics/payments/screens/history/purchases-screen.tsx')).PurchasesScreen,
    { bundles: ['payments', 'shop'] },
  ),
  page(
    [PAGE.ACHIEVEMENTS],
    async () => (await import('#client/topics/medals/screens/achievements-screen.tsx')).AchievementsScreen,
    { bundles: ['medals', 'showcase'] },
  ),
  page(
    [PAGE.ONBOARD, PAGE.ONBOARD_V2],
    async () => (await import('#client/topics/house/screens/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    { bundles: ['onboarding'] },
  ),
  page(
    [PAGE.KOMBAT_PREP],
    async () => (await import('#client/topics/kombat/screens/prep/kombat-prep-screen.tsx')).KombatPrepScreen,
    { bundles: ['kombat'] },
  ),
  page(
    [PAGE.KOMBAT],
    async () => {
      const { KombatScreen } = await import('#client/topics/kombat/screens/battle/kombat-screen.tsx')
      // The result page's code loads during the fight, so that it opens at once.
      void RESULT.Page.prefetch()
      return KombatScreen
    },
    { bundles: ['kombat'] },
  ),
  RESULT,
  page(
    [PAGE.FRIENDLY_KOMBAT],
    async () => (await import('#client/topics/kombat/screens/battle/friendly-screen.tsx')).FriendlyScreen,
    {
      bundles: ['kombat'],
    },
  ),
  page(
    [PAGE.KOMBAT_REPLAY],
    async () => (await import('#client/topics/kombat/screens/battle/replay/replay-screen.tsx')).ReplayScreen,
    {
      bundles: ['kombat', 'replay'],
    },
  ),
  page(
    [PAGE.HISTORY],
    async () => (await import('#client/topics/kombat/screens/history/history-screen.tsx')).HistoryScreen,
    {
      bundles: ['history'],
    },
  ),
  page(
    [PAGE.INVENTORY],
    async () => (await import('#client/topics/items/screens/inventory-screen.tsx')).InventoryScreen,
    {
      bundles: ['kombat', 'items', 'inventory', 'trade', 'stones', 'boss', 'wardrobe'],
    },
  ),
  page(
    [PAGE.WARDROBE],
    async () => (await import('#client/topics/wardrobe/screens/wardrobe-screen.tsx')).WardrobeScreen,
    { bundles: ['wardrobe', 'island', 'items'] },
  ),
  page([PAGE.MARKETPLACE], async () => (await import('#client/topics/market/screens/market-screen.tsx')).MarketScreen, {
    bundles: ['kombat', 'items', 'trade', 'market'],
  }),
  page(
    [PAGE.MONSTER_HUNT],
    async () => (await import('#client/topics/hunt/screens/hunt-screen.tsx')).MonsterHuntScreen,
    {
      bundles: ['hunt'],
    },
  ),
  page(
    Object.values(BOARD_PAGE),
    async () => (await import('#client/topics/leaderboards/screens/board-screen.tsx')).BoardScreen,
    { bundles: ['leaderboards', 'leagues', 'vote', 'shop'] },
  ),
  page(
    [PAGE.LEAGUE_POINTS],
    async () => (await import('#client/topics/leagues/screens/league-points-screen.tsx')).LeaguePointsScreen,
    { bundles: ['leagues', 'kombat'] },
  ),
  page(
    [PAGE.TOURNAMENT],
    async () => (await import('#client/topics/tournament/screens/tournament-pages.tsx')).TournamentPages,
    { bundles: ['tournament', 'shop', 'payments'] },
  ),
  page(
    [PAGE.TOURNAMENT_RESULT],
    async () =>
      (await import('#client/topics/tournament/screens/result/tournament-result-screen.tsx')).TournamentResultScreen,
    { bundles: ['tournamentResult', 'kombat', 'whatHelps', 'inbox', 'ledger'] },
  ),
  page(
    [PAGE.TOURNAMENT_VERIFY],
    async () =>
      (await import('#client/topics/tournament/screens/verify/tournament-verify-screen.tsx')).TournamentVerifyScreen,
    { bundles: ['tournamentVerify'] },
  ),
  page([PAGE.TIER], async () => (await import('#client/topics/season/screens/tier-screen.tsx')).TierScreen, {
    bundles: ['season', 'army', 'showcase'],
  }),
  page(
    [PAGE.TIER_LIST],
    async () => (await import('#client/topics/season/screens/tier-list-screen.tsx')).TierListScreen,
    {
      bundles: ['season'],
    },
  ),
  page(
    [PAGE.MY_SEASON],
    async () => (await import('#client/topics/season/screens/my-season/my-season-screen.tsx')).MySeasonScreen,
    { bundles: ['mySeason', 'luck', 'items', 'ledger'] },
  ),
  page(
    [PAGE.SWITCH_HOUSE],
    async () => (await import('#client/topics/house/screens/switch-house/switch-house-screen.tsx')).SwitchHouseScreen,
    { bundles: ['switchHouse'] },
  ),
  page([PAGE.LEDGER], async () => (await import('#client/topics/ledger/screens/ledger-screen.tsx')).LedgerScreen, {
    bundles: ['ledger'],
  }),
  page([PAGE.INBOX], async () => (await import('#client/topics/inbox/screens/inbox-screen.tsx')).InboxScreen, {
    bundles: ['inbox', 'ledger'],
  }),
  page(
    [PAGE.REFINE_ITEM],
    async () => (await import('#client/topics/blacksmith/screens/smith-screen.tsx')).SmithScreen,
    {
      bundles: ['blacksmith', 'items'],
    },
  ),
  page(
    [PAGE.GUIDE_AWAKENING],
    async () =>
      (await import('#client/topics/blacksmith/screens/guide-awakening/guide-awakening-screen.tsx'))
        .GuideAwakeningScreen,
    { bundles: ['guideAwakening', 'items'] },
  ),
  page(
    [PAGE.UPGRADE_STONE],
    async () => (await import('#client/topics/stones/screens/stone-upgrade-screen.tsx')).StoneUpgradeScreen,
    { bundles: ['kombat', 'stones'] },
  ),
  page(
    [PAGE.GUILD_BOSS, PAGE.BOSS_LEADERBOARD],
    async () => (await import('#client/topics/boss/screens/boss-pages.tsx')).BossPages,
    {
      bundles: ['boss', 'kombat', 'whatHelps'],
    },
  ),
  page(
    [PAGE.SETTINGS],
    async () => (await import('#client/topics/preferences/screens/settings-screen.tsx')).SettingsScreen,
    {
      bundles: ['settings', 'account', 'wallet'],
    },
  ),
  page(
    [PAGE.COLLECTION],
    async () => (await import('#client/topics/collection/screens/collection-screen.tsx')).CollectionScreen,
    { bundles: ['collection', 'kombat', 'trade'] },
  ),
  page(
    [PAGE.GUILDS, PAGE.GUILD, PAGE.MY_GUILD],
    async () => (await import('#client/topics/guild/screens/guild-pages.tsx')).GuildPages,
    { bundles: ['guild', 'kombat'] },
  ),
  page(
    [PAGE.SHOWCASE],
    async () => (await import('#client/topics/showcase/screens/own-showcase-screen.tsx')).OwnShowcaseScreen,
    { bundles: ['showcase', 'kombat', 'items', 'stones', 'medals', 'island', 'wardrobe'] },
  ),
  page(
    [PAGE.PUBLIC_SHOWCASE],
    async () => (await import('#client/topics/showcase/screens/public-showcase-screen.tsx')).PublicShowcaseScreen,
    { bundles: ['showcase', 'kombat', 'items', 'stones', 'medals', 'island'] },
  ),
  page([PAGE.LUCK], async () => (await import('#client/topics/luck/screens/luck-screen.tsx')).LuckScreen, {
    bundles: ['luck', 'items', 'ledger'],
  }),
]
