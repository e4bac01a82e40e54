import type { CallData } from '#contracts/schemas.ts'
import { nextArmyCost } from '#rules/army/army.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { partOf } from './home-acts.ts'
import type { Visit } from './player.ts'

const UPGRADES_MAX = 3

export const completeMissions = async ({ call }: Visit, home: CallData<'users.home'>): Promise<void> => {
  for (const { id, repeats, task_user, completed } of partOf(home, 'upgrades.missions') ?? [])
    if (!completed && task_user.repeats >= repeats) await call('upgrades.completeMission', { params: { id } })
}

const levelOf = (home: CallData<'users.home'>, type: string): number =>
  Math.max(
    0,
    ...(partOf(home, 'users.me')?.upgrades ?? [])
      .filter(({ upgrade_type }) => upgrade_type === type)
      .map(({ upgrade_level }) => upgrade_level),
  )

export const spend = async ({ call }: Visit, home: CallData<'users.home'>): Promise<void> => {
  let balance = (await call('users.balance', {})) ?? 0
  const levels = { 'pocket-size': levelOf(home, 'pocket-size'), 'mining-tok': levelOf(home, 'mining-tok') }
  for (let bought = 0; bought < UPGRADES_MAX; bought++) {
    const [next] = (['pocket-size', 'mining-tok'] as const)
      .map((type) => ({ type, cost: gameValues[`${type}-costs`][levels[type]] ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.cost - b.cost)
    if (next === undefined || next.cost > balance) break
    const done = await call('upgrades.buy', { body: { type: next.type } })
    if (done === null) break
    balance = done.balance
    levels[next.type] = done.upgrade_level
  }
  const spent = (await call('users.starsSpent', { params: { category: 'upgrade-army-rank' } })) ?? 0
  const cost = nextArmyCost(spent)
  const stars = (await call('users.stars', {})) ?? 0
  if (cost !== null && cost <= stars) await call('users.spendStars', { body: { type: 'upgrade-army-rank' } })
}
