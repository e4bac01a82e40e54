import { describe, expect, test } from 'vitest'
import { toBossBattle } from '#client/topics/boss/links.ts'
import { StanceCards } from '#client/topics/kombat/screens/battle/arena/stance-cards.tsx'
import { KombatScreen } from '#client/topics/kombat/screens/battle/kombat-screen.tsx'
import { ReplayScreen } from '#client/topics/kombat/screens/battle/replay/replay-screen.tsx'
import { KombatResultScreen } from '#client/topics/kombat/screens/result/kombat-result-screen.tsx'
import type { FightRecord } from '#contracts/wire.ts'
import { STANCES, type Stance } from '#rules/kombat/stances.ts'
import {
  aCombatProfile,
  aFightAnswer,
  aFound,
  anEnergy,
  aProfile,
  aReplay,
  REPLAY_ID,
  theGameConfig,
} from '#workbench/fixtures/builders.ts'
import { type Answers, type FakeAnswer, fakeServer } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const NAMES = { rush: 'Rush', guard: 'Guard', trick: 'Trick' } as const

const { inputs } = aReplay()
const opening = (own: Stance, other: Stance): FightRecord['inputs'] => ({
  attacker: { ...inputs.attacker, stance: own },
  defender: { ...inputs.defender, stance: other },
})
const withoutStances = (): FightRecord['inputs'] => {
  const [{ stance: _, ...attacker }, { stance: __, ...defender }] = [inputs.attacker, inputs.defender]
  return { attacker, defender }
}

const serverWith = (answers: Answers) =>
  fakeServer({
    'users.me': { data: aProfile },
    'settings.get': { data: theGameConfig },
    'combats.me': { data: aCombatProfile({ stance: 'rush' }) },
    'combats.energy': { data: anEnergy() },
    'combats.find': { data: aFound({ commitment: 'c' }) },
    ...answers,
  })
const openFight = async (fightInputs: FightRecord['inputs']) => {
  serverWith({ 'combats.fight': { data: aFightAnswer({ inputs: fightInputs }) } })
  const page = await showScreen(<KombatScreen />, '/kombat')
  await page.pass(3500)
  return page
}
const matchup = () => document.querySelector<HTMLElement>('[data-matchup]')

onSignedInPages()

describe('stances before a fight (R55)', () => {
  test('the opponent’s stance is not in the page before the fight is answered', async () => {
    let answer: (fight: FakeAnswer) => void = () => undefined
    serverWith({ 'combats.fight': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) })
    const page = await showScreen(<KombatScreen />, '/kombat')
    await page.pass(3500)
    await page.stageReports({ phase: 'ready' })
    expect(page.text()).toContain('Rush')
    expect(page.text()).toContain("The opponent's stance is hidden")
    expect(document.body.innerHTML).not.toMatch(/stance-(guard|trick)/)
    expect(page.bridge.store.getState().kombat?.fight).toBeNull()

    answer({ data: aFightAnswer({ inputs: opening('rush', 'guard') }) })
    await page.pass(10)
    await page.stageReports({ phase: 'countdown', countdown: 3 })
    expect(page.text()).not.toContain('Guard')
    await page.stageReports({ countdown: 2 })
    expect(page.text()).not.toContain("The opponent's stance is hidden")
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual(['behind', 'Rush breaks on Guard'])
    expect(page.bridge.store.getState().kombat?.fight?.stances).toEqual({ user: 'rush', opponent: 'guard' })
    await page.stageReports({ phase: 'fighting', countdown: null })
    expect(page.text()).not.toContain('Win chance')
  })

  test.each([
    ['rush', 'trick', 'ahead', 'Rush runs Trick down'],
    ['trick', 'rush', 'behind', "Trick can't dodge Rush"],
    ['trick', 'guard', 'ahead', 'Trick slips past Guard'],
    ['guard', 'trick', 'behind', "Guard can't hold Trick"],
    ['guard', 'rush', 'ahead', 'Guard blunts Rush'],
    ['guard', 'guard', 'even', 'Guard meets Guard'],
  ] as const)('%s against %s is %s: %s', async (own, other, how, words) => {
    await showScreen(<StanceCards own={own} other={other} />)
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual([how, words])
  })

  test('the log begins with them, and the announcer says them when the cards turn over', async () => {
    const page = await openFight(opening('trick', 'guard'))
    const words = 'nibbles opens with Trick, lunar with Guard: Trick slips past Guard'
    await page.stageReports({ phase: 'countdown', countdown: 3 })
    expect(document.querySelector('p[role=status]')?.textContent).toBe('')
    await page.stageReports({ countdown: 2 })
    expect(document.querySelector('p[role=status]')?.textContent).toBe(words)
    await page.stageReports({ phase: 'fighting', countdown: null, entriesPlayed: 3 })
    expect(document.querySelector('[role=log] li')?.textContent).toBe(words)
  })

  test('the fight in words begins with them', async () => {
    const page = await openFight(opening('trick', 'guard'))
    await page.stageSays({ error: 'no-webgl' })
    await page.stageReports({ phase: 'countdown', countdown: 2 })
    expect(page.text()).toContain('nibbles opens with Trick, lunar with Guard')
  })
})

describe('stances of a stored fight (R55)', () => {
  const showReplay = async (over: Parameters<typeof aReplay>[0]) => {
    serverWith({ 'combats.replay': { data: aReplay(over) } })
    const page = await showScreen(<ReplayScreen />, `/kombat-replay?id=${REPLAY_ID}`)
    await page.stageReports({ phase: 'fighting', entriesPlayed: 2 })
    return page
  }
  const showResult = (over: Parameters<typeof aReplay>[0]) => {
    serverWith({ 'combats.replay': { data: aReplay(over) } })
    return showScreen(<KombatResultScreen />, `/kombat/result?fight=${REPLAY_ID}`)
  }

  test('replay and result say which stance beats which, each side from its own', async () => {
    const page = await showReplay({ inputs: opening('trick', 'guard') })
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual(['ahead', 'Trick slips past Guard'])
    await page.close()
    const attacked = await showReplay({ inputs: opening('trick', 'guard'), viewer: 'defender', own: null })
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual(['behind', "Guard can't hold Trick"])
    await attacked.close()
    await showResult({ inputs: opening('trick', 'guard'), viewer: 'defender', own: null })
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual(['behind', "Guard can't hold Trick"])
  })

  test('the winner of an outwitted stance won anyway', async () => {
    await showResult({ inputs: opening('guard', 'trick') })
    expect([matchup()?.dataset.matchup, matchup()?.textContent]).toEqual([
      'ahead',
      "Guard can't hold Trick. Won anyway!",
    ])
  })

  test('a fight by version 2 of the rules shows none', async () => {
    const old = { inputs: withoutStances(), rules_version: '2' }
    const isBare = (page: Page) => {
      for (const stance of STANCES) expect(page.text()).not.toContain(NAMES[stance])
      expect(document.body.innerHTML).not.toMatch(/stance-|Opening/)
    }
    const replay = await showReplay(old)
    isBare(replay)
    expect(replay.bridge.store.getState().kombat?.fight?.stances).toBeNull()
    await replay.close()
    isBare(await showResult(old))
  })

  test('a boss fight shows none, because a boss has no stance', async () => {
    const opponent = {
      boss_name: 'mammoth' as const,
      boss_skill: { active_skill: 'reflect' as const },
      health_point: 120_000,
    }
    const fight = aReplay({
      boss: { slug: 'boss-mammoth', opponent, damage: 1, second_phase_from: null },
      inputs: { ...opening('trick', 'guard'), defender: withoutStances().defender },
    })
    serverWith({ 'combats.replay': { data: fight } })
    const page = await showScreen(<KombatScreen />, toBossBattle(fight.replay_id))
    await page.pass(10)
    await page.stageReports({ phase: 'countdown', countdown: 2 })
    expect(document.body.innerHTML).not.toMatch(/stance-/)
    await page.stageReports({ phase: 'fighting', countdown: null, entriesPlayed: 3 })
    expect(page.text()).not.toContain('opens with')
    expect(page.bridge.store.getState().kombat?.fight?.stances).toBeNull()
  })
})
