import type { CallData } from '../../../src/contracts/schemas.ts'
import { aCombatProfile, aProfile, theSettings } from '../answers.ts'

export const seasonAnswer: CallData<'season.get'> = {
  start_time: 1_794_700_800,
  end_time: 1_797_120_000,
  next_season_time: 1_797_120_000,
  current_season: 11,
}

/** What the five calls of the startup gate answer to an onboarded player. */
export const gateAnswers = {
  'settings.get': { data: theSettings },
  'season.get': { data: seasonAnswer },
  'guild.me': { data: null },
  'users.me': { data: aProfile },
  'combats.me': { data: aCombatProfile() },
} as const
