import type { AppNavigate } from '#client/game/navigation.tsx'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { startParamText } from '#client/platform/launch-data.ts'
import { readSession, writeSession } from '#client/platform/session-store.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { toChallenge, toReplay } from '#client/topics/kombat/links.ts'
import { toListing } from '#client/topics/market/links.ts'
import { toShowcase } from '#client/topics/showcase/links.ts'
import { toTournamentResult } from '#client/topics/tournament/links.ts'
import { type DeepLinkKind, parseStartParam } from '#rules/friends/start-param.ts'

const FOLLOWED_KEY = 'start-link'

const ADDRESSES: Readonly<Record<DeepLinkKind, (id: string) => Address>> = {
  replay: (id) => toReplay(id),
  'friendly-kombat': toChallenge,
  'guild-boss': toGuildBoss,
  showcase: toShowcase,
  market: toListing,
  tournament: toTournamentResult,
  wallet: () => PAGE.WALLET.path,
}

/** Opens what the start parameter names (T27), once per session and parameter. */
export const followStartLink = (navigate: AppNavigate): void => {
  const param = startParamText()
  const link = parseStartParam(param)?.deepLink
  const addressOf = link && ADDRESSES[link.kind]
  if (!addressOf || link.id === '' || readSession(FOLLOWED_KEY) === param) return
  writeSession(FOLLOWED_KEY, param)
  navigate(addressOf(link.id))
}
