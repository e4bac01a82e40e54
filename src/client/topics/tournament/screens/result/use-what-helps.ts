import { useQuery } from '@tanstack/react-query'
import type { Replay } from '#contracts/wire.ts'
import type { FightStats, Side } from '#rules/kombat/fight-types.ts'
import type { WhatHelps } from '#rules/kombat/what-helps.ts'

const SEED_DIGITS = 32
const NO_HEX = /[^\da-f]/gi

const tried = async ({ enemy, inputs, replay_id, server_seed, user }: Replay, side: Side): Promise<WhatHelps> => {
  const { whatHelps } = await import('#rules/kombat/what-helps.ts')
  // The same shape as in the rules, but its type has plain numbers as stone levels.
  const sides = inputs as { attacker: FightStats; defender: FightStats }
  const { skills } = (side === 'attacker' ? user : enemy).pet
  const seedHex = `${server_seed}${replay_id}`.replace(NO_HEX, '').padEnd(SEED_DIGITS, '0').slice(0, SEED_DIGITS)
  return whatHelps(sides, { side, skills, seedHex })
}

/** Simulated on this device. Undefined while that runs, or if it cannot. */
export const useWhatHelps = (replay: Replay, side: Side): WhatHelps | undefined =>
  useQuery({
    queryKey: ['what-helps', replay.replay_id, side],
    queryFn: () => tried(replay, side),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data
