import type { Kysely } from 'kysely'
import type { Mission as WireMission } from '../../../contracts/wire.ts'
import {
  isMissionDone,
  MISSIONS,
  type Mission,
  type MissionChapter,
  type MissionCounters,
  missionSteps,
} from '../../../rules/economy/missions.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { bestCheckInStreak } from '../check-in/service.ts'
import { qualifiedFriends } from '../friends/service.ts'
import { huntsCollected } from '../hunt/service.ts'
import { getPlayer, getPlayerLocked } from '../players/service.ts'
import { insertMission, takenMissions } from './store.ts'

/** Chapters that are built: missions of the others are not served. */
const BUILT_CHAPTERS: ReadonlySet<MissionChapter> = new Set(['kombat', 'check-in', 'friends', 'hunting'])

const servedMissions = MISSIONS.filter((mission) => BUILT_CHAPTERS.has(mission.chapter))

const countersOf = async (db: Kysely<Database>, playerId: number): Promise<MissionCounters> => {
  const player = await getPlayer(db, playerId)
  return {
    bestRank: player.best_rank_points,
    wins: player.wins,
    qualifiedFriends: await qualifiedFriends(db, playerId),
    huntsCollected: await huntsCollected(db, playerId),
    bestCheckInStreak: await bestCheckInStreak(db, playerId),
    guildsJoined: 0,
    itemsRefined: 0,
    itemsAwakened: 0,
    itemsSold: 0,
    bestBossDamage: 0,
  }
}

const onTheWire = (mission: Mission, counters: MissionCounters, isTaken: boolean): WireMission => ({
  id: mission.id,
  type: mission.type,
  name: mission.name,
  repeats: mission.repeats,
  // A completed mission stays completed, even if its measure falls again.
  task_user: { repeats: isTaken ? mission.repeats : missionSteps(mission, counters) },
  completed: isTaken,
})

/** The honor missions of this build with the player's progress (row 57, R05). */
export const missionsOf = async (db: Kysely<Database>, playerId: number): Promise<WireMission[]> => {
  const counters = await countersOf(db, playerId)
  const taken = await takenMissions(db, playerId)
  return servedMissions.map((mission) => onTheWire(mission, counters, taken.has(mission.id)))
}

/** How many missions the player has completed: the limit of the honor level (row 54). */
export const missionsTaken = async (db: Kysely<Database>, playerId: number): Promise<number> =>
  (await takenMissions(db, playerId)).size

/**
 * Completes a mission whose condition is met (R05, row 57): it counts for a level of honor.
 * @throws Refusal `task-not-found`, `task-already-completed`, `incomplete-task`
 */
export const completeMission = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
  missionId: string,
): Promise<WireMission> => {
  const mission = servedMissions.find(({ id }) => id === missionId)
  if (!mission) throw new Refusal('task-not-found')
  await getPlayerLocked(db, playerId)
  if ((await takenMissions(db, playerId)).has(missionId)) throw new Refusal('task-already-completed')
  const counters = await countersOf(db, playerId)
  if (!isMissionDone(mission, counters)) throw new Refusal('incomplete-task')
  if (!(await insertMission(db, playerId, missionId, nowMs))) throw new Refusal('task-already-completed')
  return onTheWire(mission, counters, true)
}
