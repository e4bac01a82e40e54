import type { Job } from '#server/job.ts'
import { enterNpcs } from './npc-entries.ts'
import { pruneTournaments } from './prune.ts'
import { tendTournaments } from './tend.ts'

export const tournamentJobs: readonly Job[] = [
  {
    name: 'tend-tournaments',
    schedule: '* * * * *',
    second: 3,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const { read, fought, paid } = await tendTournaments({ db, entropy, nowMs: clock.nowMs() })
      if (read > 0) log.info({ entries: read }, 'loadouts of a tournament read')
      if (fought > 0) log.info({ brackets: fought }, 'brackets of a tournament fought')
      if (paid > 0) log.info({ entries: paid }, 'prizes of a tournament given')
    },
  },
  {
    name: 'enter-npcs',
    schedule: '*/10 * * * *',
    second: 46,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, config, log }) => {
      if (!config.npcTraders) return
      const entered = await enterNpcs({ db, nowMs: clock.nowMs(), entropy })
      log.debug({ entered }, 'a turn of the NPC at the tournament')
    },
  },
  {
    name: 'prune-tournaments',
    schedule: '41 4 * * *',
    second: 47,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneTournaments({ db, nowMs: clock.nowMs() })
      if (pruned.length > 0) log.info({ pruned }, 'months of old tournaments dropped')
    },
  },
]
