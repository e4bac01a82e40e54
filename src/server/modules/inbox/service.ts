import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { InboxItem, OpenedReward } from '#contracts/wire.ts'
import { isMaterial, type MaterialStack } from '#rules/items/materials.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import {
  BALANCE_LIMIT,
  balancesOf,
  hasMovement,
  lockBalances,
  postMovements,
  type RaisedBalance,
} from '#server/db/ledger.ts'
import { type Asset, type Movement, mint } from '#server/db/movements.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { type OpenedContents, openContents } from './contents.ts'
import {
  findClaims,
  findInboxItem,
  type InboxRow,
  inboxSelect,
  insertInboxItem,
  insertInboxItems,
  type NewestReward,
  newestRewards,
  type SeenInboxItem,
  takeInboxItem,
} from './store.ts'

export const newestRewardsOf = (
  db: Db,
  playerIds: readonly bigint[],
  reasons: readonly LedgerReason[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NewestReward>> => newestRewards(db, playerIds, reasons, sinceMs)

/** More than any real player has unclaimed; unclaimed items are listed first. */
const LISTED_MAX = 200

/** A reward sets at least one field. */
export interface InboxReward {
  /** In nano. */
  readonly tok?: bigint
  readonly star?: bigint
  readonly materials?: readonly MaterialStack[]
  /** Opened when the player claims (R46). */
  readonly contents?: Partial<NonNullable<InboxItem['contents']>>
}

/** TOK, STAR and awake stones of a reward as the rules give it. */
export const inboxAmounts = (reward: {
  readonly tokNano: number
  readonly star?: number
  readonly awakeStones: number
}): InboxReward => ({
  tok: BigInt(reward.tokNano),
  star: BigInt(reward.star ?? 0),
  materials: reward.awakeStones > 0 ? [{ slug: 'material-awake-stone', quantity: reward.awakeStones }] : [],
})

const NO_CONTENTS: NonNullable<InboxItem['contents']> = { boxes: [], stones: [], items: [], boss_items: 0 }
const NO_REWARD = { tok: 0n, star: 0n, materials: [] } as const satisfies InboxReward

const onTheWire = (item: SeenInboxItem): InboxItem => ({
  id: item.id,
  at: new Date(item.atMs).toISOString(),
  reason: item.reason,
  tok: item.tok,
  star: item.star,
  materials: item.materials.map((stack) => ({ ...stack })),
  ...(item.contents && { contents: item.contents }),
  ...(item.opened && { opened: item.opened }),
  claimed_at: item.claimedMs === null ? null : new Date(item.claimedMs).toISOString(),
})

const seen = ({ at, claimed_at, tok, star, ...item }: InboxRow): SeenInboxItem => ({
  ...item,
  tok: Number(tok),
  star: Number(star),
  atMs: at.getTime(),
  claimedMs: claimed_at?.getTime() ?? null,
})

export interface SentReward {
  readonly id: string
  readonly playerId: number
  readonly reason: LedgerReason
  readonly reward: InboxReward
}

const stored = ({ reward: { contents, ...amounts }, ...sent }: SentReward) => ({
  ...sent,
  ...NO_REWARD,
  ...amounts,
  ...(contents && { contents: { ...NO_CONTENTS, ...contents } }),
})

/**
 * Runs in the caller's transaction. The reward is minted only when claimed. @param reason of the later ledger rows @returns the item's id
 */
export const sendToInbox = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  reason: LedgerReason,
  reward: InboxReward,
): Promise<string> => {
  const id = uuidV7(entropy, nowMs)
  await insertInboxItem(db, stored({ id, playerId, reason, reward }), nowMs)
  return id
}

export const sendAllToInbox = (db: Db, rewards: readonly SentReward[], nowMs: number): Promise<void> =>
  insertInboxItems(db, rewards.map(stored), nowMs)

/** Also makes the bot look at the players for new notifications. */
export const sendAllToInboxAndNotify = async (db: Db, rewards: readonly SentReward[], nowMs: number): Promise<void> => {
  await sendAllToInbox(db, rewards, nowMs)
  const playerIds = rewards.map(({ playerId }) => playerId)
  await rescheduleSubscribers(db, playerIds, nowMs)
}

const overflowing = async (db: Db, account: number, gifts: readonly Movement[]): Promise<readonly Movement[]> => {
  const sums = new Map(await lockBalances(db, account, [...new Set(gifts.map(({ asset }) => asset))]))
  return gifts.filter(({ asset, amount }) => {
    const sum = (sums.get(asset) ?? 0n) + amount
    if (sum > BALANCE_LIMIT) return true
    sums.set(asset, sum)
    return false
  })
}

const rewardOf = ({ asset, amount }: Pick<Movement, 'asset' | 'amount'>): InboxReward => {
  if (asset === 'tok') return { tok: amount }
  if (asset === 'star') return { star: amount }
  if (isMaterial(asset)) return { materials: [{ slug: asset, quantity: Number(amount) }] }
  if (asset === 'tournament-ticket') return { contents: { tickets: Number(amount) } }
  // 2⁵³ items, stones or boss items cannot occur. If they do, the whole call is refused.
  throw new ApiError('balance-limit')
}

/**
 * Like `postMovements`, but a gift that would raise a balance above 2⁵³−1 waits in the inbox (T5). Runs in the
 * caller's transaction. @param gifts minted movements
 */
export const giveOrInbox = async (
  { db, nowMs }: Scope,
  gifts: readonly Movement[],
): Promise<{ readonly raised: readonly RaisedBalance[]; readonly inboxed: readonly Movement[] }> => {
  const taken = gifts.find(({ amount }) => amount < 0n)
  if (taken) throw new Error(`Only gifts can wait in the inbox, and this takes ${-taken.amount} ${taken.asset}.`)
  const inboxed: Movement[] = []
  for (const account of [...new Set(gifts.map((gift) => gift.account))].sort((a, b) => a - b)) {
    const own = gifts.filter((gift) => gift.account === account)
    inboxed.push(...(await overflowing(db, account, own)))
  }
  for (const { id, account, reason, ...gift } of inboxed) {
    await insertInboxItem(db, stored({ id, playerId: account, reason, reward: rewardOf(gift) }), nowMs)
  }
  const booked = gifts.filter((gift) => !inboxed.includes(gift))
  const raised = await postMovements(db, booked, nowMs)
  return { raised, inboxed }
}

export const isGiven = async (db: Db, playerId: number, id: string, atMs: number): Promise<boolean> =>
  (await hasMovement(db, playerId, atMs, id)) || (await findInboxItem(db, playerId, id)) !== undefined

export const claimsOf = async (
  db: Db,
  playerId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> =>
  new Map((await findClaims(db, playerId, ids)).map(({ id, claimed }) => [id, claimed]))

const listedPart = (playerId: number): ReturnType<typeof inboxSelect> => inboxSelect(playerId, LISTED_MAX)

export const inboxView = playerView({ inbox: listedPart }, ({ inbox }) => inbox.map(onTheWire))

/** Also works for a deleted player. */
export const listInbox = async (db: Db, playerId: number): Promise<InboxItem[]> =>
  ((await readPart(db, playerId, listedPart)) ?? []).map(onTheWire)

const movementsOf = (
  { nowMs, entropy }: CallScope,
  playerId: number,
  row: Pick<InboxRow, 'tok' | 'star' | 'materials' | 'reason'> & { readonly ref: string },
  { amounts, itemIds }: OpenedContents,
): Movement[] => {
  const assets: readonly (readonly [Asset, bigint])[] = [
    ['tok', row.tok],
    ['star', row.star],
    ...row.materials.map(({ slug, quantity }) => [slug, BigInt(quantity)] as const),
    ...amounts,
  ]
  const cause = () => ({ id: uuidV7(entropy, nowMs), to: playerId, reason: row.reason })
  return [
    ...assets
      .filter(([, amount]) => amount > 0n)
      .map(([asset, amount]) => mint({ ...cause(), asset, amount, ref: row.ref })),
    ...itemIds.map((ref) => mint({ ...cause(), asset: 'equipment', amount: 1n, ref })),
  ]
}

/**
 * Gives at once what an inbox item would hold (R46). What a balance cannot take waits in the inbox. Requires the player's lock. @returns
 * all contents and items
 */
export const giveReward = async (
  scope: CallScope,
  playerId: number,
  { reason, ref, reward }: { readonly reason: LedgerReason; readonly ref: string; readonly reward: InboxReward },
): Promise<OpenedReward> => {
  const amounts = { ...NO_REWARD, ...reward, materials: [...(reward.materials ?? [])] }
  const opened = await openContents(scope, playerId, { ...NO_CONTENTS, ...reward.contents })
  await giveOrInbox(scope, movementsOf(scope, playerId, { ...amounts, reason, ref }, opened))
  const { materials = [], ...shown } = opened.shown ?? { stones: [], equipments: [], others: [] }
  return {
    ...shown,
    tok: Number(amounts.tok),
    star: Number(amounts.star),
    materials: [...amounts.materials, ...materials].map((stack) => ({ ...stack })),
  }
}

/**
 * An item is claimed once. Random contents follow the player's luck (R46). @throws ApiError `player-not-found`,
 * `inbox-not-found`, `already-claimed`, `balance-limit`
 */
export const claimInboxItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
): Promise<CallData<'inbox.claim'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const waiting = await findInboxItem(db, playerId, id)
  if (!waiting) throw new ApiError('inbox-not-found')
  if (waiting.claimed_at !== null) throw new ApiError('already-claimed')
  const opened = await openContents(scope, playerId, waiting.contents)
  const row = await takeInboxItem(db, playerId, id, opened.shown, nowMs)
  await postMovements(db, movementsOf(scope, playerId, { ...row, ref: row.id }, opened), nowMs)
  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  return { item: onTheWire(seen(row)), balance: Number(tok), stars: Number(star) }
}
