import { dayKeyOf } from '#rules/days.ts'
import { DONATION_LIMIT_NANO } from '#rules/guild/guild.ts'
import type { Rng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { bookGift } from '#server/modules/guild/donate.ts'
import { ownMembership } from '#server/modules/guild/own-membership.ts'
import { addToGuildLog, makeOfficer } from '#server/modules/guild/service.ts'

export interface NpcMember {
  readonly playerId: number
  readonly guildId: number
  readonly joinedMs: number
}

interface NpcGift {
  readonly playerId: number
  readonly tok: number
  readonly atMs: number
}

const GIFTS = [4, 7] as const
const GIFT_SIZES = [1, 2, 5, 5, 10, 10, 15, 20, 25, 50]
const MEMBERS_PER_OFFICER = 7
const PROMOTED_WITHIN_MS = 5 * MS_PER_DAY

/** Mostly recent gifts of at most `tok` in total, within the daily limit of each member. */
export const rollGifts = (
  rng: Rng,
  members: readonly NpcMember[],
  { nowMs, tok }: { readonly nowMs: number; readonly tok: number },
): readonly NpcGift[] => {
  const gifts: NpcGift[] = []
  let left = tok
  for (let tries = rng.int(...GIFTS); tries > 0; tries--) {
    const { joinedMs, playerId } = rng.pick(members)
    const minutes = Math.floor((nowMs - joinedMs) / MS_PER_MINUTE)
    const atMs = nowMs - Math.max(1, Math.floor(minutes * rng.next() ** 2)) * MS_PER_MINUTE
    const gift = { playerId, tok: Math.min(left, rng.pick(GIFT_SIZES)), atMs }
    const sameDay = gifts.filter((other) => other.playerId === playerId && dayKeyOf(other.atMs) === dayKeyOf(atMs))
    const given = sameDay.reduce((sum, other) => sum + other.tok, gift.tok)
    if (atMs <= joinedMs || gift.tok === 0 || tokToNano(given) > DONATION_LIMIT_NANO) continue
    gifts.push(gift)
    left -= gift.tok
  }
  return gifts
}

/** Mints what the gifts burn, so that NPCs' balances stay the same. */
export const burnGifts = async ({ db, entropy, nowMs }: CallScope, slug: string, gifts: readonly NpcGift[]) => {
  const movements = gifts.flatMap(({ playerId, tok }) => {
    const gift = { asset: 'tok', amount: BigInt(tokToNano(tok)) } as const
    const id = () => uuidV7(entropy, nowMs)
    return [
      mint({ ...gift, id: id(), to: playerId, reason: 'world-seed', ref: null }),
      burn({ ...gift, id: id(), from: playerId, reason: 'guild-donate', ref: slug }),
    ]
  })
  await postMovements(db, movements, nowMs)
}

export const giveAsNpc = async (scope: CallScope, { playerId, tok }: NpcGift): Promise<void> =>
  bookGift(scope, { playerId, ...(await ownMembership(scope.db, playerId)) }, tokToNano(tok))

/** Only members who joined at the start become officers. */
export const rollOfficers = (
  rng: Rng,
  oldMembers: readonly NpcMember[],
  nowMs: number,
): readonly { readonly playerId: number; readonly atMs: number }[] =>
  oldMembers.slice(0, Math.ceil(oldMembers.length / MEMBERS_PER_OFFICER)).map(({ playerId }) => ({
    playerId,
    atMs: nowMs - rng.int(1, PROMOTED_WITHIN_MS / MS_PER_MINUTE) * MS_PER_MINUTE,
  }))

export const promoteNpc = async (
  scope: CallScope,
  guildId: number,
  { leaderId, playerId }: { readonly leaderId: number; readonly playerId: number },
): Promise<void> => {
  await makeOfficer(scope.db, guildId, playerId)
  await addToGuildLog(scope, guildId, { event: 'promoted', who_id: leaderId, whom_id: playerId })
}
