export interface PlayerData {
  readonly table: string
  readonly owner: string
  /** Columns that are not exported, such as unrevealed decisions, other people's identities and duplicates. */
  readonly secrets?: readonly string[]
  /** A table that is not exported: of no use to the player, or exported in another form. */
  readonly technical?: true
}

/**
 * Exports and erasures follow this list. The player's row, balances, ledger and fights are handled elsewhere. A table
 * comes after those that reference it.
 */
export const PLAYER_DATA: readonly PlayerData[] = [
  { table: 'upgrades', owner: 'player_id' },
  { table: 'boosts', owner: 'player_id' },
  { table: 'listings', owner: 'seller_id', secrets: ['buyer_id', 'open_item_id', 'stat_types', 'lined'] },
  { table: 'market_trades', owner: 'player_id', secrets: ['other_id'] },
  { table: 'items', owner: 'owner_id', secrets: ['stat_values'] },
  { table: 'past_items', owner: 'owner_id' },
  { table: 'item_presets', owner: 'player_id' },
  { table: 'luck_rolls', owner: 'player_id', secrets: ['odds', 'outcome'] },
  { table: 'luck_chains', owner: 'player_id', secrets: ['server_seed', 'next_server_seed'] },
  { table: 'equipped_stones', owner: 'player_id' },
  { table: 'pending_matches', owner: 'player_id', technical: true },
  { table: 'user_seasons', owner: 'player_id' },
  { table: 'season_results', owner: 'player_id' },
  { table: 'season_claims', owner: 'player_id' },
  { table: 'season_cards', owner: 'player_id' },
  { table: 'season_paths', owner: 'player_id' },
  { table: 'season_places', owner: 'player_id' },
  { table: 'league_weeks', owner: 'player_id' },
  { table: 'league_claims', owner: 'player_id' },
  { table: 'league_places', owner: 'player_id' },
  {
    table: 'tournament_entries',
    owner: 'player_id',
    secrets: ['bracket', 'seat', 'place', 'wins', 'lost_round', 'lost_no', 'people'],
  },
  { table: 'medals', owner: 'player_id' },
  { table: 'check_ins', owner: 'player_id' },
  { table: 'shop_bought', owner: 'player_id' },
  { table: 'payment_events', owner: 'player_id', technical: true },
  { table: 'showcases', owner: 'player_id' },
  { table: 'showcase_likes', owner: 'player_id', secrets: ['liked_id'] },
  { table: 'votes', owner: 'player_id', secrets: ['guild_id'] },
  { table: 'airdrop_sums', owner: 'player_id' },
  { table: 'airdrop_lines', owner: 'player_id' },
  { table: 'receipts', owner: 'player_id' },
  { table: 'wallets', owner: 'player_id' },
  { table: 'wallet_challenges', owner: 'player_id', technical: true },
  { table: 'missions_done', owner: 'player_id' },
  { table: 'task_runs', owner: 'player_id' },
  { table: 'task_rewards', owner: 'player_id' },
  { table: 'channel_members', owner: 'player_id' },
  { table: 'boosts_taken', owner: 'player_id' },
  { table: 'ad_watches', owner: 'player_id' },
  { table: 'hunters', owner: 'player_id' },
  { table: 'hunts', owner: 'player_id', secrets: ['outcome', 'picture_seed'] },
  { table: 'hunt_milestones', owner: 'player_id' },
  { table: 'first_days', owner: 'player_id' },
  { table: 'friendships', owner: 'inviter_id' },
  { table: 'inviters', owner: 'player_id', technical: true },
  { table: 'start_params', owner: 'user_id' },
  { table: 'board_places', owner: 'player_id' },
  { table: 'last_places', owner: 'player_id' },
  { table: 'boss_board_places', owner: 'owner_id', secrets: ['slug', 'name', 'emblem'] },
  { table: 'league_points', owner: 'player_id' },
  { table: 'market_wishes', owner: 'player_id' },
  { table: 'guild_memberships', owner: 'player_id' },
  { table: 'inbox', owner: 'player_id' },
  { table: 'boss_players', owner: 'player_id', secrets: ['server_seed'] },
  { table: 'boss_fighters', owner: 'player_id' },
  { table: 'boss_damage', owner: 'player_id', secrets: ['guild_id'] },
  { table: 'boss_feed', owner: 'player_id', technical: true },
  { table: 'preferences', owner: 'player_id', technical: true },
  { table: 'listeners', owner: 'player_id', technical: true },
  { table: 'notifications', owner: 'player_id', technical: true },
  { table: 'exports', owner: 'player_id', technical: true },
  { table: 'welcome_swords', owner: 'player_id' },
  { table: 'client_error_reports', owner: 'player_id' },
  { table: 'export_parts', owner: 'player_id', technical: true },
  { table: 'desk_requests', owner: 'player_id', technical: true },
]

/** Kept when the account is deleted, with ids only: payments can be refunded, debts stay (R49), TON prizes are not repeated (R35). */
export const KEPT_DATA: readonly PlayerData[] = [
  { table: 'payment_orders', owner: 'player_id' },
  { table: 'payment_charges', owner: 'player_id' },
  { table: 'star_debts', owner: 'player_id' },
  { table: 'ton_prizes', owner: 'player_id' },
]
