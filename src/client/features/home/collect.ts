import type { QueryClient } from '@tanstack/react-query'
import type { CallData } from '../../../contracts/schemas.ts'
import { claimableMilestones } from '../../../rules/hunts.ts'
import { ApiError } from '../../api/api-error.ts'
import { sendMove } from '../../api/use-move.ts'
import { dailyQuery, huntQuery, milestonesQuery, starsQuery } from './later-queries.ts'
import { balanceQuery, boostsQuery, lastClaimQuery } from './queries.ts'
import type { CollectStep } from './today-items.ts'

type Stone = CallData<'hunting.claim'>['stones'][number]

/** What was collected. */
export interface Gain {
  readonly tokNano: number
  readonly star: number
  /** Quantities by material slug. */
  readonly materials: ReadonlyMap<string, number>
  readonly stones: readonly Stone[]
}

/** Nothing. */
export const NO_GAIN: Gain = { tokNano: 0, star: 0, materials: new Map(), stones: [] }

const gainOf = (
  over: Partial<Omit<Gain, 'materials'>> & { materials?: CallData<'daily.claim'>['materials'] },
): Gain => ({
  ...NO_GAIN,
  ...over,
  materials: new Map(over.materials?.map(({ slug, quantity }) => [slug, quantity])),
})

/** Two gains together. */
export const addGains = (left: Gain, right: Gain): Gain => {
  const materials = new Map(left.materials)
  for (const [slug, quantity] of right.materials) materials.set(slug, (materials.get(slug) ?? 0) + quantity)
  return {
    tokNano: left.tokNano + right.tokNano,
    star: left.star + right.star,
    materials,
    stones: [...left.stones, ...right.stones],
  }
}

/** A step that was collected: what it brought, and what can be collected because of it. */
export interface Collected {
  readonly gain: Gain
  readonly follows: readonly CollectStep[]
}

const collectHunt = async (
  queryClient: QueryClient,
  step: Extract<CollectStep, { kind: 'hunt' }>,
): Promise<Collected> => {
  const answer = await sendMove('hunting.claim', { params: { slug: step.slug } })
  queryClient.setQueryData(huntQuery.queryKey, null)
  queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
  queryClient.setQueryData(starsQuery.queryKey, answer.star_balance)
  const known = queryClient.getQueryData(milestonesQuery.queryKey)
  if (known) {
    queryClient.setQueryData(milestonesQuery.queryKey, { ...known, total_demon_killed: answer.total_demon_killed })
  }
  const before = known ? claimableMilestones(known.total_demon_killed, known.claimed) : []
  const after = known ? claimableMilestones(answer.total_demon_killed, known.claimed) : []
  return {
    gain: gainOf({ tokNano: answer.reward_tok, star: answer.stars, stones: answer.stones }),
    follows: after.filter((level) => !before.includes(level)).map((level) => ({ kind: 'milestone', level })),
  }
}

/** Collects one thing; what the answer says is shown at once (T32). Fails with the call's error. */
export const collectStep = async (queryClient: QueryClient, step: CollectStep): Promise<Collected> => {
  switch (step.kind) {
    case 'claim': {
      const { amount, balance, last_claim } = await sendMove('users.claim', undefined)
      queryClient.setQueryData(balanceQuery.queryKey, balance)
      queryClient.setQueryData(lastClaimQuery.queryKey, last_claim)
      void queryClient.invalidateQueries({ queryKey: boostsQuery.queryKey })
      return { gain: gainOf({ tokNano: amount }), follows: [] }
    }
    case 'daily': {
      const { amount, materials, balance, ...daily } = await sendMove('daily.claim', undefined)
      queryClient.setQueryData(dailyQuery.queryKey, daily)
      queryClient.setQueryData(balanceQuery.queryKey, balance)
      // The check-in is a task of Earn too (R40), and a mission counts it.
      for (const name of ['tasks.list', 'upgrades.missions']) void queryClient.invalidateQueries({ queryKey: [name] })
      return { gain: gainOf({ tokNano: amount, materials }), follows: [] }
    }
    case 'hunt':
      return collectHunt(queryClient, step)
    case 'milestone': {
      const answer = await sendMove('hunting.claimMilestone', { params: { level: step.level } })
      queryClient.setQueryData(milestonesQuery.queryKey, answer.milestones)
      queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
      return { gain: gainOf({ tokNano: answer.reward_tok, materials: answer.materials }), follows: [] }
    }
  }
}

/** What of a step could not be collected; `message` is the server's, null without an answer. */
export interface Missed {
  readonly step: CollectStep
  readonly message: string | null
}

/** How collecting went. */
export interface Harvest {
  readonly gain: Gain
  readonly collected: number
  readonly missed: readonly Missed[]
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.code === 'network'

/**
 * Collects one thing after another (extra 6), with what follows from it. What is refused is noted and the rest goes on;
 * without a connection nothing more is tried. Never fails.
 * @param onProgress which step begins, from 1, and how many there are by now
 */
export const collectAll = async (
  steps: readonly CollectStep[],
  collect: (step: CollectStep) => Promise<Collected>,
  onProgress: (step: number, steps: number) => void,
): Promise<Harvest> => {
  const queue = [...steps]
  const missed: Missed[] = []
  let gain = NO_GAIN
  let collected = 0
  for (let index = 0; index < queue.length; index += 1) {
    const step = queue[index]
    if (!step) break
    onProgress(index + 1, queue.length)
    try {
      const answer = await collect(step)
      gain = addGains(gain, answer.gain)
      collected += 1
      queue.push(...answer.follows)
    } catch (error) {
      if (isNetwork(error)) {
        missed.push(...queue.slice(index).map((left) => ({ step: left, message: null })))
        break
      }
      missed.push({ step, message: error instanceof Error ? error.message : null })
    }
  }
  return { gain, collected, missed }
}
