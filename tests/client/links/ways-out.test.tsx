import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ALL_PAGES, type Page, pageAt } from '#client/game/page-paths.ts'
import { ALL_SCREENS } from '#workbench/stories/all-screens.ts'
import { statesOf } from '#workbench/stories/screen-stories.ts'
import { closePage } from '../render.tsx'
import { play, showStory, walkedLines } from './story-page.tsx'

const CLIENT = path.resolve('src/client')

/** Stories that name ways out, as pairs of `/ rich` and these ways. */
const WAYS = ALL_SCREENS.flatMap((screen) =>
  statesOf(screen).flatMap(([name, { ways }]) => (ways ? [[`${screen.route} ${name}`, ways] as const] : [])),
)

/**
 * Files that navigate without a press (after a failure, a mutation or a fight), each with the test that checks where
 * to.
 */
const WITHOUT_A_PRESS: Readonly<Record<string, string>> = {
  'app/broken-page.tsx': 'app/broken-page.test.tsx',
  'app/maintenance-screen.tsx': 'app/startup.test.tsx',
  'app/session-guard.tsx': 'app/session-guard.test.tsx',
  'app/settings-shortcut.tsx': 'platform/share-and-copy.test.tsx',
  'app/start-link.ts': 'app/start-link.test.ts',
  'topics/account/screens/fair-play-screen.tsx': 'topics/account/fair-play.test.tsx',
  'topics/boss/screens/guild-boss-screen.tsx': 'topics/boss/boss.test.tsx',
  'topics/guild/screens/found-guild.tsx': 'topics/guild/guilds.test.tsx',
  'topics/guild/screens/guilds-screen.tsx': 'links/ways-back.test.tsx',
  'topics/guild/screens/join-panel.tsx': 'topics/guild/guilds.test.tsx',
  'topics/guild/screens/members-tab.tsx': 'topics/guild/my-guild.test.tsx',
  'topics/home/screens/news/final-bubble.tsx': 'topics/tournament/tournament-final.test.tsx',
  'topics/house/screens/onboarding/use-join.ts': 'topics/house/onboarding-screen.test.tsx',
  'topics/inbox/screens/reward-card.tsx': 'topics/inbox/inbox.test.tsx',
  'topics/leagues/shared/board/league-board.tsx': 'topics/leagues/league-board.test.tsx',
  'topics/payments/screens/notice-dialog.tsx': 'topics/payments/purchase.test.tsx',
  'topics/market/screens/bought-celebration.tsx': 'topics/market/market.test.tsx',
  'topics/kombat/screens/battle/boss-battle.tsx': 'topics/kombat/kombat-screen.test.tsx',
  'topics/kombat/screens/battle/friendly-screen.tsx': 'topics/kombat/kombat-friendly.test.tsx',
  'topics/kombat/screens/battle/kombat-screen.tsx': 'topics/kombat/kombat-screen.test.tsx',
  'topics/kombat/screens/result/kombat-result-screen.tsx': 'topics/kombat/kombat-result.test.tsx',
}

/** Marks a way out from which the way back returns to the page. */
const RETURNS = / ↩$/
const PATHS = ALL_PAGES.map(({ path }): string => path)
const pathOf = (address: string): string | undefined => pageAt(address.replace(RETURNS, '').replace(/\?.*$/, ''))?.path
/** Pages that the startup or a fight opens, and addresses that no link names. */
const WITHOUT_A_LINK = ['/error', '/maintenance', '/onboard', '/v2/onboard', '/kombat/result', '/upgrade']

const linesThatLead = (): string[] =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(CLIENT, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (/\b(?:navigate|lead|go)\(/.test(line) ? [`${file}:${at + 1}`] : [])),
    )
    .filter((line) => !/^(?:game|app\/page-link|topics\/items\/links)/.test(line))

afterEach(closePage)

describe('every way out of a page', () => {
  for (const [story, links] of WAYS) {
    const [route = '', name = ''] = story.split(' ')
    for (const [controls, address] of Object.entries(links))
      it(`${story}: ${controls} leads to ${address}`, async () => {
        const page = await showStory(route, name)
        const steps = controls.split(' › ')
        await play(page, steps.slice(0, -1))
        const before = page.address()
        await play(page, steps.slice(-1))
        expect(page.address()).toBe(address.replace(RETURNS, ''))
        if (!RETURNS.test(address)) return
        await play(page, ['←'])
        expect(page.address()).toBe(before)
      })
  }

  it('is walked here: no line of the client leads on that no link has taken', () => {
    const left = linesThatLead().filter((line) => !walkedLines.has(line))
    expect(left.filter((line) => !(line.replace(/:.*/, '') in WITHOUT_A_PRESS))).toEqual([])
  })

  it('is left to tests that exist where no press leads on', () => {
    const files = Object.entries(WITHOUT_A_PRESS).flatMap(([file, test]) => [
      path.join(CLIENT, file),
      `tests/client/${test}`,
    ])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('is walked to every page that a link leads to', () => {
    const reached = WAYS.flatMap(([, links]) => Object.values(links).map((address) => pathOf(address)))
    expect(PATHS.filter((path) => !reached.includes(path) && !WITHOUT_A_LINK.includes(path))).toEqual([])
  })

  it('is walked back from every page', () => {
    const isWalked = ({ path, back }: Page): boolean =>
      WAYS.some(([story, links]) => story.startsWith(`${path} `) && (links.Back === back || links['←'] === back))
    expect(ALL_PAGES.filter((page) => page.back !== undefined && !isWalked(page))).toEqual([])
  })
})
