import { OTHER_ROUTES } from './route-names.ts'

/** How one of the gate's queries stands. `httpStatus` and `code` are those of its failure. */
export interface GateQuery {
  readonly status: 'pending' | 'success' | 'error'
  readonly httpStatus?: number | undefined
  readonly code?: string | undefined
}

/** All that the startup gate looks at (A2). */
export interface GateInput {
  readonly hasLaunchData: boolean
  readonly path: string
  readonly settings: GateQuery
  readonly season: GateQuery
  readonly guild: GateQuery
  readonly profile: GateQuery
  readonly combat: GateQuery
}

/** What the gate decides: wait, let the page through, or go elsewhere. */
export type GateDecision =
  | { readonly kind: 'loading' }
  | { readonly kind: 'proceed' }
  | { readonly kind: 'go'; readonly to: string; readonly reason?: 'expired' }

const SERVICE_UNAVAILABLE = 503
const NOT_FOUND = 404

const toError: GateDecision = { kind: 'go', to: OTHER_ROUTES.ERROR }
const toMaintenance: GateDecision = { kind: 'go', to: OTHER_ROUTES.MAINTENANCE }

const isOnboarding = (path: string): boolean => path === OTHER_ROUTES.ONBOARD || path === OTHER_ROUTES.ONBOARD_V2

/**
 * The startup gate (A2, rows 5-13, T10, T30), in the specification's order. Two readings: maintenance answers 503 to every call, so a
 * profile with 503 goes to /maintenance even though settings and season failed as well; launch data that grew too old
 * fails every call, so it gets the error screen with its own words; and a banned player is shown how they stand (extra 20).
 */
export const gateDecision = (input: GateInput): GateDecision => {
  const { settings, season, guild, profile, combat } = input
  if (!input.hasLaunchData) return toError
  const queries = [settings, season, guild, profile, combat]
  if (queries.some((query) => query.code === 'authentication-expired')) return { ...toError, reason: 'expired' }
  if (queries.some((query) => query.code === 'banned')) return { kind: 'go', to: OTHER_ROUTES.FAIR_PLAY }
  if (queries.some((query) => query.status === 'pending')) return { kind: 'loading' }

  if (profile.httpStatus === SERVICE_UNAVAILABLE) {
    const others = [settings, season, guild]
    const onlyMaintenance = others.every(
      (query) => query.status === 'success' || query.httpStatus === SERVICE_UNAVAILABLE,
    )
    return onlyMaintenance ? toMaintenance : toError
  }
  if ([settings, season, guild].some((query) => query.status === 'error')) return toError
  if (profile.status === 'success' && combat.status === 'success') return { kind: 'proceed' }

  const isNewcomer = [profile, combat].some((query) => query.httpStatus === NOT_FOUND)
  if (!isNewcomer) return toError
  return isOnboarding(input.path) ? { kind: 'proceed' } : { kind: 'go', to: OTHER_ROUTES.ONBOARD_V2 }
}
