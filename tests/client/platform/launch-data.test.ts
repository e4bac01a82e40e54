import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseLaunch, startParamOfAddress } from '#client/platform/parse-launch.ts'

const user = { id: 7, first_name: 'Nib & Co', username: 'nibbles', language_code: 'en' }
const raw = new URLSearchParams({
  query_id: 'AAE+1/x=',
  user: JSON.stringify(user),
  auth_date: '1795000000',
  signature: 'sig',
  hash: 'ab'.repeat(32),
}).toString()
const hashOf = (params: Record<string, string>): string => `https://game.example/#${new URLSearchParams(params)}`
const theme = JSON.stringify({ bg_color: '#123456', accent: 5 })

describe('launch data in an address (row 1)', () => {
  it('is read from the hash exactly as it was signed', () => {
    const launch = parseLaunch(
      hashOf({
        tgWebAppData: raw,
        tgWebAppVersion: '8.4',
        tgWebAppPlatform: 'ios',
        tgWebAppThemeParams: theme,
        tgWebAppStartParam: '5_alpha',
      }),
    )
    expect(launch).toEqual({
      raw,
      user: { id: 7, firstName: 'Nib & Co', username: 'nibbles', languageCode: 'en' },
      startParam: '5_alpha',
      version: '8.4',
      platform: 'ios',
      themeParams: { bg_color: '#123456' },
    })
  })

  it('is read without a signature and without theme colours', () => {
    const old = raw.replace('&signature=sig', '')
    expect(parseLaunch(hashOf({ tgWebAppData: old, tgWebAppVersion: '6.0' }))).toMatchObject({
      raw: old,
      themeParams: {},
      platform: 'unknown',
    })
  })

  it('is read when it is in the hash without encoding', () => {
    const launch = parseLaunch(`https://game.example/#tgWebAppData=${raw}&tgWebAppVersion=9.6&tgWebAppPlatform=android`)
    expect(launch).toMatchObject({ raw, version: '9.6', platform: 'android', user: { id: 7 } })
  })

  it('is read from the query, and from a hash that has a path before it', () => {
    const params = new URLSearchParams({ tgWebAppData: raw, tgWebAppVersion: '7.0' })
    expect(parseLaunch(`https://game.example/?${params}`)?.raw).toBe(raw)
    expect(parseLaunch(`https://game.example/#/earn?${params}`)?.raw).toBe(raw)
  })

  it('prefers the signed start parameter to the one in the address', () => {
    const signed = `${raw}&start_param=9_beta`
    expect(parseLaunch(hashOf({ tgWebAppData: signed, tgWebAppStartParam: '5' }))?.startParam).toBe('9_beta')
  })

  it('has no user where the user cannot be read', () => {
    expect(parseLaunch(hashOf({ tgWebAppData: 'user=%7Bbroken&auth_date=1' }))?.user).toBeNull()
  })

  it.each(['https://game.example/', 'https://game.example/#tgWebAppVersion=8', 'https://game.example/#tgWebAppData='])(
    'is missing in %s',
    (href) => {
      expect(parseLaunch(href)).toBeNull()
    },
  )

  it('may be missing while the address still names a start parameter', () => {
    expect(startParamOfAddress('https://game.example/?tgWebAppStartParam=1001_x')).toBe('1001_x')
    expect(startParamOfAddress('https://game.example/')).toBeNull()
  })
})

describe('launch data over the life of a session (row 1)', () => {
  beforeEach(() => {
    vi.resetModules()
    sessionStorage.clear()
  })
  afterEach(() => {
    history.replaceState(null, '', '/')
    vi.restoreAllMocks()
  })
  const freshPage = () => import('#client/platform/launch-data.ts')

  it('outlives the address: after a reload it comes from session storage', async () => {
    history.replaceState(null, '', `/#${new URLSearchParams({ tgWebAppData: raw, tgWebAppStartParam: '5_alpha' })}`)
    const first = await freshPage()
    first.readLaunchData()
    expect(first.launchDataRaw()).toBe(raw)

    history.replaceState(null, '', '/earn')
    vi.resetModules()
    const second = await freshPage()
    expect(second.readLaunchData()?.raw).toBe(raw)
    expect(second.launchData()?.user?.id).toBe(7)
    expect(second.startParamText()).toBe('5_alpha')
  })

  it('gives way to a newer launch in the address', async () => {
    sessionStorage.setItem('house-kombat.launch', JSON.stringify({ raw: 'user=old' }))
    history.replaceState(null, '', `/#${new URLSearchParams({ tgWebAppData: raw })}`)
    const page = await freshPage()
    expect(page.readLaunchData()?.raw).toBe(raw)
  })

  it('is none when storage holds something else', async () => {
    sessionStorage.setItem('house-kombat.launch', '{"raw":5}')
    const page = await freshPage()
    expect(page.readLaunchData()).toBeNull()
    expect(page.launchDataRaw()).toBeNull()
  })

  it('lives in memory where the WebView refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    history.replaceState(null, '', `/#${new URLSearchParams({ tgWebAppData: raw })}`)
    const page = await freshPage()
    expect(page.readLaunchData()?.raw).toBe(raw)
  })
})
