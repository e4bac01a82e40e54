import type { CallData } from '#contracts/schemas.ts'
import { islandPieces } from '#rules/island/island.ts'
import { likeOf, NOTHING_SHOWN } from '#rules/showcase/showcase.ts'
import { ApiError } from '#server/api-error.ts'
import { isBannedNow } from '#server/calls/account-status.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { findFighter, type PlayerFighter } from '#server/modules/fighters/service.ts'
import { getPlayer } from '#server/modules/players/service.ts'
import { laurelsOf } from '#server/modules/season/service.ts'
import { isKnownPlayer } from '#server/modules/tournament/service.ts'
import { shownIn } from './exhibits.ts'
import { findIsland, findShowcase, likedOn } from './store.ts'

export type ShowcaseScope = Scope & { readonly config: Pick<ServerConfig, 'mode'> }

type Showcase = CallData<'showcase.mine'>

const showcaseOf = async (scope: ShowcaseScope, { player, profile }: PlayerFighter): Promise<Showcase> => {
  const playerId = Number(player.id)
  const row = await findShowcase(scope.db, playerId)
  const { user_id, username, house_id, rank, pet, cosmetic } = profile
  return {
    player: {
      ...{ user_id, username, house_id, rank, cosmetic },
      pet_name: pet.name ?? null,
      island: [...islandPieces(await findIsland(scope.db, playerId))],
      laurel: (await laurelsOf(scope, [player.id])).get(player.id) ?? null,
    },
    title: row?.title ?? null,
    places: [...(await shownIn(scope, playerId, row?.places ?? NOTHING_SHOWN))],
    likes: row?.likes ?? 0,
  }
}

/** @throws ApiError `player-not-found` */
export const ownShowcase = async (scope: ShowcaseScope, playerId: number): Promise<Showcase> => {
  const fighter = await findFighter(scope, playerId)
  if (!fighter) throw new ApiError('player-not-found')
  return showcaseOf(scope, fighter)
}

export const likeView = async (
  scope: ShowcaseScope,
  viewerId: number,
  { playerId, isEmpty }: { readonly playerId: number; readonly isEmpty: boolean },
) => {
  const viewer = await getPlayer(scope.db, viewerId)
  return likeOf(
    {
      isOwn: viewerId === playerId,
      isEmpty,
      likedOn: await likedOn(scope.db, viewerId, playerId),
      joinedMs: viewer.created_at.getTime(),
      isKnown: isKnownPlayer(viewer, scope.config),
    },
    scope.nowMs,
  )
}

export const likeOnTheWire = ({ state, fromMs }: ReturnType<typeof likeOf>): CallData<'showcase.get'>['like'] => ({
  state,
  from: fromMs === null ? null : new Date(fromMs).toISOString(),
})

/** @throws ApiError `showcase-not-found`, also for deleted and banned players (R36) */
export const publicShowcase = async (
  scope: ShowcaseScope,
  viewerId: number,
  playerId: number,
): Promise<CallData<'showcase.get'>> => {
  const fighter = await findFighter(scope, playerId)
  if (!fighter || (await isBannedNow(scope.db, playerId))) throw new ApiError('showcase-not-found')
  const shown = await showcaseOf(scope, fighter)
  const isEmpty = shown.places.every((place) => place === null)
  return { ...shown, like: likeOnTheWire(await likeView(scope, viewerId, { playerId, isEmpty })) }
}
