import type { Kysely } from 'kysely'
import type { AccountJobsTable, ExportPartsTable, ExportsTable, SanctionsTable } from './tables/account.ts'
import type { AdminLogTable } from './tables/admin.ts'
import type { AdWatchesTable } from './tables/ads.ts'
import type {
  AirdropBlocksTable,
  AirdropLinesTable,
  AirdropSnapshotsTable,
  AirdropSumsTable,
} from './tables/airdrop.ts'
import type { BoostsTable, BoostsTakenTable } from './tables/boosts.ts'
import type {
  BossDamageTable,
  BossFeedTable,
  BossFightersTable,
  BossPlayersTable,
  BossPoolFightersTable,
  BossPoolsTable,
} from './tables/boss.ts'
import type { BossBoardPlacesTable, BossBoardsTable, LeaguePointsTable } from './tables/boss-boards.ts'
import type { CheckInsTable } from './tables/check-in.ts'
import type { ClientErrorReportsTable, ClientErrorsTable } from './tables/client-errors.ts'
import type {
  DeskAnswersTable,
  DeskOperatorsTable,
  DeskRequestsTable,
  DeskSessionsTable,
  DeskTriesTable,
} from './tables/desk.ts'
import type { FirstDaysTable } from './tables/first-days.ts'
import type { FriendshipsTable, InvitersTable, StartParamsTable } from './tables/friends.ts'
import type {
  GuildCardsTable,
  GuildLogTable,
  GuildMembershipsTable,
  GuildMembersTable,
  GuildNamesTable,
  GuildReactionsTable,
  GuildRequestsTable,
  GuildsTable,
  GuildXpTable,
} from './tables/guild.ts'
import type { HuntersTable, HuntMilestonesTable, HuntsTable } from './tables/hunt.ts'
import type { InboxTable } from './tables/inbox.ts'
import type {
  EquippedStonesTable,
  ItemPresetsTable,
  ItemsTable,
  PastItemsTable,
  WelcomeSwordsTable,
} from './tables/items.ts'
import type { DefencesTable, FightsTable, PendingMatchesTable } from './tables/kombat.ts'
import type {
  BoardPlacesTable,
  BoardsTable,
  LastPlacesTable,
  TokMovedTable,
  TokRankedTable,
  TokWatchTable,
  TonPrizesTable,
} from './tables/leaderboards.ts'
import type { BalancesTable, LedgerArchivedTable, LedgerTable } from './tables/ledger.ts'
import type { ListenersTable } from './tables/listeners.ts'
import type { LuckChainsTable, LuckRollsTable } from './tables/luck.ts'
import type { ListingsTable, MarketTradesTable } from './tables/market.ts'
import type { MarketDaysTable, MarketMarksTable, MarketUndoneTable, MarketWishesTable } from './tables/market-watch.ts'
import type { MedalEndsTable, MedalsTable } from './tables/medals.ts'
import type { ChannelMembersTable } from './tables/memberships.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { PaymentChargesTable, PaymentEventsTable, PaymentOrdersTable, StarDebtsTable } from './tables/payments.ts'
import type { PlayerDaysTable } from './tables/player-days.ts'
import type { PlayersTable, UsernamesTable } from './tables/players.ts'
import type { PreferencesTable } from './tables/preferences.ts'
import type { ReceiptChunksTable, ReceiptsTable, ReceiptWeeksTable } from './tables/receipts.ts'
import type {
  LeagueBoardsTable,
  LeagueClaimsTable,
  LeaguePlacesTable,
  LeagueWeeksTable,
  SeasonCardsTable,
  SeasonClaimsTable,
  SeasonEndsTable,
  SeasonPlacesTable,
  SeasonResultsTable,
  UserSeasonsTable,
} from './tables/season.ts'
import type { SeasonPathsTable } from './tables/season-path.ts'
import type { IdempotencyTable, WorldFactsTable } from './tables/server.ts'
import type { ShopBoughtTable } from './tables/shop.ts'
import type { ShowcaseLikesTable, ShowcasesTable } from './tables/showcase.ts'
import type { TaskRewardsTable, TaskRunsTable } from './tables/tasks.ts'
import type { TournamentBracketsTable, TournamentDaysTable, TournamentEntriesTable } from './tables/tournament.ts'
import type { MissionsDoneTable, UpgradesTable } from './tables/upgrades.ts'
import type { GuildVoteInvitersTable, GuildVotesTable, VotesTable, VoteWeeksTable } from './tables/vote.ts'
import type { WalletChallengesTable, WalletOwnersTable, WalletsTable } from './tables/wallet.ts'

export interface Database {
  players: PlayersTable
  usernames: UsernamesTable
  friendships: FriendshipsTable
  inviters: InvitersTable
  upgrades: UpgradesTable
  missions_done: MissionsDoneTable
  boosts: BoostsTable
  boosts_taken: BoostsTakenTable
  ad_watches: AdWatchesTable
  balances: BalancesTable
  tok_moved: TokMovedTable
  ledger: LedgerTable
  ledger_archived: LedgerArchivedTable
  items: ItemsTable
  past_items: PastItemsTable
  item_presets: ItemPresetsTable
  equipped_stones: EquippedStonesTable
  welcome_swords: WelcomeSwordsTable
  listings: ListingsTable
  market_trades: MarketTradesTable
  luck_chains: LuckChainsTable
  luck_rolls: LuckRollsTable
  pending_matches: PendingMatchesTable
  fights: FightsTable
  defences: DefencesTable
  boss_players: BossPlayersTable
  boss_fighters: BossFightersTable
  boss_damage: BossDamageTable
  boss_feed: BossFeedTable
  boss_pools: BossPoolsTable
  boss_pool_fighters: BossPoolFightersTable
  user_seasons: UserSeasonsTable
  season_results: SeasonResultsTable
  season_claims: SeasonClaimsTable
  season_ends: SeasonEndsTable
  season_cards: SeasonCardsTable
  season_places: SeasonPlacesTable
  league_weeks: LeagueWeeksTable
  league_claims: LeagueClaimsTable
  league_boards: LeagueBoardsTable
  league_places: LeaguePlacesTable
  medals: MedalsTable
  medal_ends: MedalEndsTable
  hunters: HuntersTable
  hunts: HuntsTable
  hunt_milestones: HuntMilestonesTable
  first_days: FirstDaysTable
  season_paths: SeasonPathsTable
  start_params: StartParamsTable
  boards: BoardsTable
  board_places: BoardPlacesTable
  last_places: LastPlacesTable
  client_errors: ClientErrorsTable
  client_error_reports: ClientErrorReportsTable
  tok_ranked: TokRankedTable
  tok_watch: TokWatchTable
  check_ins: CheckInsTable
  shop_bought: ShopBoughtTable
  showcases: ShowcasesTable
  showcase_likes: ShowcaseLikesTable
  votes: VotesTable
  guild_votes: GuildVotesTable
  guild_vote_inviters: GuildVoteInvitersTable
  vote_weeks: VoteWeeksTable
  player_days: PlayerDaysTable
  receipt_weeks: ReceiptWeeksTable
  receipt_chunks: ReceiptChunksTable
  receipts: ReceiptsTable
  wallets: WalletsTable
  wallet_challenges: WalletChallengesTable
  wallet_owners: WalletOwnersTable
  airdrop_sums: AirdropSumsTable
  airdrop_lines: AirdropLinesTable
  airdrop_snapshots: AirdropSnapshotsTable
  airdrop_blocks: AirdropBlocksTable
  ton_prizes: TonPrizesTable
  task_runs: TaskRunsTable
  task_rewards: TaskRewardsTable
  channel_members: ChannelMembersTable
  inbox: InboxTable
  market_wishes: MarketWishesTable
  market_days: MarketDaysTable
  market_marks: MarketMarksTable
  market_undone: MarketUndoneTable
  guilds: GuildsTable
  guild_members: GuildMembersTable
  guild_requests: GuildRequestsTable
  guild_log: GuildLogTable
  guild_reactions: GuildReactionsTable
  guild_xp: GuildXpTable
  guild_memberships: GuildMembershipsTable
  guild_names: GuildNamesTable
  guild_cards: GuildCardsTable
  boss_boards: BossBoardsTable
  boss_board_places: BossBoardPlacesTable
  league_points: LeaguePointsTable
  notifications: NotificationsTable
  payment_orders: PaymentOrdersTable
  payment_charges: PaymentChargesTable
  payment_events: PaymentEventsTable
  star_debts: StarDebtsTable
  preferences: PreferencesTable
  listeners: ListenersTable
  sanctions: SanctionsTable
  exports: ExportsTable
  account_jobs: AccountJobsTable
  export_parts: ExportPartsTable
  tournament_days: TournamentDaysTable
  tournament_entries: TournamentEntriesTable
  tournament_brackets: TournamentBracketsTable
  admin_log: AdminLogTable
  desk_operators: DeskOperatorsTable
  desk_sessions: DeskSessionsTable
  desk_tries: DeskTriesTable
  desk_requests: DeskRequestsTable
  desk_answers: DeskAnswersTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  world_facts: WorldFactsTable
}

/** The pool, or the caller's transaction. */
export type Db = Kysely<Database>
