import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

export const REFERRAL_FIGHTS_NEEDED = 3
/** Paid to the inviter once per friend (R39). */
export const REFERRAL_INVITER_NANO = tokToNano(2)
/** Paid to the friend once (R39). */
export const REFERRAL_FRIEND_NANO = tokToNano(1)
/** Share of a friend's claims in percent, which the game pays (R39). */
export const REFERRAL_SHARE_PERCENT = 5
export const REFERRAL_SHARE_DAYS = 30

const SHARE_MS = REFERRAL_SHARE_DAYS * MS_PER_DAY

/** The inviter's share in nano, rounded down (R39). 0 before the friend qualifies and after the thirtieth day. */
export const referralShareNano = (claim: {
  readonly amountNano: number
  readonly atMs: number
  readonly qualifiedMs: number | null
}): number => {
  const { amountNano, atMs, qualifiedMs } = claim
  if (qualifiedMs === null || atMs < qualifiedMs || atMs >= qualifiedMs + SHARE_MS) return 0
  return Number((BigInt(amountNano) * BigInt(REFERRAL_SHARE_PERCENT)) / 100n)
}

/** `refId` of `{refId}_{guildId}`. Null if it is not a number (A1, T27). */
export const referrerIdOf = (startParam: string | null): number | null => {
  const head = startParam?.split('_')[0] ?? ''
  return /^[1-9]\d{0,14}$/.test(head) ? Number(head) : null
}

export type ReferralProblem = 'self' | 'already-referred' | 'cycle'

/** Null if the invitation counts (R39). @param chain the inviter's ancestors, nearest first */
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
