import { type Kysely, sql } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { refillEnergy } from '../../../rules/energy.ts'
import type { SkillName } from '../../../rules/fight-types.ts'
import { skillOf } from '../../../rules/skills.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { getFighter } from '../fighters/service.ts'
import { getPlayer } from '../players/service.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'

/** The player's own combat profile. @throws CallError `player-not-found` */
export const combatProfileOf = async (db: Kysely<Database>, playerId: number): Promise<CallData<'combats.me'>> => {
  const { player, profile } = await getFighter(db, playerId)
  return {
    ...profile,
    best_rank: player.best_rank_points,
    win_streak: player.win_streak,
    fights: player.fights,
    wins: player.wins,
  }
}

/** Energy now, refills of the time away included (row 101). @throws CallError `player-not-found` */
export const energyOf = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
): Promise<CallData<'combats.energy'>> =>
  energyOnTheWire(refillEnergy(storedEnergy(await getPlayer(db, playerId)), nowMs))

/**
 * Makes a skill the active one of the pet (R08): free, whenever the best rank ever has opened it. Power does not count
 * skills, and a pending match keeps the one with which it was found.
 * @throws CallError `skill-locked` with the rank points at which it opens
 */
export const switchSkill = async (
  db: Kysely<Database>,
  playerId: number,
  skill: SkillName,
): Promise<CallData<'combats.skill'>> => {
  const { unlockPoints } = skillOf(skill)
  const switched = await sql`
    update players set active_skill = ${skill}
    where id = ${playerId} and best_rank_points >= ${unlockPoints}`.execute(db)
  if (switched.numAffectedRows !== 1n) throw new CallError('skill-locked', { unlockPoints })
  return combatProfileOf(db, playerId)
}
