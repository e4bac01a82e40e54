import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { PAGE } from '#client/game/page-paths.ts'
import { toBossBattle, toBossLeaderboard, toGuildBoss } from '#client/topics/boss/links.ts'
import { BossPages } from '#client/topics/boss/screens/boss-pages.tsx'
import { toGuild, toGuilds, toMyGuild } from '#client/topics/guild/links.ts'
import { GuildPages } from '#client/topics/guild/screens/guild-pages.tsx'
import { KombatScreen } from '#client/topics/kombat/screens/battle/kombat-screen.tsx'
import type { GuildMe } from '#contracts/wire.ts'
import { bossAnswers, bossPage } from '#workbench/fixtures/boss-answers.ts'
import { guildAnswers, guildCards, ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { fakeServer, gateAnswers, typicalAnswers } from '../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../render.tsx'

const MAMMOTH = toGuildBoss('boss-mammoth')
const FIRE_LORD = toGuildBoss('boss-fire-lord')
const { id, name, tag, emblem, level } = ownGuild
const OWN: GuildMe = { id, name, tag, emblem, level, role: 'officer', requests: 0 }

const show = (ownAtFirst: GuildMe, at: Parameters<typeof showScreen>[1]): Promise<Page> => {
  let own = ownAtFirst
  fakeServer({
    ...typicalAnswers,
    ...gateAnswers,
    'guild.me': () => ({ data: own }),
    'guild.list': ({ path }) => ({ data: { items: path.includes('requested') ? [] : guildCards, next: null } }),
    'guild.get': () => ({ data: { ...ownGuild, members: 30, own: { ...ownGuild.own, role: own?.role ?? null } } }),
    'guild.join': () => {
      own = OWN
      return { data: guildAnswers['guild.join'] }
    },
    'boss.get': () => ({ data: own ? bossPage : { ...bossPage, pool: null } }),
  })
  const guilds = [PAGE.GUILDS.path, PAGE.GUILD.path, PAGE.MY_GUILD.path]
  const bosses = [PAGE.GUILD_BOSS.path, PAGE.BOSS_LEADERBOARD.path]
  return showScreen(
    <Routes>
      {guilds.map((path) => (
        <Route key={path} path={path} element={<GuildPages />} />
      ))}
      {bosses.map((path) => (
        <Route key={path} path={path} element={<BossPages />} />
      ))}
      <Route path={PAGE.KOMBAT.path} element={<KombatScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
}

/** Presses each control in turn. Returns the address after each press. */
const walk = async (page: Page, ...names: readonly (string | RegExp)[]): Promise<string[]> => {
  const addresses: string[] = []
  for (const button of names) {
    const radio = [...document.querySelectorAll('[role=radio]')].find(({ ariaLabel }) => ariaLabel === button)
    await page.click(radio ?? page.button(button))
    await page.pass(50)
    addresses.push(page.address())
  }
  return addresses
}

onSignedInPages()

describe('back leads to the page that opened this one, as it was left (rows 31, 141, 142, 144)', () => {
  test('from a guild through the searched list to the boss, and on to what opened the boss', async () => {
    const page = await show(null, { pathname: MAMMOTH, state: { from: PAGE.COLLECTION.path } })
    expect(await walk(page, 'Find a guild', 'New', 'Sea Dogs')).toEqual([
      PAGE.GUILDS.path,
      toGuilds({ sort: 'new' }),
      toGuild('sea-dogs'),
    ])
    expect(await walk(page, 'Back', 'Back', 'Back')).toEqual([toGuilds({ sort: 'new' }), MAMMOTH, PAGE.COLLECTION.path])
  })

  test('from the form of a new guild to the list, and on to the boss', async () => {
    const page = await show(null, MAMMOTH)
    expect(await walk(page, 'Find a guild', 'Start a guild', 'Back', 'Back')).toEqual([
      PAGE.GUILDS.path,
      toGuilds({ found: '1' }),
      PAGE.GUILDS.path,
      MAMMOTH,
    ])
  })

  test('from the guild just joined to what opened the list', async () => {
    const page = await show(null, MAMMOTH)
    expect(await walk(page, 'Find a guild', 'Sea Dogs', 'Join')).toEqual([
      PAGE.GUILDS.path,
      toGuild('sea-dogs'),
      toGuild('sea-dogs'),
    ])
    await page.click([...document.querySelectorAll('[role=dialog] button')].at(-1) ?? document.body)
    expect(page.address()).toBe(PAGE.MY_GUILD.path)
    expect(await walk(page, 'Back')).toEqual([MAMMOTH])
  })

  test('from the boards through boss and own guild, at its tab, to the list of guilds', async () => {
    const page = await show(OWN, PAGE.GUILDS.path)
    const mine = toMyGuild('log')
    const boards = toBossLeaderboard('boss-mammoth')
    expect(await walk(page, /^Night OwlsMy guild/, 'Log', 'Fight', 'Leaderboard', 'Guild')).toEqual([
      PAGE.MY_GUILD.path,
      mine,
      MAMMOTH,
      boards,
      toBossLeaderboard('boss-mammoth', 'guild'),
    ])
    expect(await walk(page, 'Back', 'Back', 'Back', 'Back')).toEqual([MAMMOTH, mine, PAGE.GUILDS.path, PAGE.HOME.path])
  })

  test('from the next boss to this one, and after a fight to the player’s own guild', async () => {
    const page = await show(OWN, { pathname: MAMMOTH, state: { from: PAGE.MY_GUILD.path } })
    expect(await walk(page, /^Fire Lord/, 'Back', 'Fight')).toEqual([
      FIRE_LORD,
      MAMMOTH,
      toBossBattle(bossAnswers['boss.fight'].replay_id),
    ])
    await page.stageReports({ phase: 'end' })
    await page.stageSends('finished', { fightId: bossAnswers['boss.fight'].replay_id, skipped: false })
    await walk(page, 'Next')
    await page.pass(2000)
    const close = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Back',
    )
    if (!close) throw new Error('The result has no way back.')
    await page.click(close)
    await page.pass(400)
    expect(await walk(page, 'Back')).toEqual([PAGE.MY_GUILD.path])
  })
})
