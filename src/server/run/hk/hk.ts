import { Command } from 'commander'
import { parseCommandLine } from '#server/operators/command-line.ts'
import { UsageError } from '#server/operators/operator-error.ts'
import { runCommand } from '../launcher.ts'

type Define = (line: Command, args: readonly string[]) => Command

interface OperatorCommand {
  readonly says: string
  /** Loads on demand, so that a command does not load the modules of the others. */
  readonly load: () => Promise<Define>
}

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  admin: {
    says: 'players, gifts, bans, market, news; bare, it lists what it can do',
    load: async () => (await import('./admin.ts')).admin,
  },
  'archive-ledger': {
    says: 'takes an old month out of the ledger; the audit goes on by its sums',
    load: async () => (await import('./archive-ledger.ts')).archiveLedger,
  },
  audit: {
    says: 'recomputes every balance from the ledger; status 1 where there is a difference',
    load: async () => (await import('./audit.ts')).auditGame,
  },
  'database-role': {
    says: 'sets the limits of calls for the role of DATABASE_URL behind a pooler, once',
    load: async () => (await import('./database-role.ts')).databaseRole,
  },
  distribute: {
    says: 'spreads the database over the machines of Citus',
    load: async () => (await import('./distribute.ts')).distributeGame,
  },
  errors: {
    says: 'what went wrong in players’ browsers, by cause and build, at its place in the sources',
    load: async () => (await import('./errors.ts')).clientErrors,
  },
  fight: {
    says: 'simulates a stored fight again and compares it with what was paid',
    load: async () => (await import('./fight.ts')).verifyStoredFight,
  },
  maintenance: {
    says: 'closes the game for players, or opens it',
    load: async () => (await import('./maintenance.ts')).maintenance,
  },
  operators: {
    says: 'who may sign in at the desk',
    load: async () => (await import('./operators.ts')).operators,
  },
  upgrade: {
    says: 'brings the database up to date before the new build is started',
    load: async () => (await import('./upgrade.ts')).upgradeDatabase,
  },
  world: {
    says: 'grows the first-start world where there is none, or plays a season on a database of its own',
    load: async () => (await import('./world.ts')).world,
  },
}

const NAME_WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => name.length))

const listLines = (): readonly string[] => [
  'hk <command> …; hk <command> --help prints its arguments.',
  ...Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(NAME_WIDTH)}  ${says}`),
]

await runCommand(async () => {
  const [name = '--help', ...args] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(name)) {
    console.log(listLines().join('\n'))
    return
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command "${name}": hk lists them.`)
  const define = await command.load()
  const line = define(new Command(`hk ${name}`).description(command.says), args)
  const isBareGroup = line.commands.length > 0 && args.length === 0
  for (const text of await parseCommandLine(line, isBareGroup ? ['--help'] : args)) console.log(text)
})
