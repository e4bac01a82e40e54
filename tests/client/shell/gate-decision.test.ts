import { describe, expect, it } from 'vitest'
import { type GateInput, type GateQuery, gateDecision } from '../../../src/client/app/gate-decision.ts'

const ok: GateQuery = { status: 'success' }
const pending: GateQuery = { status: 'pending' }
const failed = (httpStatus: number, code = 'internal'): GateQuery => ({ status: 'error', httpStatus, code })

const decide = (changes: Partial<GateInput> = {}) =>
  gateDecision({
    hasLaunchData: true,
    path: '/',
    settings: ok,
    season: ok,
    guild: ok,
    profile: ok,
    combat: ok,
    ...changes,
  })

const error = { kind: 'go', to: '/error' }
const maintenance = { kind: 'go', to: '/maintenance' }
const onboarding = { kind: 'go', to: '/v2/onboard' }

describe('the startup gate', () => {
  it('lets the page through when everything has answered (row 10)', () => {
    expect(decide()).toEqual({ kind: 'proceed' })
  })

  it.each(['settings', 'season', 'guild', 'profile', 'combat'] as const)(
    'waits while %s is on its way (row 5)',
    (name) => {
      expect(decide({ [name]: pending })).toEqual({ kind: 'loading' })
    },
  )

  it('goes to the error screen without launch data, even while nothing has been asked (row 6)', () => {
    expect(decide({ hasLaunchData: false, settings: pending, profile: pending })).toEqual(error)
  })

  it.each(['settings', 'season', 'guild'] as const)(
    'goes to the error screen when %s fails (rows 7, 8, T10, T30)',
    (name) => {
      expect(decide({ [name]: failed(500) })).toEqual(error)
      expect(decide({ [name]: failed(418, 'network') })).toEqual(error)
    },
  )

  it('judges settings, season and guild before the profile (row 7)', () => {
    expect(decide({ settings: failed(500), profile: failed(404), combat: failed(404) })).toEqual(error)
    expect(decide({ settings: failed(500), profile: failed(503) })).toEqual(error)
  })

  it('goes to maintenance when the profile answers 503 (row 11)', () => {
    expect(decide({ profile: failed(503, 'maintenance') })).toEqual(maintenance)
  })

  it('goes to maintenance when every call answers 503, for maintenance stops them all (row 11)', () => {
    const closed = failed(503, 'maintenance')
    expect(decide({ settings: closed, season: closed, guild: closed, profile: closed, combat: closed })).toEqual(
      maintenance,
    )
  })

  it.each(['profile', 'combat'] as const)('sends a newcomer to onboarding when %s answers 404 (row 11)', (name) => {
    expect(decide({ [name]: failed(404, 'player-not-found') })).toEqual(onboarding)
  })

  it.each(['/onboard', '/v2/onboard'])('leaves a newcomer on %s (row 11)', (path) => {
    expect(decide({ path, profile: failed(404), combat: failed(404) })).toEqual({ kind: 'proceed' })
  })

  it.each([400, 401, 403, 409, 418, 500, 520])(
    'goes to the error screen when the profile fails with %i (row 10)',
    (status) => {
      expect(decide({ profile: failed(status) })).toEqual(error)
    },
  )

  it('goes to the error screen when only the combat profile fails with 503 (row 10)', () => {
    expect(decide({ combat: failed(503) })).toEqual(error)
  })

  it('says that the app has to be reopened when the launch data has grown too old', () => {
    const expired = failed(401, 'authentication-expired')
    expect(decide({ settings: expired, season: pending, profile: expired })).toEqual({ ...error, reason: 'expired' })
  })

  it('sends a banned player to the fair-play page, whatever else has come by then (extra 20)', () => {
    const banned: GateQuery = { status: 'error', httpStatus: 403, code: 'banned' }
    const toFairPlay = { kind: 'go', to: '/fair-play' }
    expect(decide({ season: banned, guild: banned, profile: banned, combat: banned })).toEqual(toFairPlay)
    expect(decide({ profile: pending, combat: banned })).toEqual(toFairPlay)
  })
})
