import type { QueryClient } from '@tanstack/react-query'
import type { Preferences } from '../../contracts/wire.ts'
import type { SkillName } from '../../rules/fight/fight-types.ts'
import { setAnswer } from './cache.ts'
import { combatProfileQuery } from './home-queries.ts'
import { preferencesQuery } from './queries.ts'

// Optimistic updates; each returns its rollback where one is needed.

/** Changes the active skill (R08). Power does not count skills. */
export const previewSkill = (client: QueryClient, skill: SkillName): (() => void) => {
  const { queryKey } = combatProfileQuery
  void client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  setAnswer(client, combatProfileQuery, (own) => ({ ...own, pet: { ...own.pet, active_skill: skill } }))
  return () => {
    if (before) setAnswer(client, combatProfileQuery, before)
  }
}

/** Shows preferences before they are saved. */
export const previewPreferences = (client: QueryClient, next: Preferences): (() => void) => {
  const before = client.getQueryData(preferencesQuery.queryKey)
  setAnswer(client, preferencesQuery, next)
  return () => {
    if (before) setAnswer(client, preferencesQuery, before)
  }
}
