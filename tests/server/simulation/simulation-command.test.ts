import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { ServerConfig } from '#server/config/config.ts'
import { openSimulationDatabase } from '#server/run/hk/simulation-database.ts'
import { seedOf, simulationAsked } from '#server/run/hk/simulation-options.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { testApp, testConfig } from '#tests/helpers/server/test-app.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-simulation-test-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const localConfig = (changes: Partial<ServerConfig>): ServerConfig => ({
  ...testConfig(),
  mode: 'local',
  dataDir: scratch,
  databaseUrl: null,
  directDatabaseUrl: null,
  ...changes,
})
const databasesNamed = async (name: string): Promise<number> => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  await client.end()
  return rowCount ?? 0
}

describe('what a simulation is asked for', () => {
  const asked = { simulate: '28d', players: undefined, seed: 7 }

  test('is thirty players unless it says otherwise', () => {
    expect(simulationAsked(asked)).toEqual({ days: 28, players: 30, seed: 7 })
    expect(simulationAsked({ ...asked, players: '300' }).players).toBe(300)
  })

  test.each(['28', '0d', '85d', '1.5d', '-3d', 'd', '4w'])('is refused in a sentence for days like %s', (simulate) => {
    expect(() => simulationAsked({ ...asked, simulate })).toThrow('--simulate takes days from 1d to 84d')
  })

  test.each(['0', '1001', 'many', '3.5', ''])('is refused in a sentence for players like %j', (players) => {
    expect(() => simulationAsked({ ...asked, players })).toThrow('--players takes a whole number from 1 to 1000')
  })

  test('is refused in a sentence for a seed that is no number', () => {
    expect(() => seedOf('seven')).toThrow('The seed is a whole number')
    expect(seedOf('0')).toBe(0)
  })
})

describe('the database of a simulation', () => {
  test('cannot be on a server with a bot’s token, and nothing is made', async () => {
    await expect(openSimulationDatabase(localConfig({ mode: 'messenger' }), { seed: 1, keep: true })).rejects.toThrow(
      'BOT_TOKEN is set',
    )
    expect(readdirSync(scratch)).toEqual([])
  })

  test('cannot be on a server on which people play', async () => {
    const server = await testApp()
    onTestFinished(() => server.close())
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: 900_001 })
    const config = localConfig({ databaseUrl: server.database.url, directDatabaseUrl: server.database.url })
    await expect(openSimulationDatabase(config, { seed: 900_001, keep: false })).rejects.toThrow('there are people')
    expect(await databasesNamed('house_kombat_simulation_900001')).toBe(0)
  })

  test('is a separate one beside a game without people, refused while it is kept, and dropped otherwise', async () => {
    const game = await createTestDatabase()
    const config = localConfig({ databaseUrl: game.url, directDatabaseUrl: game.url })
    const name = 'house_kombat_simulation_900002'
    onTestFinished(() => game.drop())
    const own = await openSimulationDatabase(config, { seed: 900_002, keep: false })
    expect(new URL(own.url).pathname).toBe(`/${name}`)
    await expect(openSimulationDatabase(config, { seed: 900_002, keep: false })).rejects.toThrow(
      `There is a database ${name} already`,
    )
    await own.close()
    expect(await databasesNamed(name)).toBe(0)
  })

  test('says in one sentence that a server does not answer', async () => {
    const url = 'postgres://app@127.0.0.1:1/nothing'
    const config = localConfig({ databaseUrl: url, directDatabaseUrl: url })
    await expect(openSimulationDatabase(config, { seed: 1, keep: false })).rejects.toThrow(
      'The database does not answer',
    )
  })
})
