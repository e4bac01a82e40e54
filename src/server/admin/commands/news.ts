import { OperatorError } from '#server/operators/operator-error.ts'
import { announceNews } from '../acts.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'

const newsInstant = (text: string, nowMs: number): number => {
  if (text === 'now') return Math.floor(nowMs / 1000)
  if (/^\d{9,11}$/.test(text)) return Number(text)
  throw new OperatorError('Say when the news came out: now, or seconds since 1970.')
}

export const addNews: AddCommand = (parent, run) => {
  acting(
    subcommand(parent, 'news <instant>', 'the channel has news: home shows it; now, or seconds since 1970'),
  ).action((instant: string, flags: ActFlags) =>
    run({ ...flags, why: flags.why || 'news' }, async (operator) => {
      const atSeconds = newsInstant(instant, operator.nowMs)
      await announceNews(operator, atSeconds)
      return [`The latest news is of ${new Date(atSeconds * 1000).toISOString()}.`]
    }),
  )
}
