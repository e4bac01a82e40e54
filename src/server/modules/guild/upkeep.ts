import { LEADER_IDLE_MS } from '#rules/guild/guild.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isDeletedLocked, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { writeCard } from './card-store.ts'
import { memberSeenMs, playersOfMembers } from './detail.ts'
import { rankCards, staleGuilds, takeFigures, writeFigures } from './figure-store.ts'
import { addToGuildLog } from './log.ts'
import { removeDeleted } from './membership.ts'
import {
  leadersOfGuilds,
  lockGuild,
  lockMembers,
  type MemberRow,
  membersOf,
  updateGuild,
  updateMember,
} from './store.ts'

const BATCH = 1000

export const refreshGuildCards = async (db: Db): Promise<number> => {
  let changed = 0
  for (;;) {
    const stale = await staleGuilds(db, BATCH)
    if (stale.length === 0 && changed === 0) return 0
    const isLast = stale.length < BATCH
    await inTransaction(db, async (trx) => {
      await writeFigures(trx, await takeFigures(trx, stale))
      if (isLast) await rankCards(trx)
    })
    changed += stale.length
    if (isLast) return changed
  }
}

const isIdle = (member: MemberRow, player: PlayerRow | undefined, nowMs: number): boolean =>
  player === undefined || (!player.npc && nowMs - memberSeenMs(member, player) >= LEADER_IDLE_MS)

/**
 * Replaces an idle leader by the longest-serving active officer, else member. The old leader stays as an officer (R24).
 */
const replaceLeader = (scope: CallScope, guildId: number): Promise<boolean> =>
  inTransaction(scope.db, async (db) => {
    const guild = await lockGuild(db, guildId)
    if (!guild) return false
    const members = await membersOf(db, guildId)
    const players = await playersOfMembers(db, members)
    const [leader, ...others] = members
    const isAway = (member: MemberRow) => isIdle(member, players.get(member.player_id), scope.nowMs)
    if (!leader || !isAway(leader)) return false
    const next = others.find((member) => !isAway(member))
    if (!next) return false
    await lockMembers(db)
    await updateMember(db, guildId, Number(leader.player_id), { role: 'officer' })
    await updateMember(db, guildId, Number(next.player_id), { role: 'leader' })
    await updateGuild(db, guildId, { leader_id: next.player_id })
    await addToGuildLog({ ...scope, db }, guildId, { event: 'leader', whom_id: next.player_id })
    await writeCard(db, guildId)
    return true
  })

/**
 * For a guild led by a deleted account: removes deleted members. A member whose account exists becomes leader; without
 * such a member the guild is dissolved.
 */
const removeDeletedFrom = async (scope: CallScope, guildId: number): Promise<boolean> => {
  const members = await membersOf(scope.db, guildId)
  const ids = members.map(({ player_id }) => player_id)
  const there = new Set((await playersByIds(scope.db, ids)).map(({ id }) => id))
  let removed = 0
  // The leader goes last, so that the successor is no deleted member.
  for (const id of ids.filter((id) => !there.has(id)).toReversed()) {
    const isRemoved = await inTransaction(
      scope.db,
      async (db) => (await isDeletedLocked(db, Number(id))) && removeDeleted({ ...scope, db }, guildId, Number(id)),
    )
    if (isRemoved) removed += 1
  }
  return removed > 0
}

const withoutLeaders = async (
  db: Db,
  nowMs: number,
): Promise<{ readonly idle: readonly number[]; readonly deleted: readonly number[] }> => {
  const guilds = await leadersOfGuilds(db)
  const found = { idle: [] as number[], deleted: [] as number[] }
  for (let from = 0; from < guilds.length; from += BATCH) {
    const batch = guilds.slice(from, from + BATCH)
    const leaderIds = batch.flatMap(({ leader_id }) => leader_id ?? [])
    const leaders = await playersByIds(db, leaderIds)
    const idle = new Set(
      leaders
        .filter((player) => !player.npc && nowMs - memberSeenMs({ seen_at: new Date(0) }, player) >= LEADER_IDLE_MS)
        .map(({ id }) => id),
    )
    const there = new Set(leaders.map(({ id }) => id))
    for (const { id, leader_id } of batch) {
      if (leader_id === null) continue
      if (idle.has(leader_id)) found.idle.push(Number(id))
      if (!there.has(leader_id)) found.deleted.push(Number(id))
    }
  }
  return found
}

export const replaceIdleLeaders = async (scope: CallScope): Promise<number> => {
  let replaced = 0
  const { deleted, idle } = await withoutLeaders(scope.db, scope.nowMs)
  for (const guildId of deleted) if (await removeDeletedFrom(scope, guildId)) replaced += 1
  for (const guildId of idle) if (await replaceLeader(scope, guildId)) replaced += 1
  return replaced
}
