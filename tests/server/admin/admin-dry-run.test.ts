import { Command } from 'commander'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addAdminCommands, leafCommands, wordsOf } from '#server/admin/command.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const server = await fileApp()

/** The value of each argument and flag. The test fails for a new one until it has a value here. */
const values = (): Record<string, string> => ({
  player: String(player),
  asset: 'tok',
  amount: '1',
  slug: 'sword-epic',
  points: '900',
  listing: '018f0000-0000-7000-8000-000000000000',
  item: '018f0000-0000-7000-8000-000000000000',
  monday: '2027-01-04',
  name: 'trial',
  offer: 'bag-boost-1d',
  charge: 'none',
  instant: 'now',
  why: 'a trial',
  appeal: 'https://t.me/support',
  hp: '1000000',
  opens: 'never',
  price: '7',
  ends: 'never',
  transaction: 'a'.repeat(64),
  tag: 'TRY',
  text: 'pet-name',
})

const sampleOf = (name: string): string => {
  const value = values()[name]
  if (value === undefined) throw new Error(`This test has no value for "${name}".`)
  return value
}

const dryRuns = () =>
  leafCommands(addAdminCommands(new Command('hk admin'), async () => {})).map((command) => {
    const args = command.registeredArguments
      .filter(({ required }) => required)
      .map((argument) => sampleOf(argument.name()))
    const flags = command.options
      .filter(({ long, required }) => required && long !== '--dry-run')
      .flatMap(({ long }) => [`${long}`, sampleOf(`${long}`.slice(2))])
    const isKnown = command.options.some(({ long }) => long === '--dry-run')
    return { words: wordsOf(command).join(' '), isKnown, args: [...wordsOf(command), ...args, ...flags, '--dry-run'] }
  })

const everyTable = async (): Promise<Record<string, unknown>> => {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public' order by 1`.execute(server.db)
  const contents: Record<string, unknown> = {}
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as sum
      from ${sql.raw(name)} t`.execute(server.db)
    contents[name] = sums[0]?.sum
  }
  return contents
}

const outcomeOf = (args: readonly string[]): Promise<string> =>
  runAdmin({ ...server.scope(), who: 'olga' }, args).then(
    (lines) => lines.join('\n'),
    (error: Error) => `${error.name}: ${error.message}`,
  )

const player = await kombatPlayers(server).join()

describe('--dry-run of the operators’ commands', () => {
  it('changes no row of any table, and is refused in a sentence by commands without it', async () => {
    const before = await everyTable()
    expect(Object.keys(before).length).toBeGreaterThan(50)
    const done: string[] = []
    for (const { words, isKnown, args } of dryRuns()) {
      const outcome = await outcomeOf(args)
      if (isKnown) expect(outcome, words).toMatch(/dry run: nothing of it|Nothing has been written|^OperatorError: /)
      else expect(outcome, words).toMatch(/^UsageError: Unknown option '--dry-run'/)
      if (outcome.includes('This was a dry run')) done.push(words)
      expect(await everyTable(), words).toEqual(before)
    }
    expect(done).toEqual(
      expect.arrayContaining(['grant', 'inbox', 'item', 'rank', 'ban', 'watch', 'boss pool', 'news']),
    )
  })

  it('refuses flags that a command does not have', async () => {
    expect(await outcomeOf(['ban', String(player), '--why', 'x', '--worn'])).toMatch(/^UsageError: Unknown option/)
  })
})
