import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../../contracts/calls.ts'
import type { MatchResult, Replay } from '../../../contracts/wire.ts'
import type { SkillName } from '../../../rules/kombat/fight-types.ts'
import { previewAnswer } from '../../game/preview-answer.ts'
import { combatProfileQuery } from '../home/queries.ts'

/** The attacker's own replay as the fight with its result; a boss's is also one. */
export const ownReplay = (result: MatchResult): Replay => ({ ...result, viewer: 'attacker', own: result })

/** Whom the own fighter meets: each with a commitment to it (R11). */
export const MET = ['combats.find', 'boss.get'] as const satisfies readonly CallName[]

/** Changes the active skill (R08); power does not count skills. Returns the rollback. */
export const previewSkill = (client: QueryClient, skill: SkillName): (() => void) =>
  previewAnswer(client, combatProfileQuery, (own) => ({ ...own, pet: { ...own.pet, active_skill: skill } }))
