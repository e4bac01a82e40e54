import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClientError } from '#contracts/schemas/client-errors.ts'
import type { StackFrame } from '#rules/client-errors/client-errors.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { collectClientErrors } from '#server/modules/client-errors/collect.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const PLAYER = 4711
const BUILD = 'build-1'

/** Errors of different causes: each in another line, and with `fileOf` also in another file. */
const causes = (from: number, count: number, fileOf = (_index: number) => 'assets/home-Ab3dEf9x.js'): ClientError[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'render',
    message: 'pet is undefined',
    frames: [{ file: fileOf(index), line: from + index, column: 1 }],
  }))

const start = async () => {
  const server = await testApp({ config: { buildId: BUILD } })
  onTestFinished(() => server.close())
  const findSource = vi.fn(async (frame: StackFrame) => frame)
  const collected = collectClientErrors({ ...server, log: pino({ level: 'silent' }), findSource })
  const take = (errors: readonly ClientError[], build = BUILD, playerId: number | null = null, nowMs = 0) =>
    collected.take({ build, playerId, errors, times: {} }, nowMs)
  const groups = () => server.db.selectFrom('client_errors').select(['count']).orderBy('count', 'desc').execute()
  return { server, findSource, collected, take, groups }
}

describe('collected errors of browsers', () => {
  it('have eight files mapped at a write, whatever comes', async () => {
    const { take, collected, findSource, groups } = await start()
    take(causes(1, 30, (index) => `assets/invented-${index}.js`))
    await collected.stop()
    expect(findSource).toHaveBeenCalledTimes(8)
    expect(await groups()).toHaveLength(30)
  })

  it('leave room for new causes of players and of our build, and for those that are known', async () => {
    const { take, collected, server, groups } = await start()
    for (const build of ['invented-1', 'invented-2']) take(causes(1, 15), build)
    take(causes(1, 60))
    take(causes(1001, 160), BUILD, PLAYER)
    take(causes(1, 1))
    await collected.stop()
    const kept = await groups()
    expect(kept).toHaveLength(20 + 50 + 150)
    expect(Number(kept[0]?.count)).toBe(2)
    expect(await server.metrics.text()).toContain('house_kombat_client_errors_dropped_total{reason="new"} 30')
  })

  it('are known, and no longer mapped, only after one of the cause was kept', async () => {
    const { take, collected, findSource } = await start()
    // Fills the buffer of 500 within four hours.
    for (let hour = 0; hour < 4; hour++) take(causes(1000 * hour + 1, 150), BUILD, PLAYER, hour * MS_PER_HOUR)
    await collected.stop()
    expect(findSource).toHaveBeenCalledTimes(500)
    take(causes(3001, 150), BUILD, PLAYER, 3 * MS_PER_HOUR)
    await collected.stop()
    expect(findSource).toHaveBeenCalledTimes(600)
  })
})
