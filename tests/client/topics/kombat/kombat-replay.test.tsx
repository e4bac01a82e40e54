import { describe, expect, test, vi } from 'vitest'
import { ReplayScreen } from '#client/topics/kombat/screens/battle/replay/replay-screen.tsx'
import type { Replay } from '#contracts/wire.ts'
import { aReplay, REPLAY_ID, theGameConfig } from '#workbench/fixtures/builders.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { awaitedCrypto, passUntil } from '../../awaited-crypto.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

const ADDRESS = `/kombat-replay?id=${REPLAY_ID}`
const FOUR_TURNS = [
  anEntry(),
  anEntry({ actor: 'defender', hp_actor: 1300 }),
  anEntry({ damage_attack: 300 }),
  anEntry({ actor: 'defender', damage_attack: 50, hp_actor: 1000 }),
  anEntry({ is_opponent_evade: true }),
  anEntry({ damage_attack: 1300, is_critical: true }),
]

const serverWith = (replay: FakeAnswer = { data: aReplay({ scenario: FOUR_TURNS }) }) =>
  fakeServer({ 'combats.replay': replay, 'settings.get': { data: theGameConfig } })

const show = async (over: Partial<Replay> = {}) => {
  serverWith({ data: aReplay({ scenario: FOUR_TURNS, ...over }) })
  const page = await showScreen(<ReplayScreen />, ADDRESS)
  await page.stageReports({ phase: 'fighting', entriesPlayed: 2, hp: { user: 1275, opponent: 1300 } })
  const sought: number[] = []
  page.bridge.on('seek', ({ entriesPlayed }) => {
    sought.push(entriesPlayed)
    const { report: before } = page.bridge.store.getState()
    page.bridge.store.setState({ report: { ...before, phase: 'fighting', entriesPlayed } })
  })
  return { page, sought }
}

const turnNow = () => document.querySelector<HTMLInputElement>('input[type=range]')?.value

onSignedInPages()

describe('the replay viewer (row 97, B2.3; extra 3)', () => {
  test('it plays the stored fight in replay mode from the viewer’s side, with the whole log as text', async () => {
    const { page } = await show()
    expect(page.bridge.store.getState().kombat?.fight).toMatchObject({ perspective: 'attacker', mode: 'replay' })
    const rows = [...document.querySelectorAll('ol[aria-label="Turn log"] li')].map((row) => row.textContent)
    expect(rows).toHaveLength(5)
    expect(rows[0]).toBe('nibbles opens with Trick, lunar with Trick: Trick meets Trick')
    expect(rows[4]).toContain('nibbles lands a critical hit on lunar')
    expect(page.text()).toContain('Ranked fight')
    expect(page.text()).toMatch(/[A-Z][a-z]{2} \d+(st|nd|rd|th) at \d\d:\d\d/)
    expect(page.text()).not.toContain('won after')
  })

  test('the defender sees it from the defender’s side: user and opponent are swapped (T14)', async () => {
    const { page } = await show({ viewer: 'defender', own: null })
    const { kombat } = page.bridge.store.getState()
    expect(kombat).toMatchObject({ user: { name: 'lunar' }, opponent: { name: 'nibbles' } })
    expect(kombat?.fight?.perspective).toBe('defender')
    expect(page.hasButton(/Seen from/)).toBe(false)
  })

  test('an opponent who has deleted the account is named in the player’s language (R43)', async () => {
    const { page } = await show({ enemy: { ...aReplay().enemy, user_id: 0, username: 'erased' } })
    expect(page.bridge.store.getState().kombat).toMatchObject({ opponent: { name: 'Deleted player' } })
    expect(page.text()).not.toContain('erased')
  })

  test('pause, single steps and both ends go over the bridge; stepping stands still', async () => {
    const { page, sought } = await show()
    await page.click(page.button('Pause'))
    expect(page.bridge.store.getState().isPaused).toBe(true)
    await page.click(page.button('Play'))
    expect(page.bridge.store.getState().isPaused).toBe(false)
    await page.click(page.button('Next turn'))
    await page.click(page.button('Next turn'))
    await page.click(page.button('Previous turn'))
    await page.click(page.button('Last turn'))
    await page.click(page.button('First turn'))
    expect(sought).toEqual([3, 4, 3, 6, 2])
    expect(page.bridge.store.getState().isPaused).toBe(true)
  })

  test('keys: space pauses and plays, arrows step, Home and End go to the ends', async () => {
    const { page, sought } = await show()
    await page.press(' ')
    expect(page.bridge.store.getState().isPaused).toBe(true)
    await page.press(' ')
    expect(page.bridge.store.getState().isPaused).toBe(false)
    await page.press('ArrowRight')
    await page.press('End')
    await page.press('ArrowLeft')
    await page.press('Home')
    expect(sought).toEqual([3, 6, 5, 2])
    // Space presses a focused button and the arrows move the seek bar, so neither controls the playback.
    await page.press(' ', page.button('Share'))
    expect(page.bridge.store.getState().isPaused).toBe(true)
    const bar = document.querySelector('input[type=range]')
    if (bar) await page.press('ArrowRight', bar)
    expect(sought).toHaveLength(4)
  })

  test('a line of the log leads to its turn, and the turn shown is marked', async () => {
    const { page, sought } = await show()
    const third = document.querySelectorAll('ol[aria-label="Turn log"] button')[2]
    if (third) await page.click(third)
    expect(sought).toEqual([5])
    expect(turnNow()).toBe('3')
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('lunar dodges nibbles')
  })

  test('the seek bar goes by turns and plays on', async () => {
    const { page, sought } = await show()
    const bar = document.querySelector<HTMLInputElement>('input[type=range]')
    expect(bar?.max).toBe('4')
    await typeInto(bar, '2')
    expect(sought).toEqual([4])
    expect(page.bridge.store.getState().isPaused).toBe(false)
    expect(bar?.getAttribute('aria-valuetext')).toBe(
      'Turn 2 of 4. nibbles: 950 of 1,000 HP. lunar: 1,000 of 1,300 HP. Opening',
    )
  })

  test('opened at a turn, it begins with that one as soon as the arena plays, and goes on (extra 10)', async () => {
    serverWith()
    const page = await showScreen(<ReplayScreen />, `${ADDRESS}&turn=3`)
    const sought: number[] = []
    page.bridge.on('seek', ({ entriesPlayed }) => void sought.push(entriesPlayed))
    await page.pass(500)
    expect(sought).toEqual([])
    await page.stageReports({ phase: 'countdown', entriesPlayed: 0 })
    expect(sought).toEqual([])
    await page.stageReports({ phase: 'fighting', entriesPlayed: 2, hp: { user: 1275, opponent: 1300 } })
    await page.stageReports({ entriesPlayed: 3 })
    expect(sought).toEqual([4])
    expect(page.bridge.store.getState().isPaused).toBe(false)
  })

  test.each(['&turn=none', '&turn=0', '&turn=-2', ''])('an address with %s plays from the start', async (more) => {
    serverWith()
    const page = await showScreen(<ReplayScreen />, `${ADDRESS}${more}`)
    const sought: number[] = []
    page.bridge.on('seek', ({ entriesPlayed }) => void sought.push(entriesPlayed))
    await page.stageReports({ phase: 'fighting', entriesPlayed: 2, hp: { user: 1275, opponent: 1300 } })
    expect(sought).toEqual([])
  })

  test('a victory is shown with its word of praise, and read out with it', async () => {
    const { page } = await show()
    await page.stageReports({ phase: 'end', entriesPlayed: 6 })
    await page.stageSends('finished', { fightId: `${REPLAY_ID}:attacker`, skipped: false })
    expect(page.text()).toContain('Victory!Knockout')
    expect(document.querySelector('[role=status]')?.textContent).toBe('nibbles wins. Knockout')
  })

  test('at its end it says who has won, and can be watched again', async () => {
    const { page, sought } = await show()
    await page.stageReports({ phase: 'end', entriesPlayed: 6 })
    await page.stageSends('finished', { fightId: `${REPLAY_ID}:attacker`, skipped: false })
    expect(page.text()).toContain('nibbles won after 4 turns')
    expect(page.text()).toContain('Defeated')
    await page.click(page.button('Watch again'))
    expect(sought).toEqual([2])
    expect(page.text()).not.toContain('Defeated')
  })

  test('a stranger looks from the attacker’s side and may change it, at the same turn', async () => {
    const { page, sought } = await show({ viewer: null, own: null })
    await page.click(page.button('Pause'))
    await page.stageReports({ entriesPlayed: 4 })
    await page.click(page.button(/View as lunar/))
    const { kombat } = page.bridge.store.getState()
    expect(kombat?.user.name).toBe('lunar')
    expect(kombat?.fight).toMatchObject({ id: `${REPLAY_ID}:defender`, perspective: 'defender' })
    await page.stageReports({ phase: 'finding', entriesPlayed: 0 })
    await page.stageReports({ phase: 'fighting', entriesPlayed: 2 })
    expect(sought).toEqual([4])
  })

  test('Loading... while it comes, never Finding... (row 79)', async () => {
    serverWith()
    const page = await showScreen(<ReplayScreen />, ADDRESS)
    await page.stageReports({ phase: 'finding' })
    expect(page.text()).toContain('Loading...')
    expect(page.text()).not.toContain('Finding...')
  })

  test('the link to share opens the game at this fight', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, share, onLine: true, userAgent: '' })
    const { page } = await show()
    await page.click(page.button('Share'))
    expect(share).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: `https://t.me/house_kombat_bot/game?startapp=0_rp-${REPLAY_ID}` }),
    )
  })

  test('back leads home where there is no page before, by button and by Escape', async () => {
    const { page } = await show()
    await page.click(page.button('Back'))
    expect(page.address()).toBe('/')
    await page.close()
    const other = await show()
    await other.page.press('Escape')
    expect(other.page.address()).toBe('/')
  })

  test('leaving takes fight and pause out of the bridge', async () => {
    const { page } = await show()
    await page.click(page.button('Pause'))
    await page.close()
    expect(page.bridge.store.getState()).toMatchObject({ kombat: null, isPaused: false })
  })
})

describe('a replay that cannot be shown', () => {
  test.each([
    ['unknown or older than 30 days', refusal(404, 'replay-not-found')],
    ['no id that a fight can have', refusal(400, 'invalid-payload')],
  ])('%s: it says how long fights are kept', async (_, answer) => {
    serverWith(answer)
    const page = await showScreen(<ReplayScreen />, ADDRESS)
    expect(page.text()).toContain("We couldn't find this fight.")
    expect(page.text()).toContain('Fights are kept for 30 days.')
    await page.click(page.button('Home'))
    expect(page.address()).toBe('/')
  })

  test('an address without an id', async () => {
    serverWith()
    const page = await showScreen(<ReplayScreen />, '/kombat-replay')
    expect(page.text()).toContain("We couldn't find this fight.")
  })
})

describe('the verification in the replay', () => {
  const shows = async (page: Page, words: string) => {
    await passUntil(page, () => page.text().includes(words))
    expect(page.text()).toContain(words)
  }

  test('a fight that was tampered with is reported as such, and the values can be copied', async () => {
    vi.stubGlobal('crypto', awaitedCrypto)
    const { page } = await show()
    await page.click(page.button('Verify'))
    await shows(page, "Something doesn't match!")
    expect(page.text()).toContain("The commitment doesn't match")
    expect(page.text()).toContain('Copy Server seed')
  })

  test('a fight of other rules is reported as such, and the server is asked', async () => {
    vi.stubGlobal('crypto', awaitedCrypto)
    const { page } = await show({ rules_version: '0' })
    await page.click(page.button('Verify'))
    await shows(page, 'Fought by rules 0')
  })

  test('a challenge claims no commitment that was not made', async () => {
    const { page } = await show({ kind: 'challenge', ranked: false })
    await page.click(page.button('Verify'))
    expect(page.text()).toContain('the server made no promise before it')
    expect(page.text()).not.toContain('The server bound itself')
  })
})

describe('a window that is turned', () => {
  test('shows the same turn in the log, wherever it stands by then', async () => {
    const onResize: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          onResize.push(listener)
        }
        observe() {}
        disconnect() {}
      },
    )
    const { page } = await show()
    await page.click(page.button('Last turn'))
    const list = document.querySelector<HTMLOListElement>('ol[aria-label="Turn log"]')
    const row = list?.lastElementChild
    if (!list || !row) throw new Error('The log has no turns')
    Object.defineProperty(row, 'offsetTop', { value: 400 })
    Object.defineProperty(list, 'clientHeight', { value: 100 })
    list.scrollTop = 0
    for (const listener of onResize) listener()
    expect(list.scrollTop).toBe(350)
  })
})
