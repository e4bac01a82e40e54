import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { replayHp } from '#rules/kombat/fight-replay.ts'
import { tokToNano } from '#rules/units.ts'
import { hasInstalledPostgres, startInstalledPostgres } from '#tests/helpers/database/installed-postgres.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { contractClient, type LoopOutcome, playLoop } from '#tests/helpers/players/play-loop.ts'
import { startServer } from '#tests/helpers/server/server-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-loop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const expectTheLoop = ({ earlyClaim, claim, opponent, fight, replay, balanceNano }: LoopOutcome): void => {
  expect(earlyClaim).toEqual({ status: 400, code: 'claim-too-early', message: 'claim too early' })
  expect(claim.amount).toBeGreaterThanOrEqual(tokToNano(0.5))
  expect(claim.balance).toBe(tokToNano(10) + claim.amount)
  expect(fight.enemy.username).toBe(opponent.username)
  expect(fight.commitment).toBe(opponent.commitment)
  expect(fight.new_rank).toBe(fight.old_rank + fight.rank_gain)
  expect(balanceNano).toBe(fight.balance)
  expect(replay.scenario).toEqual(fight.scenario)
  const maxHp = { attacker: fight.user.health_point, defender: fight.enemy.health_point }
  const end = replayHp(fight.scenario, maxHp).at(-1)
  expect(end && Math.min(end.attacker, end.defender)).toBeGreaterThanOrEqual(0)
}

const playOn = async (databaseUrl: string, name: string): Promise<LoopOutcome> => {
  const clock = path.join(folder, `${name}-clock`)
  writeFileSync(clock, '+0m')
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, name), TEST_CLOCK: clock })
  try {
    const session = (await (await fetch(`${server.address}/local/session`)).json()) as { data: { init_data: string } }
    return await playLoop(contractClient(server.address, session.data.init_data), async (minutes) =>
      writeFileSync(clock, `+${minutes}m`),
    )
  } finally {
    expect(await server.stop()).toBe(0)
  }
}

describe('the first loop, written from the contract alone, over HTTP with signed launch data (rows 49, 74, 86, 93)', () => {
  it('onboards, is refused an early claim, claims, finds, fights and reads the result on the embedded PostgreSQL', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.drop())
    expectTheLoop(await playOn(database.url, 'embedded'))
  })

  if (hasInstalledPostgres)
    it('does the same on a separately installed PostgreSQL 15', async () => {
      const postgres = await startInstalledPostgres()
      onTestFinished(() => postgres.stop())
      expectTheLoop(await playOn(postgres.url, 'installed'))
    })
})
