import type { CallData } from '#contracts/schemas.ts'
import { hasRight, type MemberAction, mayActOn } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { findPlayersLocked } from '#server/modules/players/service.ts'
import { writeCard } from './card-store.ts'
import { showGuild } from './detail.ts'
import { dropRequest } from './join.ts'
import { addToGuildLog } from './log.ts'
import { endMembership, enrol } from './membership.ts'
import { findMembership, putNews } from './membership-store.ts'
import { type OwnMembership, ownMembershipLocked, roleIn } from './own-membership.ts'
import { hasRequest } from './request-store.ts'
import { findMember, type GuildRow, lockMembers, updateGuild, updateMember } from './store.ts'

/** The act holds the locks of player, target and guild. */
interface Act extends OwnMembership {
  readonly scope: CallScope
  readonly guild: GuildRow
  readonly playerId: number
  readonly targetId: number
}

const answerRequest = async (act: Act, isWelcome: boolean): Promise<void> => {
  const { scope, guild, guildId, targetId, member } = act
  if (!hasRight(roleIn(guild, member), 'admit')) throw new ApiError('guild-forbidden')
  if (!(await hasRequest(scope.db, guildId, targetId))) throw new ApiError('request-not-found')
  if (isWelcome) {
    await enrol(scope, guildId, targetId)
    await putNews(scope.db, targetId, 'accepted', scope.nowMs)
  } else {
    await dropRequest(scope.db, guildId, targetId)
  }
}

const ROLES_AFTER = { promote: 'officer', demote: 'member' } as const
const EVENTS = { promote: 'promoted', demote: 'demoted' } as const

const changeRole = async ({ scope, ...act }: Act, action: 'promote' | 'demote'): Promise<void> => {
  const { guildId, playerId, targetId } = act
  await updateMember(scope.db, guildId, targetId, { role: ROLES_AFTER[action] })
  await addToGuildLog(scope, guildId, { event: EVENTS[action], who_id: playerId, whom_id: targetId })
}

const handOver = async ({ scope, guildId, playerId, targetId }: Act): Promise<void> => {
  const { db } = scope
  await lockMembers(db)
  await updateMember(db, guildId, playerId, { role: 'officer' })
  await updateMember(db, guildId, targetId, { role: 'leader' })
  await updateGuild(db, guildId, { leader_id: BigInt(targetId) })
  await addToGuildLog(scope, guildId, { event: 'leader', who_id: playerId, whom_id: targetId })
}

const actOnMember = async (act: Act, action: Exclude<MemberAction, 'accept' | 'decline'>): Promise<void> => {
  const { scope, guild, guildId, playerId, targetId, member } = act
  const target = await findMember(scope.db, guildId, targetId)
  if (!target) throw new ApiError('member-not-found')
  if (!mayActOn(roleIn(guild, member), action, target.role)) throw new ApiError('guild-forbidden')
  switch (action) {
    case 'kick':
      await endMembership(scope, guild, targetId, { event: 'kicked', who_id: playerId, whom_id: targetId })
      return putNews(scope.db, targetId, 'kicked', scope.nowMs)
    case 'hand-over':
      return handOver(act)
    default:
      // A concurrent repeat has already made the change: nothing to do.
      if (target.role !== ROLES_AFTER[action]) await changeRole(act, action)
  }
}

/**
 * Locks both players in id order, then the guilds, against deadlocks (R24). @throws ApiError `player-not-found`,
 * `not-in-guild`, `guild-forbidden`, `member-not-found`, `request-not-found`, `guild-full`
 */
export const actOnPlayer = async (
  scope: CallScope,
  playerId: number,
  targetId: number,
  action: MemberAction,
): Promise<CallData<'guild.member'>> => {
  const { db } = scope
  const isRequest = action === 'accept' || action === 'decline'
  const players = await findPlayersLocked(db, [playerId, targetId])
  if (!players.has(playerId)) throw new ApiError('player-not-found')
  // Joining ends the requests to other guilds.
  const asked = action === 'accept' ? (await findMembership(db, targetId))?.requested : []
  const place = await ownMembershipLocked(db, playerId, asked)
  if (!players.has(targetId)) throw new ApiError(isRequest ? 'request-not-found' : 'member-not-found')
  const act = { scope, playerId, targetId, ...place }
  if (isRequest) await answerRequest(act, action === 'accept')
  else await actOnMember(act, action)
  await writeCard(db, place.guildId)
  return showGuild(scope, playerId, place.guildId)
}
