import type { QueryClient } from '@tanstack/react-query'
import { previewAnswer } from '#client/game/preview-answer.ts'
import type { CallName } from '#contracts/calls.ts'
import type { MatchResult, Replay } from '#contracts/wire.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { combatProfileQuery } from './queries.ts'

export const ownReplay = (result: MatchResult): Replay => ({ ...result, viewer: 'attacker', own: result })

/** Calls whose answers hold a commitment to the player's fighter (R11). They go stale when the fighter changes. */
export const MET = ['combats.find', 'boss.get'] as const satisfies readonly CallName[]

/** Optimistic update (R08). The power stays the same, because it ignores skills. Returns the rollback. */
export const previewSkill = (client: QueryClient, skill: SkillName): (() => void) =>
  previewAnswer(client, combatProfileQuery, (own) => ({ ...own, pet: { ...own.pet, active_skill: skill } }))

/** Optimistic update (R55). Returns the rollback. */
export const previewStance = (client: QueryClient, stance: Stance): (() => void) =>
  previewAnswer(client, combatProfileQuery, (own) => ({ ...own, stance }))
