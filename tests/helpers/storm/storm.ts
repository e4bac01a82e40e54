import { createHash } from 'node:crypto'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { TRADER_AGE_MIN_MS } from '#rules/market/market.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { type StormCaller, type StormTransport, stormCaller } from './caller.ts'
import type { StormPlayer } from './operation.ts'
import { randomOperation } from './operations.ts'

export interface StormPlan {
  readonly seed: string
  readonly firstId: number
  readonly players: number
  /** Smallest number of operations, without joining. Each sends one or more requests. */
  readonly operations: number
  readonly betweenRounds?: (round: number) => Promise<void>
}

const OPERATIONS_A_ROUND = 4
const LONG_PAUSE_PERCENT = 40
const OLD_ENOUGH_S = TRADER_AGE_MIN_MS / MS_PER_SECOND

const isMove = (name: CallName): boolean => (calls[name] as CallLine).mutates

/**
 * Plays a storm. In each round all players act at once. Before it the clock moves by seconds or hours. Two thirds of
 * the players were invited.
 */
export const runStorm = async (transport: StormTransport, plan: StormPlan): Promise<StormCaller> => {
  const rng = createRng(createHash('sha256').update(plan.seed).digest('hex'))
  const caller = stormCaller(transport, isMove)
  const players: StormPlayer[] = []
  for (let index = 0; index < plan.players; index++) {
    const player: StormPlayer = { id: plan.firstId + index, foundInRound: null }
    const inviter = index % 3 === 0 ? undefined : rng.pick(players).id
    await caller.call('users.onboard', { body: { house_id: rng.int(0, 7) } }, player.id, {
      copies: 2,
      ...(inviter === undefined ? {} : { startParam: String(inviter) }),
    })
    players.push(player)
  }
  let operations = 0
  for (let round = 0; operations < plan.operations; round++) {
    const pauseS =
      round === 0 ? OLD_ENOUGH_S : rng.chance(LONG_PAUSE_PERCENT) ? rng.int(15 * 60, 9 * 3600) : rng.int(4, 100)
    transport.advance(pauseS * MS_PER_SECOND)
    await plan.betweenRounds?.(round)
    const scene = { caller, transport, rng, players, round }
    await Promise.all(
      players.map(async (player) => {
        for (let turn = 0; turn < OPERATIONS_A_ROUND; turn++) {
          // Not `+= await`, because concurrent additions would be lost.
          const done = await randomOperation(scene, player)
          operations += done
        }
      }),
    )
  }
  return caller
}
