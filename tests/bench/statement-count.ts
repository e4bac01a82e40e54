import { calls } from '../../src/contracts/calls.ts'
import { startCountingProxy } from '../helpers/database/counting-proxy.ts'
import { type BenchSurroundings, readyToFight, startMeasuredBuild } from './measured-build.ts'

/** `BENCH_STATEMENTS=1` prints what was counted. */
const SHOWS_STATEMENTS = process.env.BENCH_STATEMENTS !== undefined
const TIMES = 3
const MOST_FIGHTS = 60

interface Count {
  readonly name: string
  readonly value: number
  readonly bar: { readonly atMost: number }
}

/** Starts a build, on the database of an earlier measurement, behind a proxy that counts. */
export const startStatementCount = async (
  surroundings: BenchSurroundings,
  file: string,
): Promise<{ figures(): Promise<readonly Count[]>; stop(): Promise<void> }> => {
  const proxy = await startCountingProxy(surroundings.postgresUrl)
  const build = await startMeasuredBuild(surroundings, {
    name: 'present',
    file,
    serverPostgresUrl: proxy.url,
  })

  const counted = async (
    playerId: number,
    call: string,
  ): Promise<{ readonly statements: number; readonly data: unknown }> => {
    proxy.take()
    const data = await build.call(playerId, call)
    const statements = proxy.take()
    if (SHOWS_STATEMENTS) console.error(call, statements)
    return { statements: statements.length, data }
  }

  const [, , , player = 0, fighter = 0, beginner = 0] = surroundings.players

  const most = async (call: string, playerId: number, times = TIMES): Promise<number> => {
    let statements = 0
    // The first one fills what a process keeps.
    for (let time = 0; time <= times; time++) {
      const count = await counted(playerId, call)
      if (time > 0) statements = Math.max(statements, count.statements)
    }
    return statements
  }

  /** The most that a find and a fight took, by opponent and outcome. */
  const mostOfFights = async (playerId: number, fights: number): Promise<Map<string, number>> => {
    const found = new Map<string, number>()
    const note = (name: string, statements: number): void => {
      found.set(name, Math.max(found.get(name) ?? 0, statements))
    }
    for (let number = 0; number < MOST_FIGHTS && found.size < 3; number++) {
      await readyToFight(build.db, fights)
      const find = await counted(playerId, 'combats.find')
      const against = (find.data as { is_bot: boolean }).is_bot ? 'bot' : 'player'
      const fight = await counted(playerId, 'combats.fight')
      if (number === 0 || (against === 'bot') !== (fights === 0)) continue
      note(`find_${against}`, find.statements)
      note(
        `fight_${against}_${(fight.data as { winner: string }).winner === 'attacker' ? 'won' : 'lost'}`,
        fight.statements,
      )
    }
    return found
  }

  return {
    async figures() {
      const counts = new Map([['claim', await most('users.claim', player)]])
      for (const [id, fights] of [
        [fighter, 10],
        [beginner, 0],
      ] as const)
        for (const [name, statements] of await mostOfFights(id, fights)) counts.set(name, statements)
      const figures = [...counts].map(([name, value]) => ({ name: `statements_${name}`, value, bar: { atMost: 3 } }))
      if (!('users.home' in calls)) return figures
      return [...figures, { name: 'statements_home', value: await most('users.home', player), bar: { atMost: 8 } }]
    },
    async stop() {
      await build.stop()
      proxy.stop()
    },
  }
}
