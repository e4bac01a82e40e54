import type { Job } from '#server/job.ts'
import { accountJobs } from './account/jobs.ts'
import { adsJobs } from './ads/jobs.ts'
import { airdropJobs } from './airdrop/jobs.ts'
import { bossJobs } from './boss/jobs.ts'
import { bossBoardsJobs } from './boss-boards/jobs.ts'
import { botJobs } from './bot/jobs.ts'
import { clientErrorsJobs } from './client-errors/jobs.ts'
import { firstDaysJobs } from './first-days/jobs.ts'
import { guildJobs } from './guild/jobs.ts'
import { kombatJobs } from './kombat/jobs.ts'
import { leaderboardsJobs } from './leaderboards/jobs.ts'
import { leaguesJobs } from './leagues/jobs.ts'
import { luckJobs } from './luck/jobs.ts'
import { marketJobs } from './market/jobs.ts'
import { medalsJobs } from './medals/jobs.ts'
import { notificationsJobs } from './notifications/jobs.ts'
import { paymentsJobs } from './payments/jobs.ts'
import { receiptJobs } from './receipts/jobs.ts'
import { retentionJobs } from './retention/jobs.ts'
import { seasonJobs } from './season/jobs.ts'
import { seasonCardsJobs } from './season-cards/jobs.ts'
import { seasonPathJobs } from './season-path/jobs.ts'
import { tasksJobs } from './tasks/jobs.ts'
import { tournamentJobs } from './tournament/jobs.ts'
import { voteJobs } from './vote/jobs.ts'

export const allJobs: readonly Job[] = [
  ...accountJobs,
  ...adsJobs,
  ...airdropJobs,
  ...bossJobs,
  ...bossBoardsJobs,
  ...botJobs,
  ...clientErrorsJobs,
  ...firstDaysJobs,
  ...guildJobs,
  ...kombatJobs,
  ...leaderboardsJobs,
  ...leaguesJobs,
  ...luckJobs,
  ...marketJobs,
  ...medalsJobs,
  ...notificationsJobs,
  ...paymentsJobs,
  ...receiptJobs,
  ...retentionJobs,
  ...seasonJobs,
  ...seasonPathJobs,
  ...seasonCardsJobs,
  ...tasksJobs,
  ...tournamentJobs,
  ...voteJobs,
]
