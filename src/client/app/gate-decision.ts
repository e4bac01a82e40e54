import { NOT_FOUND, SERVICE_UNAVAILABLE } from '#client/api/api-error.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { toGuild } from '#client/topics/guild/links.ts'
import { parseStartParam } from '#rules/friends/start-param.ts'

export interface GateQuery {
  readonly status: 'pending' | 'success' | 'error'
  readonly httpStatus?: number | undefined
  readonly code?: string | undefined
}

export interface GateInput {
  readonly hasLaunchData: boolean
  readonly path: string
  readonly settings: GateQuery
  readonly season: GateQuery
  readonly guild: GateQuery
  readonly profile: GateQuery
  readonly combat: GateQuery
  readonly startParam: string | null
  readonly hasGuild: boolean
  /** Both flags last as long as the tab's session (T31). */
  readonly hasVisitedVote: boolean
  readonly wasLedToGuild: boolean
  /** True once the page at `path` is rendered. Onboarding then stays, because it navigates away by itself. */
  readonly isShown: boolean
}

export type GateDecision =
  | { readonly kind: 'loading' }
  | { readonly kind: 'proceed' }
  | { readonly kind: 'go'; readonly to: Address; readonly reason?: 'expired' | 'guild' }

const toError: GateDecision = { kind: 'go', to: PAGE.ERROR.path }
const toMaintenance: GateDecision = { kind: 'go', to: PAGE.MAINTENANCE.path }

const isOnboarding = (path: string): boolean => path === PAGE.ONBOARD.path || path === PAGE.ONBOARD_V2.path

const guildAddress = (input: GateInput): Address | null => {
  if (input.hasGuild || input.hasVisitedVote || input.wasLedToGuild) return null
  const guildId = parseStartParam(input.startParam)?.guildId
  const address = guildId ? toGuild(guildId) : null
  return address === input.path ? null : address
}

/**
 * Decides what the startup shows (A2, rows 5-13, T10, T30, extra 20). During maintenance settings, season and guild may
 * answer 503 as well as the profile, so this is no error.
 */
export const gateDecision = (input: GateInput): GateDecision => {
  const { settings, season, guild, profile, combat } = input
  if (!input.hasLaunchData) return toError
  const queries = [settings, season, guild, profile, combat]
  if (queries.some((query) => query.code === 'authentication-expired')) return { ...toError, reason: 'expired' }
  if (queries.some((query) => query.code === 'banned')) return { kind: 'go', to: PAGE.FAIR_PLAY.path }
  if (queries.some((query) => query.status === 'pending')) return { kind: 'loading' }

  if (profile.httpStatus === SERVICE_UNAVAILABLE && profile.code !== 'unavailable') {
    const others = [settings, season, guild]
    const onlyMaintenance = others.every(
      (query) => query.status === 'success' || query.httpStatus === SERVICE_UNAVAILABLE,
    )
    return onlyMaintenance ? toMaintenance : toError
  }
  if ([settings, season, guild].some((query) => query.status === 'error')) return toError
  if (profile.status === 'success' && combat.status === 'success') {
    const guildTo = guildAddress(input)
    if (guildTo) return { kind: 'go', to: guildTo, reason: 'guild' }
    return isOnboarding(input.path) && !input.isShown ? { kind: 'go', to: PAGE.HOME.path } : { kind: 'proceed' }
  }

  const isNewcomer = [profile, combat].some((query) => query.httpStatus === NOT_FOUND)
  if (!isNewcomer) return toError
  return isOnboarding(input.path) ? { kind: 'proceed' } : { kind: 'go', to: PAGE.ONBOARD_V2.path }
}
