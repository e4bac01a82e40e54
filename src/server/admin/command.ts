import { Command } from 'commander'
import { argumentsOf, parseCommandLine } from '../command-line.ts'
import { inRolledBack } from '../db/rolled-back.ts'
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
  addStars,
  addTonPrize,
  addBot,
  addNews,
  addLog,
]

/** The command line of operators; another one can take it as a command of its own. */
export const adminCommand = (run: Run): Command => {
  const program = new Command('admin').description("operators' commands on the game's database")
  for (const add of COMMANDS) add(program, run)
  return program
}

/** Commands that do something, without the groups that hold them. */
export const leafCommands = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leafCommands)

/** The words by which a command is called. */
export const wordsOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...wordsOf(command.parent), command.name()]

const usageOf = (command: Command): string =>
  `  ${[...wordsOf(command), ...argumentsOf(command)].join(' ')}\n      ${command.description()}`

/** The commands with their flags: those of the first word, or all where no command has it. */
export const adminUsage = (first?: string): string => {
  const all = leafCommands(adminCommand(async () => {}))
  const named = all.filter((command) => wordsOf(command)[0] === first)
  const leaves = named.length > 0 ? named : all
  return ['npm run admin -- …', ...leaves.map(usageOf), 'Amounts: TOK as 12.5, all else whole.'].join('\n')
}

/** Parsed command line: a task, or only texts to print such as the help. */
export interface AskedOfAdmin {
  readonly task: { readonly flags: ActFlags; readonly work: Work } | undefined
  readonly printed: readonly string[]
}

/**
 * Reads the command line of an operator, which takes no database.
 * @throws OperatorError with the usage for what is no command, and for arguments that it does not take
 */
export const readAdmin = async (args: readonly string[]): Promise<AskedOfAdmin> => {
  const tasks: AskedOfAdmin['task'][] = []
  const program = adminCommand(async (flags, work) => {
    tasks.push({ flags, work })
  })
  const printed = await parseCommandLine(program, args, (problem) => `${problem}\n${adminUsage(args[0])}`)
  return { task: tasks[0], printed }
}

/**
 * Does what an operator asks for. Every act is a row of the log, and what moves is a ledger row too, all or nothing.
 * @returns the output, line by line
 * @throws OperatorError when it cannot be done
 */
export const performAdmin = async (scope: AdminScope, { task, printed }: AskedOfAdmin): Promise<string[]> => {
  if (task === undefined) return [...printed]
  const { why = '', dryRun = false } = task.flags
  if (!dryRun) return task.work({ ...scope, why }, scope)
  const lines = await inRolledBack(scope.db, (db) => task.work({ ...scope, db, why }, { ...scope, db }))
  return [...lines, 'This was a dry run: nothing of it has happened.']
}
