import type { Command } from 'commander'
import { ApiError } from '#server/api-error.ts'
import { inRolledBack } from '#server/db/rolled-back.ts'
import { argumentsOf } from '#server/operators/command-line.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { ActFlags, AddCommand, AdminScope, Run, Work } from './commands/add-command.ts'
import { addAirdrop } from './commands/airdrop.ts'
import { addGrant, addInbox, addTake } from './commands/assets.ts'
import { addBoss } from './commands/boss.ts'
import { addBot } from './commands/bot.ts'
import { addGuild } from './commands/guild.ts'
import { addItem } from './commands/item.ts'
import { addLog } from './commands/log.ts'
import { addMarket } from './commands/market.ts'
import { addNews } from './commands/news.ts'
import { addPlayer } from './commands/player.ts'
import { addRank } from './commands/rank.ts'
import { addReceipts } from './commands/receipts.ts'
import { addBan, addUnban, addWatch } from './commands/sanctions.ts'
import { addSeason } from './commands/season.ts'
import { addShop } from './commands/shop.ts'
import { addStars } from './commands/stars.ts'
import { addText } from './commands/text.ts'
import { addTonPrize } from './commands/ton-prize.ts'
import { addTournament } from './commands/tournament.ts'

const COMMANDS: readonly AddCommand[] = [
  addPlayer,
  addGrant,
  addTake,
  addInbox,
  addItem,
  addRank,
  addBan,
  addWatch,
  addUnban,
  addMarket,
  addBoss,
  addSeason,
  addTournament,
  addReceipts,
  addShop,
  addAirdrop,
  addGuild,
  addText,
  addStars,
  addTonPrize,
  addBot,
  addNews,
  addLog,
]

export const leafCommands = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leafCommands)

export const wordsOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...wordsOf(command.parent), command.name()]

const usageOf = (command: Command): string =>
  `  ${[...wordsOf(command), ...argumentsOf(command)].join(' ')}\n      ${command.description()}`

export const addAdminCommands = (program: Command, run: Run): Command => {
  for (const add of COMMANDS) add(program, run)
  program.helpInformation = () =>
    [`${program.name()} …`, ...leafCommands(program).map(usageOf), 'Amounts: TOK as 12.5, all else whole.', ''].join(
      '\n',
    )
  return program
}

const performWork = async (scope: AdminScope, { why = '', dryRun = false }: ActFlags, work: Work) => {
  if (!dryRun) return [await work({ ...scope, why }, scope)].flat()
  const lines = await inRolledBack(scope.db, (db) => work({ ...scope, db, why }, { ...scope, db }))
  return [lines, 'This was a dry run: nothing of it has happened.'].flat()
}

/**
 * Does the command's work; with `dryRun` in a transaction that is rolled back. @returns output lines @throws
 * OperatorError also for an ApiError, with its text
 */
export const performAdmin = async (scope: AdminScope, flags: ActFlags, work: Work): Promise<string[]> => {
  try {
    return await performWork(scope, flags, work)
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorError(error.message, { cause: error })
    throw error
  }
}
