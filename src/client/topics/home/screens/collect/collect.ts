import type { QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '#client/api/api-error.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { huntMilestonesQuery } from '#client/topics/hunt/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { beginClaim } from '#client/topics/mining/mutations.ts'
import { lastClaimQuery } from '#client/topics/mining/queries.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { OpenedReward, SeasonLook } from '#contracts/wire.ts'
import type { BossItem } from '#rules/boss/boss.ts'
import { claimableMilestones } from '#rules/hunt/hunts.ts'
import { pathReward } from '#rules/season-path/season-path.ts'
import type { CollectStep } from '../../shared/today-items.ts'

type Stone = CallData<'hunting.claim'>['stones'][number]
type Item = OpenedReward['equipments'][number]
type Look = Pick<SeasonLook, 'house_id' | 'look'>

export interface Gain {
  readonly tokNano: number
  readonly star: number
  readonly materials: ReadonlyMap<string, number>
  readonly stones: readonly Stone[]
  readonly tickets: number
  readonly items: readonly Item[]
  readonly others: ReadonlyMap<BossItem, number>
  readonly looks: readonly Look[]
}

export const NO_GAIN: Gain = {
  tokNano: 0,
  star: 0,
  materials: new Map(),
  stones: [],
  tickets: 0,
  items: [],
  others: new Map(),
  looks: [],
}

const gainOf = (
  over: Partial<Omit<Gain, 'materials'>> & { materials?: CallData<'daily.claim'>['materials'] },
): Gain => ({
  ...NO_GAIN,
  ...over,
  materials: new Map(over.materials?.map(({ slug, quantity }) => [slug, quantity])),
})

const gainOfOpened = ({ tok, star, materials, stones, tickets = 0, equipments, others }: OpenedReward): Gain =>
  gainOf({
    ...{ tokNano: tok, star, materials, stones, tickets, items: equipments },
    others: new Map(others.map(({ slug, quantity }) => [slug, quantity])),
  })

const sumOf = <Slug>(left: ReadonlyMap<Slug, number>, right: ReadonlyMap<Slug, number>): ReadonlyMap<Slug, number> => {
  const sum = new Map(left)
  for (const [slug, quantity] of right) sum.set(slug, (sum.get(slug) ?? 0) + quantity)
  return sum
}

export const addGains = (left: Gain, right: Gain): Gain => ({
  tokNano: left.tokNano + right.tokNano,
  star: left.star + right.star,
  materials: sumOf(left.materials, right.materials),
  stones: [...left.stones, ...right.stones],
  tickets: left.tickets + right.tickets,
  items: [...left.items, ...right.items],
  others: sumOf(left.others, right.others),
  looks: [...left.looks, ...right.looks],
})

/** False if there is anything beside TOK, which a toast cannot show. */
export const isTokAlone = ({ star, materials, stones, tickets, items, others, looks }: Gain): boolean =>
  star + tickets + materials.size + others.size + stones.length + items.length + looks.length === 0

export interface Collected {
  readonly gain: Gain
  readonly follows: readonly CollectStep[]
}

const collectHunt = async (
  queryClient: QueryClient,
  step: Extract<CollectStep, { kind: 'hunt' }>,
): Promise<Collected> => {
  const known = queryClient.getQueryData(huntMilestonesQuery.queryKey)
  const answer = await sendMutation(queryClient, 'hunting.claim', { params: { slug: step.slug } })
  const before = known ? claimableMilestones(known.total_demon_killed, known.claimed) : []
  const after = known ? claimableMilestones(answer.total_demon_killed, known.claimed) : []
  return {
    gain: gainOf({ tokNano: answer.reward_tok, star: answer.stars, stones: answer.stones }),
    follows: after.filter((level) => !before.includes(level)).map((level) => ({ kind: 'milestone', level })),
  }
}

const collectPathStep = async (
  queryClient: QueryClient,
  { season, step }: Extract<CollectStep, { kind: 'pathStep' }>,
): Promise<Collected> => {
  const { opened } = await sendMutation(queryClient, 'season.claimPathStep', { params: { step }, body: { season } })
  const { look } = pathReward(step)
  const house_id = queryClient.getQueryData(combatProfileQuery.queryKey)?.house_id ?? 0
  return { gain: { ...gainOfOpened(opened), looks: look === null ? [] : [{ look, house_id }] }, follows: [] }
}

/** Writes the answer to the cache (T32). Rejects with the call's error. */
export const collectStep = async (queryClient: QueryClient, step: CollectStep): Promise<Collected> => {
  switch (step.kind) {
    case 'claim': {
      const lastClaim = queryClient.getQueryData(lastClaimQuery.queryKey)
      if (lastClaim !== undefined) beginClaim(Date.parse(lastClaim))
      const { amount } = await sendMutation(queryClient, 'users.claim')
      return { gain: gainOf({ tokNano: amount }), follows: [] }
    }
    case 'daily': {
      const { amount, materials } = await sendMutation(queryClient, 'daily.claim')
      return { gain: gainOf({ tokNano: amount, materials }), follows: [] }
    }
    case 'hunt':
      return collectHunt(queryClient, step)
    case 'milestone': {
      const answer = await sendMutation(queryClient, 'hunting.claimMilestone', { params: { level: step.level } })
      return { gain: gainOf({ tokNano: answer.reward_tok, materials: answer.materials }), follows: [] }
    }
    case 'league': {
      const { opened } = await sendMutation(queryClient, 'league.claimReward', {
        query: { week: step.week, league: 0 },
      })
      return { gain: gainOfOpened(opened), follows: [] }
    }
    case 'chest': {
      const { opened } = await sendMutation(queryClient, 'chests.open', { params: { id: step.id } })
      return { gain: gainOfOpened(opened), follows: [] }
    }
    case 'pathStep':
      return collectPathStep(queryClient, step)
    case 'inbox': {
      const { item } = await sendMutation(queryClient, 'inbox.claim', { params: { id: step.id } })
      const given = gainOf({ tokNano: item.tok, star: item.star, materials: item.materials })
      const opened = item.opened && gainOfOpened({ tok: 0, star: 0, ...item.opened })
      return { gain: opened ? addGains(given, opened) : given, follows: [] }
    }
  }
}

/** `message` is the error's. After a network error, null for the failed step and all later ones. */
export interface Missed {
  readonly step: CollectStep
  readonly message: string | null
}

export interface Harvest {
  readonly gain: Gain
  readonly collected: number
  readonly missed: readonly Missed[]
}

export const fitsToast = ({ gain, missed }: Harvest): boolean => missed.length === 0 && isTokAlone(gain)

/** Skips a failed step, but a network error ends the run (extra 6). Never rejects. `onProgress` counts from 1. */
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
      if (isNetworkError(error)) {
        missed.push(...queue.slice(index).map((left) => ({ step: left, message: null })))
        break
      }
      missed.push({ step, message: error instanceof Error ? error.message : null })
    }
  }
  return { gain, collected, missed }
}
