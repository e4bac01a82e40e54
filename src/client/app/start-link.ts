import type { NavigateFunction } from 'react-router-dom'
import { startParamText } from '../platform/launch-data.ts'
import { readSession, writeSession } from '../platform/session-store.ts'
import { type DeepLinkKind, parseStartParam } from '../platform/start-param.ts'
import { OTHER_ROUTES } from './route-names.ts'

const FOLLOWED_KEY = 'start-link'

/** Links whose place in the game exists. */
const PLACES: Partial<Record<DeepLinkKind, string>> = {
  replay: OTHER_ROUTES.KOMBAT_REPLAY,
  'friendly-kombat': OTHER_ROUTES.FRIENDLY_KOMBAT,
}

/** Leads to the fight or challenge that the game was opened with (T27), once per session and link. */
export const followStartLink = (navigate: NavigateFunction): void => {
  const param = startParamText()
  const link = parseStartParam(param)?.deepLink
  const place = link && PLACES[link.kind]
  if (!place || link.id === '' || readSession(FOLLOWED_KEY) === param) return
  writeSession(FOLLOWED_KEY, param)
  void navigate(`${place}?id=${link.id}`)
}
