import { baseAnswers } from '#workbench/fixtures/answers.ts'
import type { StoryAnswers } from './screen-stories.ts'

/** A player with a Salary level that unlocks everything (R58). */
export const WELL_PAID = {
  'users.me': {
    ...baseAnswers['users.me'],
    upgrades: [{ upgrade_type: 'mining-tok', upgrade_level: 10, timestamp: 0 }],
  },
} as const satisfies StoryAnswers
