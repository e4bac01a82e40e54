import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { getPlayer, setRankPoints } from '#server/modules/players/service.ts'
import { currentSeason, rollOverRank } from '#server/modules/season/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'

/** Upper bound of the command, far above the points at which the highest league begins. */
const MOST = 100_000

/** @returns the resulting league @throws OperatorError unless `text` is a whole number in range */
export const setRank = async (operator: Operator, playerId: number, text: string | undefined): Promise<string> => {
  const points = text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(points <= MOST)) throw new OperatorError(`Say the rank points: whole, 0 to ${MOST}.`)
  await act(operator, 'rank', playerId, { points }, async ({ db, nowMs }) => {
    await rollOverRank(db, await getPlayer(db, playerId), await currentSeason(db, nowMs))
    await setRankPoints(db, playerId, rankPoints(points), nowMs)
  })
  return tierOf(rankPoints(points)).title
}
