import type { Selectable } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { Friends } from '#contracts/wire.ts'
import {
  REFERRAL_FIGHTS_NEEDED,
  REFERRAL_FRIEND_NANO,
  REFERRAL_INVITER_NANO,
  REFERRAL_SHARE_DAYS,
  REFERRAL_SHARE_PERCENT,
  referralProblem,
  referralShareNano,
  referrerIdOf,
} from '#rules/friends/referral.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { Db } from '#server/db/database.ts'
import { type Movement, mint } from '#server/db/movements.ts'
import { addToOutbox, type OutboxMessage } from '#server/db/outbox.ts'
import { readPart } from '#server/db/player-view.ts'
import type { FriendshipsTable } from '#server/db/tables/friends.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox, isGiven } from '#server/modules/inbox/service.ts'
import { displayName, findPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import {
  addEarned,
  deleteFriendships,
  type Friendship,
  forgetInviter,
  friendsByIds,
  friendsPage,
  friendTotals,
  insertStartParam,
  invitersAbove,
  putFriendship,
  qualifiedSelect,
  takeStartParam,
} from './store.ts'

const PAGE_SIZE = 20

/**
 * Telegram passes the parameter at one launch only, but onboarding can take several (row 14). A parameter without a
 * referrer is not kept (A1).
 */
export const keepStartParam = async (db: Db, identity: Pick<Identity, 'userId' | 'startParam'>, nowMs: number) => {
  const { startParam, userId } = identity
  const referrerId = referrerIdOf(startParam)
  if (startParam === null || referrerId === null || referrerId === userId) return
  await insertStartParam(db, userId, startParam, nowMs)
}

export const invitationOf = async (
  db: Db,
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

type Instant = Pick<CallScope, 'nowMs' | 'entropy'>

const fromGame = ({ entropy, nowMs }: Instant, to: number, nano: number, reason: LedgerReason, ref: number): Movement =>
  mint({ id: uuidV7(entropy, nowMs), to, asset: 'tok', amount: BigInt(nano), reason, ref: String(ref) })

export const FRIEND_JOINED = 'friend-joined'
export const INVITER_REWARD = 'inviter-reward'

export interface InviterReward {
  readonly nano: number
  readonly reason: LedgerReason
  readonly qualifiedMs: number
}

const messageToInviter = (
  { nowMs, entropy }: Instant,
  { inviterId, friendId }: Friendship,
  kind: string,
  payload: object,
): OutboxMessage => ({
  id: uuidV7(entropy, nowMs),
  playerId: friendId,
  targetId: inviterId,
  kind,
  payload,
  atMs: nowMs,
})

/** Also called when the friend joins anew after a deletion. */
export const onJoin = (scope: CallScope, inviterId: number, friendId: number): Promise<void> =>
  addToOutbox(scope.db, messageToInviter(scope, { inviterId, friendId }, FRIEND_JOINED, {}))

/** Locks the inviter. If the inviter's account is deleted, the friend has no inviter from now on. */
const hasInviter = async (db: Db, friendship: Friendship): Promise<boolean> => {
  if (await findPlayerLocked(db, friendship.inviterId)) return true
  await forgetInviter(db, friendship)
  return false
}

export const addFriend = async ({ db }: CallScope, { atMs, playerId, targetId }: OutboxMessage): Promise<void> => {
  const friendship = { inviterId: targetId, friendId: playerId }
  if (await hasInviter(db, friendship)) await putFriendship(db, friendship, atMs)
}

/**
 * Rewards for the friend's third fight (R39): a gift for the friend, an outbox message for the inviter. Null before
 * that fight, once qualified, and without an inviter. @param friend before this fight
 */
export const qualification = (
  scope: Instant,
  friend: Pick<PlayerRow, 'id' | 'referrer_id' | 'referral_qualified_at' | 'fights'>,
): { readonly gift: Movement; readonly message: OutboxMessage } | null => {
  if (friend.referrer_id === null || friend.referral_qualified_at !== null) return null
  if (friend.fights + 1 < REFERRAL_FIGHTS_NEEDED) return null
  const [friendId, inviterId] = [Number(friend.id), Number(friend.referrer_id)]
  const reward: InviterReward = { nano: REFERRAL_INVITER_NANO, reason: 'referral', qualifiedMs: scope.nowMs }
  return {
    gift: fromGame(scope, friendId, REFERRAL_FRIEND_NANO, 'referral-welcome', inviterId),
    message: messageToInviter(scope, { inviterId, friendId }, INVITER_REWARD, reward),
  }
}

/**
 * The inviter's percentage of a claim, for thirty days after the friend qualified (R39). It goes by the outbox, so that
 * the claim never waits for the inviter. Null if there is no share.
 */
export const shareOfClaim = (
  scope: Instant,
  friend: Pick<PlayerRow, 'id' | 'referrer_id' | 'referral_qualified_at'>,
  amountNano: number,
): OutboxMessage | null => {
  const qualifiedMs = friend.referral_qualified_at?.getTime() ?? null
  if (friend.referrer_id === null || qualifiedMs === null) return null
  const nano = referralShareNano({ amountNano, atMs: scope.nowMs, qualifiedMs })
  if (nano === 0) return null
  const friendship = { inviterId: Number(friend.referrer_id), friendId: Number(friend.id) }
  const reward: InviterReward = { nano, reason: 'referral-share', qualifiedMs }
  return messageToInviter(scope, friendship, INVITER_REWARD, reward)
}

/** Idempotent: the ledger row or inbox item carries the message's id. No effect if the inviter's account is deleted. */
export const payInviter = async (scope: CallScope, message: OutboxMessage): Promise<void> => {
  const { db, nowMs } = scope
  const { id, targetId: inviterId, playerId: friendId } = message
  const { nano, reason, qualifiedMs } = message.payload as InviterReward
  const friendship = { inviterId, friendId }
  if (!(await hasInviter(db, friendship)) || (await isGiven(db, inviterId, id, nowMs))) return
  await addEarned(db, friendship, nano, qualifiedMs)
  await giveOrInbox(scope, [{ ...fromGame(scope, inviterId, nano, reason, friendId), id }])
}

export const qualifiedFriends = async (db: Db, playerId: number): Promise<number> =>
  (await readPart(db, playerId, qualifiedSelect)) ?? 0

export const QUALIFIED_PARTS = { qualifiedFriends: qualifiedSelect }

const friendOnTheWire = (
  { joined_at, qualified_at, earned_nano }: Selectable<FriendshipsTable>,
  friend: Awaited<ReturnType<typeof friendsByIds>>[number],
): Friends['items'][number] => ({
  user_id: friend.deleted_at === null ? Number(friend.id) : 0,
  username: displayName(friend),
  house_id: friend.house_id,
  // Without the milliseconds, from which the inviter could compute the friend's first stance (R55).
  joined_at: new Date(new Date(joined_at).setMilliseconds(0)).toISOString(),
  fights: friend.fights,
  qualified: qualified_at !== null,
  earned: Number(earned_nano),
})

export const forgetFriends = (db: Db, inviterId: number): Promise<void> => deleteFriendships(db, inviterId)

export const friendsOf = async (db: Db, playerId: number, page: number, botLink: string): Promise<Friends> => {
  const totals = await friendTotals(db, playerId)
  const rows = await friendsPage(db, playerId, (page - 1) * PAGE_SIZE, PAGE_SIZE)
  const ids = rows.map((row) => row.friend_id)
  const friends = new Map((await friendsByIds(db, ids)).map((friend) => [friend.id, friend]))
  return {
    items: rows.flatMap((row) => {
      const friend = friends.get(row.friend_id)
      return friend ? [friendOnTheWire(row, friend)] : []
    }),
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
