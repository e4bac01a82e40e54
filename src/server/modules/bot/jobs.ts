import type { Job } from '#server/job.ts'
import { messagesFor } from '#server/platform/bot/messages-for.ts'
import { ANSWER_JOB, answerCommand } from './answer.ts'
import { askedCommand } from './commands.ts'

export const botJobs: readonly Job[] = [
  {
    name: ANSWER_JOB,
    schedule: null,
    run: (parts, payload) =>
      answerCommand({ ...parts, messages: messagesFor(parts.config) }, askedCommand.parse(payload)),
  },
]
