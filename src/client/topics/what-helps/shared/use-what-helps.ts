import { useQuery } from '@tanstack/react-query'
import type { Replay } from '#contracts/wire.ts'
import type { FightStats, Side } from '#rules/kombat/fight-types.ts'
import type { WhatHelps } from '#rules/kombat/what-helps.ts'

const SEED_DIGITS = 32
const NO_HEX = /[^\da-f]/gi

/** Lets the page draw and answer taps: all changes together take a phone a second. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const tried = async (replay: Replay, side: Side): Promise<WhatHelps> => {
  const { boss, enemy, inputs, replay_id, server_seed, user } = replay
  const { whatHelpsSteps } = await import('#rules/kombat/what-helps.ts')
  // Same as the rules' shape, except that stone levels are plain numbers.
  const sides = inputs as { attacker: FightStats; defender: FightStats }
  const { skills } = (side === 'attacker' ? user : enemy).pet
  const seedHex = `${server_seed}${replay_id}`.replace(NO_HEX, '').padEnd(SEED_DIGITS, '0').slice(0, SEED_DIGITS)
  const steps = whatHelpsSteps(sides, { side, skills, seedHex, goal: boss ? 'damage' : 'wins' })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTask()
  }
}

/** Simulates on this device once `isReady`. `reported` is undefined until the simulation ends. */
export const useWhatHelps = (
  replay: Replay,
  side: Side,
  isReady = true,
): { readonly reported: WhatHelps | undefined; readonly hasFailed: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['what-helps', replay.replay_id, side],
    queryFn: () => tried(replay, side),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return { reported: data, hasFailed: isError }
}
