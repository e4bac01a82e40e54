import type { CallBody, CallData } from '#contracts/schemas.ts'
import { showcaseTitleOf, showsTwice, titleProblem } from '#rules/showcase/showcase.ts'
import { ApiError } from '#server/api-error.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { isProfane } from '#server/text/profanity.ts'
import { shownIn } from './exhibits.ts'
import { putShowcase } from './store.ts'
import { ownShowcase, type ShowcaseScope } from './view.ts'

const CODES = {
  length: 'showcase-title-length',
  characters: 'showcase-title-characters',
  link: 'showcase-title-link',
} as const

const keptTitle = (text: string): string | null => {
  const problem = titleProblem(text)
  if (problem !== null) throw new ApiError(CODES[problem])
  const title = showcaseTitleOf(text)
  if (title !== null && isProfane(title)) throw new ApiError('rude-showcase-title')
  return title
}

/**
 * Replaces the whole arrangement, in the caller's transaction (R36); the last writer wins. @throws ApiError
 * `player-not-found`, `showcase-title-length`, `showcase-title-characters`, `showcase-title-link`,
 * `rude-showcase-title`; `showcase-twice`; `showcase-not-yours` with the place, from 0
 */
export const arrangeShowcase = async (
  scope: ShowcaseScope,
  playerId: number,
  { title, places }: CallBody<'showcase.arrange'>,
): Promise<CallData<'showcase.arrange'>> => {
  const kept = keptTitle(title)
  if (showsTwice(places)) throw new ApiError('showcase-twice')
  await getPlayerLocked(scope.db, playerId)
  const shown = await shownIn(scope, playerId, places)
  const lost = places.findIndex((place, index) => place !== null && shown[index] === null)
  if (lost >= 0) throw new ApiError('showcase-not-yours', { place: lost })
  await putShowcase(scope.db, playerId, { title: kept, places }, scope.nowMs)
  return ownShowcase(scope, playerId)
}
