import type { HomeFacts } from '#client/topics/home/shared/today-items.ts'
import { CHECK_IN_REWARDS } from '#rules/check-in/check-in.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { theGameConfig } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'

export const daily = {
  day: 4,
  streak: 3,
  claimed_today: true,
  freeze_available: true,
  rewards: CHECK_IN_REWARDS.map(({ day, tokNano }) => ({ day, amount: tokNano, box: null })),
  next_reset: minutesAgo(-720),
}

export const hunt = {
  slug: 'cursed-fortress' as const,
  started_at: minutesAgo(200),
  end_time: minutesAgo(-30),
  kills: 14,
  seed: 'a',
}

/** A player who mines 2 TOK an hour into a pocket of one hour and claimed half an hour ago. */
export const quiet: HomeFacts = {
  nowMs: NOW_MS,
  mining: { settings: theGameConfig, upgrades: [], boosts: [] },
  lastClaimMs: NOW_MS - 30 * MS_PER_MINUTE,
  daily,
  hunt,
  milestones: { claimed: [], total_demon_killed: 0, milestones: [] },
  energy: { current: 5, nextInMs: MS_PER_HOUR },
  missions: [],
  tasks: [],
  inbox: [],
}
