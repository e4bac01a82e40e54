import { sql } from 'kysely'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Db } from '#server/db/database.ts'

export const setSkill = async (db: Db, playerId: number, skill: SkillName, unlockPoints: number): Promise<boolean> => {
  const switched = await sql`
    update players set active_skill = ${skill}
    where id = ${playerId} and best_rank_points >= ${unlockPoints}`.execute(db)
  return switched.numAffectedRows === 1n
}

export const setWornLooks = async (db: Db, playerId: number, words: string | null): Promise<void> => {
  await sql`update players set worn_looks = ${words} where id = ${playerId}::bigint`.execute(db)
}

export const setStance = async (db: Db, playerId: number, stance: Stance): Promise<void> => {
  await sql`update players set stance = ${stance} where id = ${playerId}::bigint`.execute(db)
}

export const petNameOfPlayer = async (db: Db, playerId: number): Promise<string | null> =>
  (await db.selectFrom('players').select('pet_name').where('id', '=', BigInt(playerId)).executeTakeFirst())?.pet_name ??
  null

/** @param name null takes the name away: the next one is free, as the first was (R32). */
export const setPetName = async (db: Db, playerId: number, name: string | null): Promise<void> => {
  await sql`update players set pet_name = ${name} where id = ${playerId}::bigint`.execute(db)
}
