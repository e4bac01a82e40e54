import type { CallBody, CallData } from '#contracts/schemas.ts'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { countOfDay, dayKeyOf } from '#rules/days.ts'
import {
  GUILD_LOG_PAGE_SIZE,
  type GuildPhrase,
  hasRight,
  PHRASE_PAUSE_MS,
  SHOWN_REQUESTS_MAX,
} from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { invalidCursor, pageOf } from '#server/calls/page-cursor.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import {
  DELETED_PLAYER_NAME,
  displayName,
  getPlayerLocked,
  type PlayerRow,
  playersByIds,
} from '#server/modules/players/service.ts'
import { countSubscribers } from '#server/modules/preferences/service.ts'
import { currentSeason, rankOf } from '#server/modules/season/service.ts'
import { remindFromMs } from './detail.ts'
import { addToGuildLog } from './log.ts'
import {
  deleteLogBefore,
  deleteReaction,
  findLogEntry,
  type LogRow,
  logBefore,
  putReaction,
  type ReactionCount,
  reactionsOf,
} from './log-store.ts'
import { putMembership } from './membership-store.ts'
import { ownMembership, ownMembershipLocked, roleIn } from './own-membership.ts'
import { requestsOf } from './request-store.ts'
import { findGuild, type MemberRow, membersOf, updateGuild, updateMember } from './store.ts'

type WireRow = CallData<'guild.say'>
type Reading = Pick<CallScope, 'db'>

const LOG_KEPT_MS = 60 * MS_PER_DAY

/** A row about a player who was deleted since hides id and name, even if that person rejoined later. */
const nameIn = (players: readonly PlayerRow[], id: bigint | null, at: Date): WireRow['who'] => {
  if (id === null) return null
  const player = players.find((row) => row.id === id)
  const isKnown = player && (player.restarted_at === null || player.restarted_at <= at)
  return isKnown
    ? { user_id: Number(id), username: displayName(player) }
    : { user_id: 0, username: DELETED_PLAYER_NAME }
}

const onTheWire = (row: LogRow, players: readonly PlayerRow[], reactions: readonly ReactionCount[]): WireRow => ({
  id: row.id,
  at: row.at.toISOString(),
  event: row.event,
  who: nameIn(players, row.who_id, row.at),
  whom: nameIn(players, row.whom_id, row.at),
  amount: row.amount === null ? null : Number(row.amount),
  level: row.level,
  phrase: row.phrase,
  boss: row.boss,
  reactions: reactions
    .filter(({ log_id }) => log_id === row.id)
    .map(({ reaction, count, own }) => ({ reaction, count, own })),
})

const rowsOnTheWire = async (
  { db }: Reading,
  guildId: number,
  viewerId: number,
  rows: readonly LogRow[],
): Promise<WireRow[]> => {
  const named = new Set(rows.flatMap(({ who_id, whom_id }) => [who_id, whom_id]).filter((id) => id !== null))
  const players = await playersByIds(db, [...named])
  const ids = rows.map(({ id }) => id)
  const reactions = await reactionsOf(db, guildId, viewerId, ids)
  return rows.map((row) => onTheWire(row, players, reactions))
}

const entryOnTheWire = async (
  { db }: Reading,
  guildId: number,
  viewerId: number,
  entryId: string,
): Promise<WireRow> => {
  const entry = await findLogEntry(db, guildId, entryId)
  const [row] = entry ? await rowsOnTheWire({ db }, guildId, viewerId, [entry]) : []
  if (!row) throw new ApiError('log-entry-not-found')
  return row
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Newest first (R24). @throws ApiError `not-in-guild`; `invalid-payload` for a malformed `after` */
export const readLog = async (
  { db }: Reading,
  playerId: number,
  after: string | undefined,
): Promise<CallData<'guild.log'>> => {
  if (after !== undefined && !UUID.test(after)) throw invalidCursor()
  const { guildId } = await ownMembership(db, playerId)
  const rows = await logBefore(db, guildId, after ?? null, GUILD_LOG_PAGE_SIZE + 1)
  const { items, next } = pageOf(rows, GUILD_LOG_PAGE_SIZE, ({ id }) => id)
  return { items: await rowsOnTheWire({ db }, guildId, playerId, items), next }
}

/** At most one phrase in 15 s (extra 14). @throws ApiError `player-not-found`, `not-in-guild`, `rate-limited` */
export const say = async (scope: CallScope, playerId: number, phrase: GuildPhrase): Promise<WireRow> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const { guildId, membership } = await ownMembership(db, playerId)
  const leftMs = (membership.said_at?.getTime() ?? Number.NEGATIVE_INFINITY) + PHRASE_PAUSE_MS - nowMs
  if (leftMs > 0) throw new ApiError('rate-limited', { retry_after_s: Math.ceil(leftMs / MS_PER_SECOND) })
  await putMembership(db, playerId, { said_at: new Date(nowMs) })
  await updateMember(db, guildId, playerId, { seen_at: new Date(nowMs) })
  const id = await addToGuildLog(scope, guildId, { event: 'phrase', who_id: playerId, phrase })
  return entryOnTheWire(scope, guildId, playerId, id)
}

/**
 * Sets the player's reaction to a log entry; null removes it (extra 14). @throws ApiError `player-not-found`,
 * `not-in-guild`, `log-entry-not-found`
 */
export const react = async (
  scope: CallScope,
  playerId: number,
  logId: string,
  { reaction }: CallBody<'guild.react'>,
): Promise<WireRow> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  const { guildId } = await ownMembership(db, playerId)
  if (!(await findLogEntry(db, guildId, logId))) throw new ApiError('log-entry-not-found')
  const key = { guildId, logId, playerId }
  await (reaction === null ? deleteReaction(db, key) : putReaction(db, key, reaction))
  return entryOnTheWire(scope, guildId, playerId, logId)
}

export const hasBossFights = ({ boss_day, boss_fights }: Pick<MemberRow, 'boss_day' | 'boss_fights'>, nowMs: number) =>
  countOfDay({ day: boss_day, count: boss_fights }, dayKeyOf(nowMs)) < BOSS_FIGHTS_A_DAY

/**
 * At most once per guild and UTC day (extra 14). @throws ApiError `player-not-found`, `not-in-guild`,
 * `guild-forbidden`, `reminded-already`
 */
export const remindOfBoss = async (scope: CallScope, playerId: number): Promise<CallData<'guild.remind'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const { guildId, guild, member } = await ownMembershipLocked(db, playerId)
  if (!hasRight(roleIn(guild, member), 'call')) throw new ApiError('guild-forbidden')
  if (remindFromMs(guild, nowMs) !== null) throw new ApiError('reminded-already')
  const reminded_at = new Date(nowMs)
  await updateGuild(db, guildId, { reminded_at })
  await updateMember(db, guildId, playerId, { seen_at: reminded_at })
  await addToGuildLog(scope, guildId, { event: 'reminded', who_id: playerId })
  const others = (await membersOf(db, guildId)).filter(({ player_id }) => Number(player_id) !== playerId)
  const playerIds = others.map(({ player_id }) => player_id)
  await rescheduleSubscribers(db, playerIds, nowMs)
  return {
    remind_from: new Date(remindFromMs({ reminded_at }, nowMs) ?? nowMs).toISOString(),
    reminded: await countSubscribers(
      db,
      others.filter((member) => hasBossFights(member, nowMs)).map(({ player_id }) => player_id),
      'guild',
    ),
  }
}

/** Oldest first (R24). @throws ApiError `not-in-guild`, `guild-forbidden` */
export const waitingRequests = async ({ db, nowMs }: Scope, playerId: number): Promise<CallData<'guild.requests'>> => {
  const { guildId, member } = await ownMembership(db, playerId)
  const guild = await findGuild(db, guildId)
  if (!guild || !hasRight(roleIn(guild, member), 'admit')) throw new ApiError('guild-forbidden')
  const requests = await requestsOf(db, guildId, SHOWN_REQUESTS_MAX)
  const playerIds = requests.map(({ player_id }) => player_id)
  const players = await playersByIds(db, playerIds)
  const season = await currentSeason(db, nowMs)
  return requests.flatMap(({ player_id, at }) => {
    const player = players.find(({ id }) => id === player_id)
    if (!player) return []
    return {
      user_id: Number(player.id),
      username: displayName(player),
      house_id: player.house_id,
      rank: rankOf(player, season).points,
      power: player.power,
      at: at.toISOString(),
    }
  })
}

export const pruneGuildLogs = (db: CallScope['db'], nowMs: number): Promise<number> =>
  deleteLogBefore(db, new Date(nowMs - LOG_KEPT_MS))
