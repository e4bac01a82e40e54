import type { CallData } from '#contracts/schemas.ts'
import { HUNT_MILESTONES, type HuntMilestone } from '#rules/hunt/hunts.ts'
import { boxOdds } from '#rules/items/boxes.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { minterFor } from '#server/db/movements.ts'
import { readPart, readView } from '#server/db/player-view.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { hunterFrom, milestonesView } from './service.ts'
import { hunterSelect, insertMilestone } from './store.ts'

const materialsOf = async (
  scope: CallScope,
  playerId: number,
  { awakeStones, box }: HuntMilestone,
): Promise<MaterialStack[]> => [
  ...(box === null ? [] : (await drawLuck(scope, playerId, 'box', boxOdds(box))).materials),
  ...(awakeStones > 0 ? [{ slug: 'material-awake-stone' as const, quantity: awakeStones }] : []),
]

/**
 * A milestone is claimed once, and its box is opened at once (R34). @throws ApiError `player-not-found`,
 * `not-found`, `not-claimable` with the kills needed, `already-claimed`
 */
export const claimMilestone = async (
  scope: CallScope,
  playerId: number,
  level: number,
): Promise<CallData<'hunting.claimMilestone'>> => {
  const { db, nowMs } = scope
  const milestone = HUNT_MILESTONES.find((candidate) => candidate.level === level)
  if (!milestone) throw new ApiError('not-found')
  await getPlayerLocked(db, playerId)
  const { demonsKilled } = hunterFrom(await readPart(db, playerId, hunterSelect))
  const { killsNeeded, tokNano } = milestone
  if (demonsKilled < killsNeeded) throw new ApiError('not-claimable', { killsNeeded })
  if (!(await insertMilestone(db, playerId, level, nowMs))) throw new ApiError('already-claimed')
  const materials = await materialsOf(scope, playerId, milestone)
  const give = minterFor(scope, playerId, { reason: 'hunt-milestone', ref: String(level) })
  await giveOrInbox({ db, nowMs }, [
    give('tok', tokNano),
    ...materials.map(({ slug, quantity }) => give(slug, quantity)),
  ])
  return {
    level,
    reward_tok: tokNano,
    materials,
    balance: Number(await balanceOf(db, playerId, 'tok')),
    milestones: await readView(db, playerId, milestonesView, { nowMs }),
  }
}
