import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

export const REFERRAL_FIGHTS_NEEDED = 3
/** Rewards of inviter and friend, each paid once per friend (R39). */
export const REFERRAL_INVITER_NANO = tokToNano(2)
export const REFERRAL_FRIEND_NANO = tokToNano(1)
/** The inviter gets this percentage of a friend's claims. The game pays it, not the friend (R39). */
export const REFERRAL_SHARE_PERCENT = 5
export const REFERRAL_SHARE_DAYS = 30

const SHARE_MS = REFERRAL_SHARE_DAYS * MS_PER_DAY

/** Rounded down. 0 before the friend qualifies, and from thirty times 24 hours after that on (R39). */
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

/** Null if the invitation counts (R39). @param chain the inviter's inviter, that player's inviter and so on */
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
