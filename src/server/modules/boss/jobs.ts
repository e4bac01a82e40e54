import type { Job } from '#server/job.ts'
import { fightAsNpcs } from './npc-fighters.ts'

export const bossJobs: readonly Job[] = [
  {
    name: 'fight-as-npcs',
    schedule: '*/10 * * * *',
    second: 40,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, config, log }) => {
      if (!config.npcTraders) return
      const fights = await fightAsNpcs({ db, nowMs: clock.nowMs(), entropy })
      log.debug({ fights }, 'NPC fought the boss')
    },
  },
]
