import { describe, expect, it } from 'vitest'
import { type GateInput, type GateQuery, gateDecision } from '#client/app/gate-decision.ts'

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
    startParam: null,
    hasGuild: false,
    hasVisitedVote: false,
    wasLedToGuild: false,
    isShown: false,
    ...changes,
  })

const error = { kind: 'go', to: '/error' }
const maintenance = { kind: 'go', to: '/maintenance' }
const onboarding = { kind: 'go', to: '/v2/onboard' }

const guild = { kind: 'go', to: '/guild_detail/alpha', reason: 'guild' }

describe('a start parameter with a guild (row 9, A2 step 4, T27, T31)', () => {
  const opened = (changes: Partial<GateInput> = {}) => decide({ startParam: '1001_alpha', ...changes })

  it('leads to that guild', () => {
    expect(opened()).toEqual(guild)
    expect(opened({ path: '/earn' })).toEqual(guild)
  })

  it.each([
    ['the vote page has been visited', { hasVisitedVote: true }],
    ['this session was led there before', { wasLedToGuild: true }],
    ['the player has a guild', { hasGuild: true }],
    ['the player is there already', { path: '/guild_detail/alpha' }],
    ['no parameter came', { startParam: null }],
    ['it names a referrer alone', { startParam: '1001' }],
    ['its referrer is not numeric', { startParam: 'x_alpha' }],
    ['it is a link to a fight', { startParam: '0_rp-1' }],
    ['it is a link of the market', { startParam: '0_mk-1' }],
  ] as const)('does not lead anywhere when %s', (_why, changes) => {
    expect(opened(changes)).toEqual({ kind: 'proceed' })
  })

  it('comes after whatever else the gate does', () => {
    expect(opened({ combat: pending })).toEqual({ kind: 'loading' })
    expect(opened({ hasLaunchData: false })).toEqual(error)
    expect(opened({ profile: failed(503) })).toEqual(maintenance)
    expect(opened({ combat: failed(404) })).toEqual(onboarding)
  })
})

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

  it('goes to the error screen, which offers another try, when the server is only busy: that is no maintenance', () => {
    const busy = failed(503, 'unavailable')
    expect(decide({ profile: busy })).toEqual(error)
    expect(decide({ settings: busy, season: busy, guild: busy, profile: busy, combat: busy })).toEqual(error)
    expect(decide({ settings: busy, profile: failed(503, 'maintenance') })).toEqual(maintenance)
  })

  it.each(['profile', 'combat'] as const)('sends a newcomer to onboarding when %s answers 404 (row 11)', (name) => {
    expect(decide({ [name]: failed(404, 'player-not-found') })).toEqual(onboarding)
  })

  it.each(['/onboard', '/v2/onboard'])('leaves a newcomer on %s (row 11)', (path) => {
    expect(decide({ path, profile: failed(404), combat: failed(404) })).toEqual({ kind: 'proceed' })
  })

  it.each(['/onboard', '/v2/onboard'])(
    'leads a player who has joined from %s home, but not in the middle of joining there',
    (path) => {
      expect(decide({ path })).toEqual({ kind: 'go', to: '/' })
      expect(decide({ path, isShown: true })).toEqual({ kind: 'proceed' })
    },
  )

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
