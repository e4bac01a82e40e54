import type { Kysely } from 'kysely'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'
import type { Friends } from '../../../contracts/wire.ts'
import {
  REFERRAL_FIGHTS_NEEDED,
  REFERRAL_FRIEND_NANO,
  REFERRAL_INVITER_NANO,
  REFERRAL_SHARE_DAYS,
  REFERRAL_SHARE_PERCENT,
  referralProblem,
  referralShareNano,
  referrerIdOf,
} from '../../../rules/economy/referral.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { type Movement, mint } from '../../db/movements.ts'
import { uuidV7 } from '../../entropy.ts'
import type { Identity } from '../../identity.ts'
import { giveOrInbox } from '../inbox/service.ts'
import { displayName, type PlayerRow } from '../players/service.ts'
import {
  addEarned,
  countQualified,
  friendsPage,
  friendTotals,
  insertStartParam,
  invitersAbove,
  markQualified,
  takeStartParam,
} from './store.ts'

const PAGE_SIZE = 20

/**
 * Stores the start parameter of the first call of a person who has not joined yet (row 14): the messenger passes it
 * once, and the onboarding may take several launches. One without a referrer is ignored (A1).
 */
export const keepStartParam = async (
  db: Kysely<Database>,
  identity: Pick<Identity, 'userId' | 'startParam'>,
  nowMs: number,
): Promise<void> => {
  const { startParam, userId } = identity
  const referrerId = referrerIdOf(startParam)
  if (startParam === null || referrerId === null || referrerId === userId) return
  await insertStartParam(db, userId, startParam, nowMs)
}

/** The start parameter with which a person joins, and the inviter: null for none, oneself, or a descendant (R39). */
export const invitationOf = async (
  db: Kysely<Database>,
  identity: Pick<Identity, 'userId' | 'startParam'>,
): Promise<{ readonly startParam: string | null; readonly referrerId: number | null }> => {
  const friendId = identity.userId
  const startParam = (await takeStartParam(db, friendId)) ?? identity.startParam
  const inviterId = referrerIdOf(startParam)
  if (inviterId === null) return { startParam, referrerId: null }
  const chain = await invitersAbove(db, inviterId)
  const problem = referralProblem({ inviterId, friendId, isFriendReferred: false, chain })
  return { startParam, referrerId: problem === null ? inviterId : null }
}

const fromGame = (
  { entropy, nowMs }: CallScope,
  to: number,
  nano: number,
  reason: LedgerReason,
  ref: number,
): Movement => mint({ id: uuidV7(entropy, nowMs), to, asset: 'tok', amount: BigInt(nano), reason, ref: String(ref) })

/**
 * After a fight of a friend: with the third one the friend qualifies, and the game pays both, once (R39).
 * @param friend the locked row as it was before this fight
 */
export const onFight = async (scope: CallScope, friend: PlayerRow): Promise<void> => {
  const { db, nowMs } = scope
  if (friend.referrer_id === null || friend.referral_qualified_at !== null) return
  if (friend.fights + 1 < REFERRAL_FIGHTS_NEEDED) return
  const [friendId, inviterId] = [Number(friend.id), Number(friend.referrer_id)]
  if (!(await markQualified(db, friendId, REFERRAL_INVITER_NANO, nowMs))) return
  await giveOrInbox(scope, [
    fromGame(scope, inviterId, REFERRAL_INVITER_NANO, 'referral', friendId),
    fromGame(scope, friendId, REFERRAL_FRIEND_NANO, 'referral-welcome', inviterId),
  ])
}

/**
 * After a claim of a qualified friend: the game pays the inviter a share of it for thirty days (R39). Of the inviter
 * only the balance is written, so it never waits for the inviter's own calls.
 * @param friend the locked row
 */
export const onClaim = async (scope: CallScope, friend: PlayerRow, amountNano: number): Promise<void> => {
  const { db, nowMs } = scope
  if (friend.referrer_id === null) return
  const qualifiedMs = friend.referral_qualified_at?.getTime() ?? null
  const share = referralShareNano({ amountNano, atMs: nowMs, qualifiedMs })
  if (share === 0) return
  const friendId = Number(friend.id)
  await addEarned(db, friendId, share)
  await giveOrInbox(scope, [fromGame(scope, Number(friend.referrer_id), share, 'referral-share', friendId)])
}

/** How many friends of a player have qualified: the measure of tasks and honor missions (R05, R39). */
export const qualifiedFriends = (db: Kysely<Database>, playerId: number): Promise<number> =>
  countQualified(db, playerId)

/** The player's friends, link and terms (row 183). */
export const friendsOf = async (
  db: Kysely<Database>,
  playerId: number,
  page: number,
  botLink: string,
): Promise<Friends> => {
  const totals = await friendTotals(db, playerId)
  const rows = await friendsPage(db, playerId, (page - 1) * PAGE_SIZE, PAGE_SIZE)
  return {
    items: rows.map((row) => ({
      user_id: Number(row.id),
      username: displayName(row),
      house_id: row.house_id,
      joined_at: row.created_at.toISOString(),
      fights: row.fights,
      qualified: row.referral_qualified_at !== null,
      earned: Number(row.referral_earned_nano),
    })),
    total: totals.friends,
    page,
    page_size: PAGE_SIZE,
    qualified_total: totals.qualified,
    earned_total: totals.earnedNano,
    link: `${botLink}?startapp=${playerId}`,
    fights_needed: REFERRAL_FIGHTS_NEEDED,
    reward_inviter: REFERRAL_INVITER_NANO,
    reward_friend: REFERRAL_FRIEND_NANO,
    share_percent: REFERRAL_SHARE_PERCENT,
    share_days: REFERRAL_SHARE_DAYS,
  }
}
