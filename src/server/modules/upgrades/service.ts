import type { Mission as WireMission } from '#contracts/wire.ts'
import { isMissionDone, MISSIONS, type Mission, type MissionCounters, missionSteps } from '#rules/upgrades/missions.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { type PlayerRead, partsOf, playerView, readPart } from '#server/db/player-view.ts'
import { BOSS_PLAYER_PARTS } from '#server/modules/boss/service.ts'
import { CHECK_IN_PARTS } from '#server/modules/check-in/service.ts'
import { QUALIFIED_PARTS } from '#server/modules/friends/service.ts'
import { OWN_GUILD_PARTS } from '#server/modules/guild/service.ts'
import { HUNTER_PARTS, hunterFrom } from '#server/modules/hunt/service.ts'
import { SOLD_PARTS } from '#server/modules/market/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { insertMission, missionsDoneSelect } from './store.ts'

const MISSION_PARTS = {
  missionsDone: missionsDoneSelect,
  ...QUALIFIED_PARTS,
  ...HUNTER_PARTS,
  ...CHECK_IN_PARTS,
  ...SOLD_PARTS,
  ...BOSS_PLAYER_PARTS,
  ...OWN_GUILD_PARTS,
}

const countersOf = (player: PlayerRead<typeof MISSION_PARTS>): MissionCounters => ({
  bestRank: player.best_rank_points,
  wins: player.wins,
  qualifiedFriends: player.qualifiedFriends,
  huntsCollected: hunterFrom(player.hunter).huntsCollected,
  bestCheckInStreak: player.checkIn?.bestStreak ?? 0,
  guildsJoined: player.ownGuild?.guildsJoined ?? 0,
  itemsRefined: player.items_refined,
  itemsAwakened: player.items_awakened,
  itemsSold: player.itemsSold,
  bestBossDamage: player.bossPlayer?.bestDamage ?? 0,
})

const onTheWire = (mission: Mission, counters: MissionCounters, isTaken: boolean): WireMission => ({
  id: mission.id,
  type: mission.type,
  name: mission.name,
  repeats: mission.repeats,
  // A claimed mission counts as complete, even if its counter falls later.
  task_user: { repeats: isTaken ? mission.repeats : missionSteps(mission, counters) },
  completed: isTaken,
})

export const missionsView = playerView(MISSION_PARTS, (player): WireMission[] => {
  const counters = countersOf(player)
  return MISSIONS.map((mission) => onTheWire(mission, counters, player.missionsDone.includes(mission.id)))
})

/** The number of claimed missions, which limits the honor level (row 54). */
export const missionsTaken = async (db: Db, playerId: number): Promise<number> =>
  (await readPart(db, playerId, missionsDoneSelect))?.length ?? 0

/**
 * Claims a mission, which allows one more level of honor (R05, row 57). @throws ApiError `player-not-found`,
 * `task-not-found`, `task-already-completed`, `incomplete-task`
 */
export const completeMission = async (
  { db, nowMs }: Scope,
  playerId: number,
  missionId: string,
): Promise<WireMission> => {
  const mission = MISSIONS.find(({ id }) => id === missionId)
  if (!mission) throw new ApiError('task-not-found')
  await getPlayerLocked(db, playerId)
  const player = await readPlayerWith(db, playerId, partsOf(MISSION_PARTS, playerId, nowMs))
  if (!player) throw new ApiError('player-not-found')
  if (player.missionsDone.includes(missionId)) throw new ApiError('task-already-completed')
  const counters = countersOf(player)
  if (!isMissionDone(mission, counters)) throw new ApiError('incomplete-task')
  if (!(await insertMission(db, playerId, missionId, nowMs))) throw new ApiError('task-already-completed')
  return onTheWire(mission, counters, true)
}
