/**
 * Every reason of a ledger entry (extra 17). Server code can book only with these, and the
 * client has a label for each.
 */
export const LEDGER_REASONS = [
  'claim',
  'fight-win',
  'first-win',
  'win-streak',
  'fight-drop',
  'onboarding-welcome',
  'onboarding-house',
  'welcome-sword',
  'refine',
  'awaken',
  're-roll',
  'dismantle',
  'stone-merge',
  'upgrade',
  'check-in',
  'check-in-box',
  'task',
  'hunt',
  'hunt-milestone',
  'referral',
  'referral-welcome',
  'referral-share',
  'army-rank',
  'switch-house',
  'boss-fight',
  'boss-item',
  'boss-chest',
  'boss-place',
  'boss-guild-place',
  'skin-craft',
  'market-buy',
  'market-sale',
  'market-fee',
  'market-undo',
  'admin-grant',
  'admin-take',
  'account-deleted',
  'world-seed',
  'test-player',
] as const

/** Reason of a ledger entry. */
export type LedgerReason = (typeof LEDGER_REASONS)[number]
