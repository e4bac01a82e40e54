import type { AppNavigate } from '../game/navigation.tsx'
import { type Address, to } from '../game/places.ts'
import { startParamText } from '../platform/launch-data.ts'
import { readSession, writeSession } from '../platform/session-store.ts'
import { type DeepLinkKind, parseStartParam } from '../platform/start-param.ts'

const FOLLOWED_KEY = 'start-link'

/** Address of a link by kind; null when its page is not built. */
const ADDRESSES: Readonly<Record<DeepLinkKind, ((id: string) => Address) | null>> = {
  replay: (id) => to.replay(id),
  'friendly-kombat': to.challenge,
  'guild-boss': to.guildBoss,
  showcase: null,
  market: to.listing,
}

/** Opens the fight or challenge of the start parameter (T27), once per session and link. */
export const followStartLink = (navigate: AppNavigate): void => {
  const param = startParamText()
  const link = parseStartParam(param)?.deepLink
  const addressOf = link && ADDRESSES[link.kind]
  if (!addressOf || link.id === '' || readSession(FOLLOWED_KEY) === param) return
  writeSession(FOLLOWED_KEY, param)
  navigate(addressOf(link.id))
}
