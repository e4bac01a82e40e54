import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf } from '#rules/days.ts'
import { ApiError } from '#server/api-error.ts'
import { isBannedNow } from '#server/calls/account-status.ts'
import { getPlayerLocked, presentPlayerIds } from '#server/modules/players/service.ts'
import { countLike, findShowcase, noteLike } from './store.ts'
import { likeOnTheWire, likeView, type ShowcaseScope } from './view.ts'

const CODES = { own: 'like-own', empty: 'showcase-empty', given: 'like-given', 'too-new': 'like-too-new' } as const

/**
 * A player can like a showcase once per UTC day, in the caller's transaction (R36). @throws ApiError
 * `player-not-found`, `showcase-not-found`, also for deleted and banned players; `like-own`, `showcase-empty`,
 * `like-given`, `like-too-new` with the earliest time
 */
export const likeShowcase = async (
  scope: ShowcaseScope,
  viewerId: number,
  playerId: number,
): Promise<CallData<'showcase.like'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, viewerId)
  const isThere = (await presentPlayerIds(db, [playerId])).has(playerId)
  if (!isThere || (await isBannedNow(db, playerId))) throw new ApiError('showcase-not-found')
  const places = (await findShowcase(db, playerId))?.places ?? []
  const liked = { playerId, isEmpty: places.every((place) => place === null) }
  const { state, fromMs } = await likeView(scope, viewerId, liked)
  if (state !== 'open') {
    throw new ApiError(CODES[state], fromMs === null ? {} : { from: new Date(fromMs).toISOString() })
  }
  await noteLike(db, viewerId, playerId, dayKeyOf(nowMs))
  const likes = await countLike(db, playerId)
  // The showcase's owner was deleted meanwhile.
  if (likes === null) throw new ApiError('showcase-not-found')
  return { likes, like: likeOnTheWire(await likeView(scope, viewerId, liked)) }
}
