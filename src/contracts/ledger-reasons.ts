/**
 * Every reason of a ledger row (extra 17): why something came or went. Server code can book with none but these, and the
 * client has words for each of them.
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
  'admin-grant',
  'admin-take',
  'account-deleted',
  'world-seed',
  'test-player',
] as const

/** Why a ledger row was booked. */
export type LedgerReason = (typeof LEDGER_REASONS)[number]
