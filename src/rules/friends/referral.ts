import { MS_PER_DAY, tokToNano } from '../units.ts'

/** Fights after which a friend is qualified (R39). */
export const REFERRAL_FIGHTS_NEEDED = 3
/** TOK for the inviter when a friend qualifies, once per friend (R39). */
export const REFERRAL_INVITER_NANO = tokToNano(2)
/** TOK for the friend at the same moment, once (R39). */
export const REFERRAL_FRIEND_NANO = tokToNano(1)
/** Share of a friend's claims in percent, paid to the inviter by the game, not taken from the friend (R39). */
export const REFERRAL_SHARE_PERCENT = 5
/** Days after qualification in which claims bring that share (R39). */
export const REFERRAL_SHARE_DAYS = 30

const SHARE_MS = REFERRAL_SHARE_DAYS * MS_PER_DAY

/**
 * The inviter's share of a friend's claim, in nano, floored (R39); 0 before the friend qualifies and after the
 * thirtieth day.
 */
export const referralShareNano = (claim: {
  readonly amountNano: number
  readonly atMs: number
  /** When the friend qualified; null before. */
  readonly qualifiedMs: number | null
}): number => {
  const { amountNano, atMs, qualifiedMs } = claim
  if (qualifiedMs === null || atMs < qualifiedMs || atMs >= qualifiedMs + SHARE_MS) return 0
  return Number((BigInt(amountNano) * BigInt(REFERRAL_SHARE_PERCENT)) / 100n)
}

/** The referrer of a start parameter `{refId}_{guildId}`; null when its first part is not a number (A1, T27). */
export const referrerIdOf = (startParam: string | null): number | null => {
  const head = startParam?.split('_')[0] ?? ''
  return /^[1-9]\d{0,14}$/.test(head) ? Number(head) : null
}

/** Why a referral is not accepted (R39). */
export type ReferralProblem = 'self' | 'already-referred' | 'cycle'

/**
 * Why `inviterId` cannot become the inviter of `friendId`, or null when it can (R39).
 *
 * @param chain the inviter's ancestors, nearest first
 */
export const referralProblem = (referral: {
  readonly inviterId: number
  readonly friendId: number
  readonly isFriendReferred: boolean
  readonly chain: readonly number[]
}): ReferralProblem | null => {
  if (referral.inviterId === referral.friendId) return 'self'
  if (referral.isFriendReferred) return 'already-referred'
  return referral.chain.includes(referral.friendId) ? 'cycle' : null
}
