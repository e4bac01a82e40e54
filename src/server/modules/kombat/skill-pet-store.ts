import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryValue } from '#server/db/statements.ts'

export const setSkill = (db: Db, playerId: number, skill: SkillName, unlockPoints: number): Promise<boolean> =>
  changesOne(db)`
    update players set active_skill = ${skill}
    where id = ${playerId} and best_rank_points >= ${unlockPoints}`

export const setWornLooks = (db: Db, playerId: number, words: string | null): Promise<void> =>
  execute(db)`update players set worn_looks = ${words} where id = ${playerId}::bigint`

export const setStance = (db: Db, playerId: number, stance: Stance): Promise<void> =>
  execute(db)`update players set stance = ${stance} where id = ${playerId}::bigint`

export const petNameOfPlayer = (db: Db, playerId: number): Promise<string | null> =>
  queryValue<string | null>(db, null)`select pet_name from players where id = ${playerId}`

/** @param name null takes the name away: the next one is free, as the first was (R32). */
export const setPetName = (db: Db, playerId: number, name: string | null): Promise<void> =>
  execute(db)`update players set pet_name = ${name} where id = ${playerId}::bigint`
