import { expect, test, vi } from 'vitest'
import { Layout } from '#client/app/layout.tsx'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { fakeServer } from '../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../render.tsx'

const code = vi.hoisted(() => {
  // Test files share a process, so an earlier one may have loaded the badges' code.
  vi.resetModules()
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  return { coming, come }
})
vi.mock('#client/app/tab-badge.tsx', async (original) => {
  await code.coming
  return original()
})

const PLAIN = ['Home', 'Earn', 'Upgrade', 'Friends', 'Reward']
const tabs = (): HTMLAnchorElement[] => [...document.querySelectorAll('a')]
const said = (): (string | null)[] => tabs().map((tab) => tab.textContent)

/** Passes time until the condition holds. Lazy code loads in real time, so each round waits for it. */
const passUntil = async (page: Page, what: string, isSo: () => boolean): Promise<void> => {
  for (let round = 0; !isSo(); round += 1) {
    if (round === 100)
      throw new Error(`After 100 rounds of 50 ms ${what} have not come; the tabs say: ${said().join(', ')}.`)
    await vi.dynamicImportSettled()
    await page.pass(50)
  }
}

onSignedInPages()

test('a green and a red badge are added to the same tab elements, and are announced (rows 16, 17)', async () => {
  fakeServer({
    'settings.get': { data: baseAnswers['settings.get'] },
    'users.me': { data: baseAnswers['users.me'] },
    'users.balance': { data: 1e15 },
    'upgrades.missions': { data: [] },
    'tasks.list': { data: baseAnswers['tasks.list'] },
  })
  const page = await showScreen(<Layout />)
  const first = tabs()
  expect(said()).toEqual(PLAIN)
  code.come()
  await passUntil(page, 'both badges', () => said().join().includes('new') && said().join().includes('ready'))
  expect(said()).toEqual(['Home', 'Earn new', 'Upgrade ready', 'Friends', 'Reward'])
  expect(tabs().every((tab, at) => tab === first[at])).toBe(true)
})

test('there is no badge without a task left or an upgrade to buy, nor when the server does not answer (rows 16, 17)', async () => {
  const server = fakeServer({
    'users.balance': { data: 0 },
    'upgrades.missions': { data: [] },
    'tasks.list': { data: [] },
  })
  const page = await showScreen(<Layout />)
  await passUntil(page, 'the tasks', () => server.count('tasks.list') > 0)
  await page.pass(100)
  expect(said()).toEqual(PLAIN)
})

test.each(['/v2/upgrade', '/upgrade'])('the tab Upgrade is the current one at %s (row 16)', async (address) => {
  fakeServer({})
  await showScreen(<Layout />, address)
  expect(document.querySelector('a[aria-current=page]')?.textContent).toContain('Upgrade')
})
