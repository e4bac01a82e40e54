import { expect, test } from '@playwright/test'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { keep, leaveFight, phoneOf, tap } from '#tests/helpers/page/stations.ts'
import { asOperator, onServersDatabase } from '#tests/helpers/server/operator.ts'
import {
  advanceStage,
  advanceStageUntil,
  callAs,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

test.use({ hasTouch: true })
test.setTimeout(150_000)
test.afterEach(() => setServerMinutesAhead(0))

const GUILD = { name: 'Testers United', tag: 'TEST', slug: 'testers-united' } as const
/** Health of a boss: more than one newcomer deals, less than all three together deal. */
const LOW_HP = 1200

test('a player founds a guild, two join by its link; they fight the boss, see the board move, empty the pool and get the chest (rows 9, 14, 31, 36, 141-147)', {
  tag: IN_NPM_TEST,
}, async ({ browser, page: leader }) => {
  setServerMinutesAhead(0)
  const leaderId = await newPlayer(leader, 'Founder', 0)
  const members = [await newPlayer(leader, 'Second', 1), await newPlayer(leader, 'Third', 2)]
  await asOperator('grant', String(leaderId), 'tok', '200', '--why', 'a test')
  await asOperator('grant', String(leaderId), 'other:meat-hook', '1', '--why', 'a test')
  await asOperator('rank', String(leaderId), '450', '--why', 'a test')

  const watchLeader = watchPage(leader, STRANGER)
  await holdStageClock(leader)
  await openAs(leader, leaderId)
  await tap(leader, /^Guild/)
  await expect(leader.getByRole('list', { name: 'Guilds' })).toBeVisible()
  await keep(leader, 'guilds')
  await tap(leader, 'Start a guild')
  await leader.getByRole('textbox', { name: 'Name' }).fill(GUILD.name)
  await leader.getByRole('textbox', { name: 'Tag' }).fill(GUILD.tag)
  await expect(leader.getByRole('textbox', { name: 'Link' })).toHaveValue(GUILD.slug)
  await keep(leader, 'founding')
  await tap(leader, 'Start guild')
  await leader
    .getByRole('dialog', { name: `Start ${GUILD.name}?` })
    .getByRole('button', { name: 'Start guild' })
    .tap()
  await expect(leader.getByRole('dialog').getByText('Your banner is up.')).toBeVisible()
  await keep(leader, 'banner')
  await tap(leader, 'Go to my guild')
  await expect(leader).toHaveURL(/\/my-guild/)
  await expect(leader.getByRole('heading', { name: GUILD.name })).toBeVisible()
  await keep(leader, 'founded')

  for (const [index, id] of members.entries()) {
    const phone = await phoneOf(browser, leader)
    const watch = watchPage(phone, STRANGER)
    await openAs(phone, id, `/?tgWebAppStartParam=${leaderId}_${GUILD.slug}`)
    await expect(phone).toHaveURL(new RegExp(`/guild_detail/${GUILD.slug}$`))
    if (index === 0) await keep(phone, 'invited')
    await tap(phone, 'Join')
    await expect(phone.getByRole('dialog').getByText('Now you hunt bosses together.')).toBeVisible()
    if (index === 0) await keep(phone, 'welcome')
    await tap(phone, 'Go to my guild')
    await expect(phone).toHaveURL(/\/my-guild/)
    if (index === 0) await keep(phone, 'joined')
    watch.expectNone()
    await phone.context().close()
  }

  const [boss] = (await callAs(leader, leaderId, 'GET', '/api/v1/guild/boss-fight/boss-active')) as { slug: string }[]
  const slug = boss?.slug ?? ''
  await leader.goto(`/guild_boss/${slug}`)
  await expect(leader.getByText('3 of 3 fights left today')).toBeAttached()
  await expect(leader.getByRole('switch', { name: /Four-leaf clover/ })).toBeDisabled()
  await leader.getByRole('switch', { name: /Meat hook/ }).tap()
  await keep(leader, 'boss')
  await tap(leader, 'Fight')
  await leaveFight(leader, async () => {
    await advanceStage(leader, 0)
    await keep(leader, 'fights')
  })
  const result = leader.getByRole('dialog', { name: 'Fight result' })
  await expect(result.getByText('Your best fight!')).toBeVisible()
  await expect(result.getByText('Meat hook')).toBeVisible()
  await expect(result.getByRole('listitem').filter({ hasText: /skin piece/ })).toBeVisible()
  await keep(leader, 'result')
  await result.getByRole('button', { name: 'Back' }).tap()
  await onServersDatabase(({ db, nowMs }) => tendBossBoards({ db, nowMs }))
  await leader.goto(`/boss-leaderboard?slug=${slug}`)
  const own = leader.getByRole('region', { name: 'Your place' })
  await expect(own.getByText('Founder')).toBeVisible()
  const placeBefore = await own.textContent()
  await keep(leader, 'board')

  await asOperator('boss', 'pool', '--hp', String(LOW_HP), '--why', 'a test')
  const bossUrl = `/api/v1/guild/boss-fight/${slug}`
  for (const id of [...members, ...members, leaderId]) {
    // A fighter can fight only after having been shown the commitment.
    await callAs(leader, id, 'GET', bossUrl)
    await callAs(leader, id, 'POST', `${bossUrl}/fight`, { items: [] })
  }
  await onServersDatabase(({ db, nowMs }) => tendBossBoards({ db, nowMs }))
  await leader.goto(`/boss-leaderboard?slug=${slug}`)
  await expect(own.getByText('Founder')).toBeVisible()
  expect(await own.textContent()).not.toBe(placeBefore)
  await leader.getByRole('tab', { name: 'Guild' }).tap()
  await keep(leader, 'guild-board')

  await expect(async () => {
    const { chest } = (await callAs(leader, leaderId, 'GET', bossUrl)) as {
      chest: { state: string }
    }
    expect(chest.state).toBe('waiting')
  }).toPass()
  await leader.goto(`/guild_boss/${slug}`)
  const fall = leader.getByRole('dialog', { name: /has fallen!/ })
  const goOn = fall.getByRole('button', { name: 'Continue' })
  await expect(fall).toBeVisible()
  await settleStage(leader)
  await advanceStageUntil(leader, () => goOn.isVisible())
  await keep(leader, 'fallen')
  await goOn.tap()
  const chest = leader.getByRole('region', { name: 'Your chest is here' })
  await keep(leader, 'chest')
  await chest.getByRole('button', { name: 'Open' }).tap()
  await expect(leader.getByRole('heading', { name: 'Yours!' })).toBeVisible()
  await keep(leader, 'opened')
  await tap(leader, 'Great')
  await expect(chest).toBeHidden()
  await leader.reload()
  await expect(leader.getByText('Down! Your guild brought it to its knees.')).toBeVisible()
  await expect(fall).toBeHidden()
  watchLeader.expectNone()
})
