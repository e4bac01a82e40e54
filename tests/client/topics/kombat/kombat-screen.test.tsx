import { describe, expect, test, vi } from 'vitest'
import { openHome } from '#client/game/home-bootstrap.ts'
import { isBusy } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { toBossBattle, toBossResult } from '#client/topics/boss/links.ts'
import { saveBeforeFight } from '#client/topics/boss/shared/before-fight.ts'
import { energyQuery, historyQuery } from '#client/topics/kombat/queries.ts'
import { KombatScreen } from '#client/topics/kombat/screens/battle/kombat-screen.tsx'
import { shownCommitmentOf } from '#client/topics/kombat/shared/commitments.ts'
import { bossPage } from '#workbench/fixtures/boss-answers.ts'
import {
  aCombatProfile,
  aFightAnswer,
  aFighter,
  aFound,
  aHistoryFight,
  anEnergy,
  anOpponent,
  aProfile,
  REPLAY_ID,
} from '#workbench/fixtures/builders.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { NIBBLES, profileOf } from '#workbench/fixtures/fighters.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const serverWith = (
  over: { readonly find?: FakeAnswer; readonly fight?: FakeAnswer; readonly replay?: FakeAnswer } = {},
) =>
  fakeServer({
    'users.me': { data: aProfile },
    'combats.me': { data: aCombatProfile() },
    'combats.energy': { data: anEnergy() },
    'combats.find': over.find ?? { data: aFound({ commitment: 'c' }) },
    'combats.fight': over.fight ?? { data: aFightAnswer({ balance: 20_000_000_000 }) },
    ...(over.replay && { 'combats.replay': over.replay }),
  })

/** Opens a fight and lets its search pass. */
const openFight = async (over?: Parameters<typeof serverWith>[0]) => {
  const server = serverWith(over)
  const page = await showScreen(<KombatScreen />, '/kombat')
  await page.pass(3500)
  return { server, page }
}
const openBoss = async (health_point: number): Promise<Page> => {
  const fight = aFightAnswer({ winner: 'defender' })
  const opponent = { boss_name: 'mammoth', boss_skill: { active_skill: 'reflect' }, health_point } as const
  const boss = { slug: 'boss-mammoth', opponent, damage: 6400, second_phase_from: null } as const
  serverWith({ replay: { data: { ...fight, boss, viewer: 'attacker', own: fight } } })
  const page = await showScreen(<KombatScreen />, toBossBattle(REPLAY_ID))
  await page.pass(10)
  return page
}
const finish = async (page: Page) => {
  await page.stageReports({ phase: 'end', entriesPlayed: 3, hp: { user: 1275, opponent: 0 } })
  await page.stageSends('finished', { fightId: REPLAY_ID, skipped: false })
}

onSignedInPages()

describe('the battle (rows 75–86)', () => {
  test('the arena gets the height of the header over it', async () => {
    serverWith()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 131.6 } as DOMRect)
    const page = await showScreen(<KombatScreen />, '/kombat')
    expect(page.bridge.store.getState().headroomPx).toBe(132)
  })

  test('it stays in finding for three seconds, then puts the decided fight into the bridge (row 75)', async () => {
    const server = serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat')
    expect(page.text()).toContain('Finding...')
    expect(page.bridge.store.getState().kombat?.opponent).toBeNull()
    await page.pass(2000)
    expect(server.count('combats.fight')).toBe(0)
    await page.pass(1000)
    const { kombat } = page.bridge.store.getState()
    expect(kombat?.opponent?.name).toBe('lunar')
    expect(kombat?.fight).toMatchObject({ id: REPLAY_ID, perspective: 'attacker', mode: 'live', winner: 'attacker' })
    expect(isBusy()).toBe(true)
  })

  test('what the start had brought is not taken for new after a fight', async () => {
    const before = anEnergy({ current_energy: 19 })
    serverWith()
    const home = Promise.resolve({ 'combats.energy': { status: 200 as const, data: before } })
    const page = await showScreen(<KombatScreen />, '/kombat', (client) => openHome(client, home))
    await page.pass(3500)
    expect(await page.queryClient.fetchQuery(energyQuery)).toEqual(anEnergy())
  })

  test.each([
    ['no opponent', { find: refusal(400, 'match-not-found', 'match not found') }],
    ['no pending opponent any more', { fight: refusal(400, 'match-not-found', 'match not found') }],
    ['no energy', { fight: refusal(400, 'out-of-energies', 'out of energies') }],
    ['no connection', { fight: 'no-network' as const }],
  ])('%s: Matchmaking failed, and back to the preparation (row 86)', async (_, answers) => {
    const { page } = await openFight(answers)
    expect(page.text()).toContain('Matchmaking failed')
    expect(page.address()).toBe('/kombat_prep')
  })

  test('countdown, turns, health and log follow the arena (rows 77, 79, 83)', async () => {
    const { page } = await openFight()
    await page.stageReports({ phase: 'countdown', countdown: 2 })
    expect(page.text()).toContain('Start in 2')
    await page.stageReports({ phase: 'fighting', turnsLeft: 39, hp: { user: 1275, opponent: 900 }, entriesPlayed: 3 })
    expect(page.text()).toContain('39 turns left')
    expect(page.text()).toContain('nibbles lands a critical hit on lunar')
    const health = document.querySelector('[aria-label^="lunar:"]')
    expect(health?.getAttribute('aria-valuenow')).toBe('900')
    expect(page.text()).toContain('1,275')
    // Only one element announces the fight, whichever tab is open. The log must not announce it as well.
    expect(document.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off')
    await page.pass(2000)
    expect(document.querySelector('p[role=status]')?.textContent).toBe(
      'nibbles lands a critical hit on lunar, minus 1,300 HP',
    )
  })

  test('the announcer is updated at most every two seconds, with all that happened meanwhile', async () => {
    const blow = anEntry({ damage_attack: 9 })
    const { page } = await openFight({
      fight: { data: aFightAnswer({ scenario: [anEntry(), anEntry(), blow, blow, blow, blow] }) },
    })
    const announcedCount = () => document.querySelector('p[role=status]')?.textContent?.split('. ').length
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3 })
    // One announcement of the stances, one of the first blow.
    expect(announcedCount()).toBe(2)
    await page.stageReports({ entriesPlayed: 4 })
    await page.pass(900)
    await page.stageReports({ entriesPlayed: 6 })
    expect(announcedCount()).toBe(2)
    await page.pass(1200)
    expect(announcedCount()).toBe(3)
  })

  test('at 30 % the screen warns, and a critical hit taken flashes once (row 80)', async () => {
    const { page } = await openFight()
    await page.stageReports({ phase: 'fighting', hp: { user: 500, opponent: 900 } })
    expect(document.querySelector('[data-testid=low-health]')).toBeNull()
    await page.stageReports({ hp: { user: 382, opponent: 900 }, criticalsTaken: 1 })
    expect(document.querySelector('[data-testid=low-health]')).not.toBeNull()
    expect(document.querySelectorAll('[data-testid=hit-flash]')).toHaveLength(1)
  })

  test('the speed toggles at most once a second and is remembered (row 77)', async () => {
    serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat')
    await page.click(page.button('Speed x1'))
    await page.click(page.button('Speed x2'))
    expect(page.bridge.store.getState().speed).toBe(2)
    await page.pass(1000)
    await page.click(page.button('Speed x2'))
    expect(page.bridge.store.getState().speed).toBe(1)
    await page.pass(1000)
    await page.click(page.button('Speed x1'))
    await page.close()
    const next = await showScreen(<KombatScreen />, '/kombat')
    expect(next.bridge.store.getState().speed).toBe(2)
  })

  test('the gear of both is under the log, a row each; a fighter without gear has no empty slots', async () => {
    const { cosmetic } = profileOf(NIBBLES)
    const { page } = await openFight({
      fight: { data: aFightAnswer({ user: aFighter({ cosmetic }), enemy: anOpponent({ cosmetic }) }) },
    })
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    const rows = [...document.querySelectorAll('section[aria-label="Equipped"] ul')]
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Worn by nibbles', 'Worn by lunar'])
    await page.close()

    serverWith()
    const bare = await showScreen(<KombatScreen />, '/kombat')
    await bare.pass(3500)
    await bare.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    expect(document.querySelector('section[aria-label="Equipped"]')).toBeNull()
  })

  test('faces of players met in fights and seen on boards roll by during the search, without a call', async () => {
    const server = serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat', (client) => {
      client.setQueryData(historyQuery('all', 1).queryKey, {
        items: [aHistoryFight()],
        total: 1,
        page_size: 20,
        page: 1,
      })
    })
    await page.pass(1000)
    expect(page.text()).toContain('lunar')
    expect(page.text()).not.toContain('?')
    expect(server.count('combats.history') + server.count('leaderboard.page')).toBe(0)
    await page.pass(2500)
    await page.stageReports({ phase: 'ready' })
    expect(page.text()).toContain('Win chance')
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    expect(document.querySelectorAll('[data-named]')).toHaveLength(0)
  })

  test('the loser gets a banner, and Next takes the energy, asks for the profile and shows the result (rows 80, 84)', async () => {
    const server = serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat')
    page.queryClient.setQueryData(['combats.energy'], anEnergy())
    await page.pass(3500)
    await page.stageReports({ phase: 'fighting' })
    expect(page.hasButton('Next')).toBe(false)
    await finish(page)
    expect(page.text()).toContain('Defeated')
    expect(isBusy()).toBe(false)
    expect(page.queryClient.getQueryData(['combats.energy'])).toMatchObject({ current_energy: 14 })
    await page.click(page.button('Next'))
    expect(page.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
    expect(page.queryClient.getQueryData(['combats.energy'])).toMatchObject({ current_energy: 13 })
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(20_000_000_000)
    await page.pass(10)
    expect(server.count('combats.me')).toBe(2)
  })

  test('skip goes to the arena', async () => {
    serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat')
    const skipped = vi.fn()
    page.bridge.on('skip', skipped)
    await page.pass(3500)
    await page.stageReports({ phase: 'fighting' })
    await page.click(page.button('Skip'))
    expect(skipped).toHaveBeenCalledOnce()
  })

  test('a player who skips by keys stays on the button, which leads on at the end (row 84)', async () => {
    const { page } = await openFight()
    await page.stageReports({ phase: 'fighting' })
    page.button('Skip').focus()
    await page.click(page.button('Skip'))
    await finish(page)
    expect(document.activeElement).toBe(page.button('Next'))
  })

  test('a reload in mid-fight leads to the stored result and fights no second time (T11)', async () => {
    const { server, page } = await openFight()
    await page.close()
    const again = await showScreen(<KombatScreen />, '/kombat')
    expect(again.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
    await again.pass(5000)
    expect(server.count('combats.fight')).toBe(1)
  })

  test('without WebGL the fight is shown as text in time, with both fighters and the last action in words', async () => {
    const { page } = await openFight({
      fight: {
        data: aFightAnswer({
          scenario: [anEntry(), anEntry(), anEntry({ damage_attack: 7 }), anEntry({ life_steal: 3 })],
        }),
      },
    })
    await page.stageSays({ error: 'no-webgl' })
    expect(page.text()).toContain('The fight runs as text')
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    expect(page.text()).toContain('nibbles strikes lunar')
    expect(page.text()).not.toContain('nibbles heals')
    expect(page.hasButton('Next')).toBe(false)
    await finish(page)
    await page.click(page.button('Next'))
    expect(page.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
  })

  test('a device that cannot keep up is offered the fight in words, and the arena again', async () => {
    const { page } = await openFight()
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    expect(page.hasButton('Read the fight')).toBe(false)
    await page.stageSays({ isSlow: true })
    await page.click(page.button('Read the fight'))
    expect(page.bridge.store.getState().isInWords).toBe(true)
    expect(page.text()).toContain('The fight runs as text.')
    expect(page.hasButton('Read the fight')).toBe(false)
    await page.click(page.button('Show the arena'))
    expect(page.bridge.store.getState().isInWords).toBe(false)
    expect(page.text()).not.toContain('The fight runs as text.')
    expect(page.hasButton('Read the fight')).toBe(true)
  })

  test('the offer to read is sent away for good', async () => {
    const { page } = await openFight()
    await page.stageReports({ phase: 'fighting', entriesPlayed: 3, turnsLeft: 39 })
    await page.stageSays({ isSlow: true })
    await page.click(page.button("Don't offer this again"))
    expect(page.hasButton('Read the fight')).toBe(false)
    await page.close()
    const next = await showScreen(<KombatScreen />, '/kombat')
    await next.stageSays({ isSlow: true })
    expect(next.hasButton('Read the fight')).toBe(false)
  })

  test('where not even the arena’s code has loaded, the whole fight is in the log and the result is one tap away', async () => {
    const { page } = await openFight({
      fight: {
        data: aFightAnswer({
          scenario: [anEntry(), anEntry(), anEntry({ damage_attack: 7 }), anEntry({ life_steal: 3 })],
        }),
      },
    })
    await page.stageSays({ error: 'load-failed' })
    expect(page.text()).toContain('nibbles heals')
    await page.click(page.button('Next'))
    expect(page.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
  })

  test('a burning or frozen fighter has its icon on the plate', async () => {
    const { page } = await openFight()
    await page.stageReports({
      phase: 'fighting',
      burning: { user: true, opponent: false },
      frozen: { user: false, opponent: true },
    })
    expect(document.querySelector('[aria-label=nibbles] [alt=Burning]')).not.toBeNull()
    expect(document.querySelector('[aria-label=lunar] [alt=Frozen]')).not.toBeNull()
    expect(document.querySelectorAll('[alt=Burning], [alt=Frozen]')).toHaveLength(2)
  })

  test('Enter is Next at the end, Escape leads back to the preparation', async () => {
    const { page } = await openFight()
    await page.press('Enter')
    expect(page.address()).toBe('/kombat')
    await finish(page)
    await page.press('Enter')
    expect(page.address()).toBe(`/kombat/result?fight=${REPLAY_ID}`)
    await page.close()
    const other = await showScreen(<KombatScreen />, '/kombat')
    await other.press('Escape')
    expect(other.address()).toBe('/kombat_prep')
  })

  test('the commitment of the fight is stored on this device', async () => {
    const { page } = await openFight()
    expect(shownCommitmentOf(REPLAY_ID)).toMatchObject({ commitment: 'c' })
    expect(page.bridge.store.getState().kombat?.fight).not.toBeNull()
  })

  test('a boss is in the same arena with name, skill and health, and without stats that it does not have (row 143)', async () => {
    const page = await openBoss(120_000)
    expect(page.bridge.store.getState().kombat?.opponent).toEqual({
      name: 'Mammoth',
      maxHp: 120_000,
      look: { kind: 'boss', boss: 'mammoth' },
    })
    expect(document.querySelector('[aria-label=Mammoth]')?.textContent).toContain('Reflect')
    expect(document.querySelector('[aria-label=Mammoth]')?.textContent).not.toContain('?')
    await finish(page)
    await page.click(page.button('Next'))
    expect(page.address()).toBe(toBossResult('boss-mammoth', REPLAY_ID))
  })

  test('a boss fight shows its score: damage, milestones that ring, best, pool, and no defeat (row 143)', async () => {
    saveBeforeFight(REPLAY_ID, {
      ...bossPage,
      own: { ...bossPage.own, best: 6000 },
      pool: bossPage.pool && { ...bossPage.pool, hp: 1_200_000, damage: 1_000_000, emptied_at: null },
    })
    const play = vi.spyOn(sound, 'play')
    const page = await openBoss(300_000)
    const score = () => document.querySelector('section[aria-label="Your score"]')?.textContent ?? ''
    await page.stageReports({ phase: 'fighting', turnsLeft: 30, hp: { user: 900, opponent: 297_000 } })
    expect(score()).toContain('3,000')
    expect(score()).toContain('Best 6,000')
    expect(score()).toContain('Guild pool 197,000')
    expect(play).not.toHaveBeenCalledWith('star', expect.anything())
    await page.stageReports({ hp: { user: 900, opponent: 294_600 } })
    expect(score()).toContain('+1 TOK +1 STAR')
    expect(play).toHaveBeenCalledWith('star', { rate: 1 })
    await page.stageReports({ hp: { user: 900, opponent: 293_600 } })
    expect(score()).toContain('New best!')
    await page.stageReports({ phase: 'end', hp: { user: 0, opponent: 293_600 } })
    await page.stageSends('finished', { fightId: REPLAY_ID, skipped: false })
    expect(page.text()).toContain('6,400 damage!')
    expect(page.text()).not.toMatch(/Defeat|wins/)
  })

  test('the first score against a boss is called the best once the fight is over (row 143)', async () => {
    saveBeforeFight(REPLAY_ID, { ...bossPage, own: { ...bossPage.own, best: 0 } })
    const page = await openBoss(300_000)
    const score = () => document.querySelector('section[aria-label="Your score"]')?.textContent ?? ''
    await page.stageReports({ phase: 'fighting', turnsLeft: 30, hp: { user: 900, opponent: 297_000 } })
    expect(score()).toContain('No best yet. Set one!')
    await page.stageReports({ phase: 'end', hp: { user: 0, opponent: 293_600 } })
    await page.stageSends('finished', { fightId: REPLAY_ID, skipped: false })
    expect(score()).toContain('New best!')
  })

  test('a boss fight that is not there, or was with a player, leads back to the preparation (row 143)', async () => {
    for (const answer of [
      refusal(404, 'replay-not-found'),
      { data: { ...aFightAnswer(), viewer: 'attacker' as const, own: null } },
    ]) {
      serverWith({ replay: answer })
      const page = await showScreen(<KombatScreen />, toBossBattle(REPLAY_ID))
      await page.pass(10)
      expect(page.address()).toBe('/kombat_prep')
      await page.close()
    }
  })

  test('an arena that failed to load can be tried again', async () => {
    serverWith()
    const page = await showScreen(<KombatScreen />, '/kombat')
    await page.stageSays({ error: 'load-failed' })
    const before = page.stage.attached.length
    await page.click(page.button('Try again'))
    expect(page.bridge.store.getState().error).toBeNull()
    expect(page.stage.attached.length).toBe(before + 1)
  })

  test('leaving takes the fight out of the bridge and the stage out of the page', async () => {
    const { page } = await openFight()
    await page.close()
    expect(page.bridge.store.getState()).toMatchObject({ kombat: null, scene: null })
    expect(page.bridge.listenerCount()).toBe(0)
    expect(page.stage.detached).toBe(1)
    expect(isBusy()).toBe(false)
  })
})
