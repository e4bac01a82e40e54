import type { Command } from 'commander'
import { clientErrorLines } from '#server/admin/client-errors.ts'
import { clockOf } from '#server/clock/test-clock.ts'
import { UsageError } from '#server/operators/operator-error.ts'
import { onGame } from '../game-database.ts'

const wholeOf = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--${name} takes a whole number: hk errors --${name} 7`)
  return Number(text)
}

export const clientErrors = (line: Command): Command =>
  line
    .option('--build <id>', 'of this build alone')
    .option('--days <n>', 'seen in the last days', '7')
    .option('--limit <n>', 'causes', '20')
    .action(async (options: { readonly build?: string; readonly days: string; readonly limit: string }) => {
      const asked = {
        build: options.build ?? null,
        days: wholeOf('days', options.days),
        limit: wholeOf('limit', options.limit),
      }
      await onGame(async (db, config) => {
        const nowMs = clockOf(config).nowMs()
        console.log((await clientErrorLines(db, config, { ...asked, nowMs })).join('\n'))
      })
    })
