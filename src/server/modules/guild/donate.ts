import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf, laterDay, mondayMs } from '#rules/days.ts'
import { DONATION_LIMIT_NANO, giftXp, isGift } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { givenThisWeek, givenToday, showGuild } from './detail.ts'
import { addToGuildLog } from './log.ts'
import { putMembership } from './membership-store.ts'
import { type OwnMembership, ownMembershipLocked } from './own-membership.ts'
import { updateMember } from './store.ts'
import { addGuildXp } from './xp.ts'

/** The caller holds the locks of player and guild. */
type Giver = Pick<OwnMembership, 'guildId' | 'member'> & {
  readonly playerId: number
  readonly membership: Pick<OwnMembership['membership'], 'given_day' | 'given_today'>
}

/** Books the gift for player and guild, in the log, and as XP. The caller burns the TOK. */
export const bookGift = async (scope: CallScope, { guildId, member, membership, playerId }: Giver, nano: number) => {
  const { db, nowMs } = scope
  const today = givenToday(membership, nowMs) + nano
  await putMembership(db, playerId, {
    given_day: laterDay(membership.given_day, dayKeyOf(nowMs)),
    given_today: BigInt(today),
  })
  await updateMember(db, guildId, playerId, {
    seen_at: new Date(nowMs),
    given: member.given + BigInt(nano),
    given_week: BigInt(givenThisWeek(member, nowMs) + nano),
    week: laterDay(member.week, dayKeyOf(mondayMs(nowMs))),
  })
  await addToGuildLog(scope, guildId, { event: 'donated', who_id: playerId, amount: nano })
  await addGuildXp(scope, guildId, 'donation', giftXp(nano))
}

/**
 * A gift brings 1 XP per TOK (R24). @throws ApiError `player-not-found`, `invalid-amount`, `not-in-guild`,
 * `donation-limit`, `insufficient-balance`
 */
export const donate = async (scope: CallScope, playerId: number, nano: number): Promise<CallData<'guild.donate'>> => {
  const { db, nowMs } = scope
  if (!isGift(nano)) throw new ApiError('invalid-amount')
  await getPlayerLocked(db, playerId)
  const { guildId, membership, member, guild } = await ownMembershipLocked(db, playerId)
  if (givenToday(membership, nowMs) + nano > DONATION_LIMIT_NANO) throw new ApiError('donation-limit')
  const gift = { asset: 'tok', amount: BigInt(nano), reason: 'guild-donate', ref: guild.slug } as const
  await burnFrom(scope, playerId, gift)
  await bookGift(scope, { playerId, guildId, member, membership }, nano)
  return {
    guild: await showGuild(scope, playerId, guildId),
    balance: Number(await balanceOf(db, playerId, 'tok')),
  }
}
