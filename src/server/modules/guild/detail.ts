import type { CallData } from '#contracts/schemas.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { countOfDay, dayKeyOf, dayStartMs, mondayMs } from '#rules/days.ts'
import {
  GUILD_LEVEL_MAX,
  GUILD_RENAME_PAUSE_MS,
  guildCapacity,
  guildLevelXp,
  guildPerkPercent,
  REJOIN_AFTER_MS,
} from '#rules/guild/guild.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { displayName, lastActMsOf, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason, rankOf } from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { placeOfGuild } from './card-store.ts'
import { findMembership, type MembershipRow } from './membership-store.ts'
import { findGuild, type GuildRow, type MemberRow, membersOf, officerRightsOf } from './store.ts'

type Detail = CallData<'guild.get'>

export const waitUntilMs = (membership: MembershipRow | undefined, nowMs: number): number | null => {
  const untilMs = (membership?.left_at?.getTime() ?? Number.NEGATIVE_INFINITY) + REJOIN_AFTER_MS
  return membership?.guild_id == null && untilMs > nowMs ? untilMs : null
}

/** In nano. */
export const givenToday = (membership: Pick<MembershipRow, 'given_day' | 'given_today'> | undefined, nowMs: number) =>
  membership === undefined
    ? 0
    : countOfDay({ day: membership.given_day, count: Number(membership.given_today) }, dayKeyOf(nowMs))

export const givenThisWeek = ({ week, given_week }: Pick<MemberRow, 'week' | 'given_week'>, nowMs: number): number =>
  countOfDay({ day: week, count: Number(given_week) }, dayKeyOf(mondayMs(nowMs)))

export const remindFromMs = ({ reminded_at }: Pick<GuildRow, 'reminded_at'>, nowMs: number): number | null => {
  const fromMs = reminded_at === null ? 0 : dayStartMs(reminded_at.getTime()) + MS_PER_DAY
  return fromMs > nowMs ? fromMs : null
}

export const renameFromMs = ({ renamed_at }: Pick<GuildRow, 'renamed_at'>, nowMs: number): number | null => {
  const fromMs = renamed_at === null ? 0 : renamed_at.getTime() + GUILD_RENAME_PAUSE_MS
  return fromMs > nowMs ? fromMs : null
}

export const memberSeenMs = (member: Pick<MemberRow, 'seen_at'>, player: PlayerRow): number =>
  Math.max(member.seen_at.getTime(), lastActMsOf(player))

const announcementOf = ({ announcement, announced_at }: GuildRow): Detail['announcement'] =>
  announcement !== null && announced_at !== null ? { text: announcement, at: announced_at.toISOString() } : null

const rosterOf = (
  members: readonly MemberRow[],
  players: ReadonlyMap<bigint, PlayerRow>,
  season: SeasonState,
  nowMs: number,
): Detail['roster'] => {
  const [{ id: bossEvent }] = begunBossEvents(nowMs)
  const ranked = members.toSorted((a, b) => (a.role === b.role && a.role === 'member' ? Number(b.given - a.given) : 0))
  return ranked.flatMap((member) => {
    const player = players.get(member.player_id)
    if (!player) return []
    return {
      user_id: Number(player.id),
      username: displayName(player),
      house_id: player.house_id,
      rank: rankOf(player, season).points,
      role: member.role,
      joined_at: member.joined_at.toISOString(),
      idle_days: Math.max(0, Math.floor((nowMs - memberSeenMs(member, player)) / MS_PER_DAY)),
      given_week: givenThisWeek(member, nowMs),
      given: Number(member.given),
      boss_damage: member.boss_run === bossEvent ? Number(member.boss_damage) : 0,
    }
  })
}

export const playersOfMembers = async (
  db: Db,
  members: readonly MemberRow[],
): Promise<ReadonlyMap<bigint, PlayerRow>> =>
  new Map(
    (
      await playersByIds(
        db,
        members.map(({ player_id }) => player_id),
      )
    ).map((player) => [player.id, player]),
  )

/** A guild's page (row 141). @throws ApiError `guild-not-found` for an unknown or dissolved guild */
export const showGuild = async ({ db, nowMs }: Scope, viewerId: number, guildId: number): Promise<Detail> => {
  const guild = await findGuild(db, guildId)
  if (!guild) throw new ApiError('guild-not-found')
  const members = await membersOf(db, guildId)
  const membership = await findMembership(db, viewerId)
  const own = members.find(({ player_id }) => Number(player_id) === viewerId)
  const { slug, name, tag, emblem, level, entry, min_rank, description } = guild
  return {
    ...{ id: slug, name, tag, emblem, level, entry, min_rank, description },
    xp: Number(guild.xp),
    members: guild.members,
    capacity: guildCapacity(level),
    group_link: own ? guild.group_link : null,
    announcement: own ? announcementOf(guild) : null,
    officer_rights: [...officerRightsOf(guild)],
    created_at: guild.created_at.toISOString(),
    next_level_xp: level < GUILD_LEVEL_MAX ? guildLevelXp(level + 1) : null,
    perk_percent: guildPerkPercent(level),
    place: await placeOfGuild(db, guildId),
    roster: rosterOf(members, await playersOfMembers(db, members), await currentSeason(db, nowMs), nowMs),
    own: {
      role: own?.role ?? null,
      requested: !own && (membership?.requested.includes(BigInt(guildId)) ?? false),
      wait_until: isoOrNull(waitUntilMs(membership, nowMs)),
      given_today: givenToday(membership, nowMs),
      remind_from: own ? isoOrNull(remindFromMs(guild, nowMs)) : null,
      rename_from: own?.role === 'leader' ? isoOrNull(renameFromMs(guild, nowMs)) : null,
    },
  }
}
