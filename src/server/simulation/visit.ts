import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { tidyBag } from './bag-acts.ts'
import { fight } from './fight-acts.ts'
import { beGuildMate } from './guild-acts.ts'
import { claimDaily, claimSeason, hunt, partOf } from './home-acts.ts'
import { trade } from './market-acts.ts'
import type { Visit } from './player.ts'
import { completeMissions, spend } from './spending-acts.ts'

const HOUSES = 8
const READ_MS = 5 * MS_PER_SECOND

const onboard = async ({ call, player, wait }: Visit): Promise<void> => {
  await call('users.onboard', { body: { house_id: player.identity.userId % HOUSES } })
  await call('equipments.claimWelcome', {})
  wait(MS_PER_MINUTE)
}

/** @throws Error when home does not open, which no action of a player may cause */
export const playVisit = async (visit: Visit): Promise<void> => {
  const { call, wait, player } = visit
  const { habit } = player
  let home = await call('users.home', {})
  if (home && partOf(home, 'users.me') === null) {
    await onboard(visit)
    home = await call('users.home', {})
  }
  if (home === null || partOf(home, 'users.me') === null)
    throw new Error(`The game does not open for ${player.identity.userId}: ${JSON.stringify(home?.['users.me'])}`)
  await claimSeason(visit, home)
  wait(READ_MS)
  await claimDaily(visit, home)
  await hunt(visit, home)
  await completeMissions(visit, home)
  if (habit.spends) await spend(visit, home)
  wait(READ_MS)
  const { items } = await fight(visit)
  const spare = items > 0 || habit.trades ? await tidyBag(visit) : []
  wait(READ_MS)
  if (habit.trades) await trade(visit, spare)
  if (habit.isGuildMate) await beGuildMate(visit)
}
