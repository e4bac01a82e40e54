import type { CallBody, CallData } from '#contracts/schemas.ts'
import { hasRight, isGroupLink, OFFICER_RIGHTS } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { writeCard } from './card-store.ts'
import { checkedText } from './create.ts'
import { showGuild } from './detail.ts'
import { ownMembershipLocked, roleIn } from './own-membership.ts'
import { type GuildRow, updateGuild } from './store.ts'

type Edit = CallBody<'guild.edit'>

/** An unchanged announcement keeps its time. */
const announced = (guild: GuildRow, asked: string | undefined, nowMs: number) => {
  const announcement = asked || null
  return asked === undefined || announcement === guild.announcement
    ? {}
    : { announcement, announced_at: announcement === null ? null : new Date(nowMs) }
}

/** True if only texts change, which the leader may allow officers. */
const isOfTexts = ({ description: _, announcement: __, ...others }: Edit): boolean =>
  Object.values(others).every((value) => value === undefined)

/**
 * Changes settings and texts (R24, extra 14). Name, tag and slug stay. @throws ApiError `player-not-found`,
 * `not-in-guild`, `guild-forbidden`, `invalid-group-link`, `unseen-guild-text`, `rude-guild-name`
 */
export const editGuild = async (scope: CallScope, playerId: number, asked: Edit): Promise<CallData<'guild.edit'>> => {
  const { db, nowMs } = scope
  const { emblem, description, announcement, group_link, entry, min_rank, officer_rights } = asked
  if (group_link && !isGroupLink(group_link)) throw new ApiError('invalid-group-link')
  const about = description === undefined ? undefined : checkedText(description)
  const words = announcement === undefined ? undefined : checkedText(announcement)
  await getPlayerLocked(db, playerId)
  const { guildId, guild, member } = await ownMembershipLocked(db, playerId)
  const isAllowed = member.role === 'leader' || (isOfTexts(asked) && hasRight(roleIn(guild, member), 'edit'))
  if (!isAllowed) throw new ApiError('guild-forbidden')
  const changes = {
    ...(emblem && { emblem: JSON.stringify(emblem) }),
    ...(about !== undefined && { description: about }),
    ...announced(guild, words, nowMs),
    ...(group_link !== undefined && { group_link: group_link || null }),
    ...(entry && { entry }),
    ...(min_rank !== undefined && { min_rank }),
    // Removes duplicates and fixes the order.
    ...(officer_rights && { officer_rights: OFFICER_RIGHTS.filter((right) => officer_rights.includes(right)) }),
  }
  if (Object.keys(changes).length > 0) {
    await updateGuild(db, guildId, changes)
    await writeCard(db, guildId)
  }
  return showGuild(scope, playerId, guildId)
}
