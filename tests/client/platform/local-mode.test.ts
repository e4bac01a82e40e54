import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const raw = 'user=%7B%22id%22%3A2%2C%22first_name%22%3A%22Lunar%22%7D&auth_date=1&hash=ab'
const session = { init_data: raw, players: [{ id: 2, name: 'Lunar', onboarded: false }], current: 2 }

const answering = (answer: (url: string) => { status: number; body: unknown }) => {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    const { status, body } = answer(url)
    return new Response(JSON.stringify(body), { status })
  })
  return urls
}
const freshPage = async () => ({
  launch: await import('#client/platform/launch-data.ts'),
  local: await import('#client/platform/local-mode.ts'),
  mode: await import('#client/platform/page-mode.ts'),
})

describe('the local mode (R45)', () => {
  beforeEach(() => {
    vi.resetModules()
    sessionStorage.clear()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.head.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('is on only where the server says so in the page', async () => {
    const { mode } = await freshPage()
    expect(mode.isLocalMode()).toBe(false)
    document.head.innerHTML = '<meta name="house-kombat-mode" content="local">'
    expect(mode.isLocalMode()).toBe(true)
  })

  it('gets launch data that the server has signed, and goes on as in the messenger', async () => {
    const urls = answering(() => ({ status: 200, body: { data: session } }))
    const { launch, local } = await freshPage()
    launch.readLaunchData()
    await local.startLocalMode()
    expect(urls).toEqual(['/local/session?'])
    expect(launch.launchDataRaw()).toBe(raw)
    expect(launch.launchSource()).toBe('local')
    expect(launch.launchData()?.user?.firstName).toBe('Lunar')
    expect(local.localPlayers()).toEqual({ players: session.players, currentId: 2 })
  })

  it('keeps no launch data for the next load, because they would grow too old', async () => {
    answering(() => ({ status: 200, body: { data: session } }))
    const { local } = await freshPage()
    await local.startLocalMode()
    vi.resetModules()
    const next = await freshPage()
    expect(next.launch.readLaunchData()).toBeNull()
  })

  it('asks for the chosen player, and hands on the start parameter of the address', async () => {
    history.replaceState(null, '', '/?tgWebAppStartParam=1001_alpha')
    sessionStorage.setItem('house-kombat.local-player', '2')
    const urls = answering(() => ({ status: 200, body: { data: session } }))
    const { launch, local } = await freshPage()
    launch.readLaunchData()
    await local.startLocalMode()
    expect(urls).toEqual(['/local/session?player=2&start_param=1001_alpha'])
  })

  it('plays as the player whom a tester’s link names, and takes the name out of the address', async () => {
    sessionStorage.setItem('house-kombat.local-player', '2')
    history.replaceState(null, '', '/kombat_prep?local-player=7&tab=1')
    const urls = answering(() => ({ status: 200, body: { data: session } }))
    const { local } = await freshPage()
    await local.startLocalMode()
    expect(urls).toEqual(['/local/session?player=7'])
    expect(location.pathname + location.search).toBe('/kombat_prep?tab=1')
    expect(sessionStorage.getItem('house-kombat.local-player')).toBe('7')
  })

  it('falls back to the first player when the chosen one is gone', async () => {
    sessionStorage.setItem('house-kombat.local-player', '99')
    const urls = answering((url) =>
      url.includes('player=99') ? { status: 404, body: {} } : { status: 200, body: { data: session } },
    )
    const { launch, local } = await freshPage()
    await local.startLocalMode()
    expect(urls).toHaveLength(2)
    expect(launch.launchDataRaw()).toBe(raw)
    expect(sessionStorage.getItem('house-kombat.local-player')).toBeNull()
  })

  it('leaves the page without launch data when the server does not answer', async () => {
    answering(() => ({ status: 500, body: {} }))
    const { launch, local } = await freshPage()
    await local.startLocalMode()
    expect(launch.launchDataRaw()).toBeNull()
  })

  it('creates a new player and returns its id', async () => {
    answering(() => ({ status: 200, body: { data: { id: 4, name: 'New', onboarded: false } } }))
    const { local } = await freshPage()
    expect(await local.addLocalPlayer('New')).toBe(4)
  })
})
