import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { UNVERIFIABLE_TASK_DELAY_MS } from '#rules/tasks/task-checks.ts'
import { TASKS } from '#rules/tasks/tasks.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { withFakeLinks } from '#server/local/fake-links.ts'
import { addEarned } from '#server/modules/friends/store.ts'
import { servedTasks } from '#server/modules/tasks/served-tasks.ts'
import { pruneTaskRuns } from '#server/modules/tasks/service.ts'
import { createChats } from '#server/platform/bot/chats.ts'
import { fakeBotApi } from '#server/platform/bot/fake-bot-api.ts'
import { runJobs } from '#tests/helpers/database/run-jobs.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { TEST_BOT_TOKEN, testApp, testConfig } from '#tests/helpers/server/test-app.ts'

const CHAT = '@house_kombat_news'
const links = { news: 'https://t.me/house_kombat_news' }

const bot = await startBotApi()
afterAll(() => bot.close())
const { server, players } = await auditedAppWithPlayers({
  config: {
    botApiRoot: bot.root,
    taskLinks: {
      retweet: 'https://x.com/one/status/2',
      'play-app': 'https://t.me/partner/app',
      'add-folder': 'https://t.me/addlist/abc',
    },
    folderChats: ['@one_chat', '@two_chat'],
    client: { ...testConfig().client, channels: links },
  },
})
beforeEach(() => bot.refuseWith(null))
const start = (as: number, id: string) => server.call('tasks.start', { params: { id } }, { as })
const poll = (as: number, id: string) => server.call('tasks.notification', { params: { id } }, { as })
const list = async (as: number) => (await server.call('tasks.list', {}, { as })).data
const taskRows = (as: number) => itemPlayers(server).booked(as, 'task')
const verdict = async (as: number, taskId: string) => {
  const id = (await start(as, taskId)).data
  await runJobs(server)
  return poll(as, id)
}

describe('the list of tasks (rows 17, 60, 61, 66; R05, T34)', () => {
  it('serves what R05 pays, with the links of the operator, and no task of another wallet', async () => {
    const id = await players.join()
    const served = await list(id)
    expect(
      served.map(({ name, type, repeats, reward_amount, reward_star }) => [
        ...[name, type, repeats, reward_amount, reward_star],
      ]),
    ).toEqual(
      // `TASKS` has no reward for the check-in, because it rises by the day. A new player is on the first day.
      TASKS.map(({ name, type, repeats, rewardNano, rewardStar }) => [
        ...[name, type, repeats, rewardNano ?? tokToNano(1), rewardStar],
      ]),
    )
    const urls = served.flatMap(({ id: task, metadata: { url } }) => (url === undefined ? [] : [[task, url]]))
    expect(Object.fromEntries(urls)).toEqual({
      'join-channel': links.news,
      'boost-channel': 'https://t.me/boost/house_kombat_news',
      'be-premium': 'https://t.me/premium',
      ...server.config.taskLinks,
    })
  })

  it('serves no task whose link the operator has not set, and cannot start it', async () => {
    const bare = await testApp({ database: server.database })
    onTestFinished(() => bare.close())
    const id = await players.join()
    const served = (await bare.call('tasks.list', {}, { as: id })).data.map((task) => task.id)
    expect(served).toEqual(['daily-check-in', 'refer-a-friend', 'refer-3-friends', 'be-premium'])
    const refused = await bare.call('tasks.start', { params: { id: 'join-channel' } }, { as: id })
    expect([refused.status, refused.error.message]).toEqual([404, 'Task not found'])
  })
})

describe('joining the channel (rows 62, 63; T36)', () => {
  it('answers 404 PROGRESS_NOT_FOUND until the messenger was asked, then the repeats, and pays once', async () => {
    const id = await players.join()
    bot.setMember(CHAT, id, 'member')
    const notification = (await start(id, 'join-channel')).data
    const early = await poll(id, notification)
    expect([early.status, early.error.code, early.error.message]).toEqual([
      404,
      'progress-not-found',
      'PROGRESS_NOT_FOUND',
    ])
    expect(await runJobs(server)).toBe(0)
    expect(bot.calls.at(-1)).toEqual({
      token: TEST_BOT_TOKEN,
      method: 'getChatMember',
      payload: { chat_id: CHAT, user_id: id },
    })
    expect((await poll(id, notification)).data).toEqual({ repeats: 1 })
    expect(await taskRows(id)).toEqual([['tok', tokToNano(2), 'join-channel']])
    expect((await list(id)).find((task) => task.id === 'join-channel')?.task_user.repeats).toBe(1)
    const again = await start(id, 'join-channel')
    expect([again.status, again.error.message]).toEqual([400, 'task already completed'])
  })

  it.each(['left', 'kicked', 'a stranger'] as const)(
    'is "incomplete task" for a player who is %s, until they join',
    async (status) => {
      const id = await players.join()
      if (status !== 'a stranger') bot.setMember(CHAT, id, status)
      const refused = await verdict(id, 'join-channel')
      expect([refused.status, refused.error.message]).toEqual([400, 'incomplete task'])
      expect(await taskRows(id)).toEqual([])
      bot.setMember(CHAT, id, 'restricted')
      expect((await verdict(id, 'join-channel')).data).toEqual({ repeats: 1 })
    },
  )

  it('waits for a messenger that does not answer, and pays when it does', async () => {
    const id = await players.join()
    bot.setMember(CHAT, id, 'creator')
    bot.refuseWith({ error_code: 403, description: 'Forbidden: bot is not a member of the channel chat' })
    const notification = (await start(id, 'join-channel')).data
    expect(await runJobs(server)).toBe(1)
    expect((await poll(id, notification)).error.code).toBe('progress-not-found')
    bot.refuseWith(null)
    expect(await runJobs(server)).toBe(0)
    expect((await poll(id, notification)).data).toEqual({ repeats: 1 })
  })

  it('has one run at a time: starts at once are the same one; after two minutes a new one takes its place', async () => {
    const id = await players.join()
    bot.setMember(CHAT, id, 'member')
    const starts = await Promise.all([1, 2, 3, 4].map(() => start(id, 'join-channel')))
    const first = starts[0]?.data ?? ''
    expect(new Set(starts.map((answer) => answer.data))).toEqual(new Set([first]))
    server.clock.advance(2 * MS_PER_MINUTE)
    const second = (await start(id, 'join-channel')).data
    expect(second).not.toBe(first)
    await runJobs(server)
    expect((await poll(id, first)).error.message).toBe('incomplete task')
    expect((await poll(id, second)).data).toEqual({ repeats: 1 })
    expect(await taskRows(id)).toHaveLength(1)
  })

  it('shows no other player its result', async () => {
    const id = await players.join()
    const other = await players.join()
    bot.setMember(CHAT, id, 'member')
    const notification = (await start(id, 'join-channel')).data
    await runJobs(server)
    expect((await poll(other, notification)).status).toBe(404)
    expect((await poll(other, crypto.randomUUID())).error.message).toBe('PROGRESS_NOT_FOUND')
  })
})

describe('the other checks (rows 61–63; R05)', () => {
  it('asks the messenger for boosts', async () => {
    const id = await players.join()
    expect((await verdict(id, 'boost-channel')).error.message).toBe('incomplete task')
    bot.setBooster(CHAT, id)
    expect((await verdict(id, 'boost-channel')).data).toEqual({ repeats: 1 })
    expect(await taskRows(id)).toEqual([['tok', tokToNano(3), 'boost-channel']])
  })

  it('takes a folder as added by one who is in all of its chats', async () => {
    const id = await players.join()
    bot.setMember('@one_chat', id, 'member')
    expect((await verdict(id, 'add-folder')).error.message).toBe('incomplete task')
    bot.setMember('@two_chat', id, 'member')
    expect((await verdict(id, 'add-folder')).data).toEqual({ repeats: 1 })
  })

  it('believes the signed launch data about Premium, at once', async () => {
    const id = await players.join()
    const refused = (await start(id, 'be-premium')).data
    expect((await poll(id, refused)).error.message).toBe('incomplete task')
    const authDate = Math.floor(server.clock.nowMs() / 1000)
    const premium = signLaunchData(
      TEST_BOT_TOKEN,
      { id },
      { authDate, fields: { user: JSON.stringify({ id, first_name: 'P', is_premium: true }) } },
    )
    const started = await server.app.inject({
      method: 'POST',
      url: '/api/v1/tasks/be-premium',
      headers: { authorization: `tma ${premium}` },
    })
    expect((await poll(id, started.json<{ data: string }>().data)).data).toEqual({ repeats: 1 })
    expect(await taskRows(id)).toEqual([['tok', tokToNano(10), 'be-premium']])
  })

  it.each(['retweet', 'play-app'])('takes the player’s word for %s after a delay, and not before', async (taskId) => {
    const id = await players.join()
    const notification = (await start(id, taskId)).data
    server.clock.advance(UNVERIFIABLE_TASK_DELAY_MS - 1)
    expect(await runJobs(server)).toBe(1)
    expect((await poll(id, notification)).status).toBe(404)
    server.clock.advance(1)
    expect(await runJobs(server)).toBe(0)
    expect((await poll(id, notification)).data).toEqual({ repeats: 1 })
  })

  it('deletes runs after a day, and never what they paid', async () => {
    const id = await players.join()
    bot.setMember(CHAT, id, 'member')
    await verdict(id, 'join-channel')
    server.clock.advance(2 * MS_PER_DAY)
    expect(await pruneTaskRuns(server.db, server.clock.nowMs())).toBeGreaterThan(0)
    expect((await start(id, 'join-channel')).error.message).toBe('task already completed')
  })
})

it('referral tasks (rows 61, 64; R05, R39) pay for each friend who counts, as far as the task goes, and each friend once', async () => {
  const id = await players.join()
  const befriend = async (): Promise<void> => {
    const friend = await players.join()
    await addEarned(server.db, { inviterId: id, friendId: friend }, 0, server.clock.nowMs())
  }
  const run = async (taskId: string) => poll(id, (await start(id, taskId)).data)
  expect((await run('refer-a-friend')).error.message).toBe('incomplete task')
  await befriend()
  await befriend()
  expect((await run('refer-a-friend')).data).toEqual({ repeats: 1 })
  expect((await run('refer-3-friends')).data).toEqual({ repeats: 2 })
  expect((await run('refer-3-friends')).error.message).toBe('incomplete task')
  await befriend()
  expect((await run('refer-3-friends')).data).toEqual({ repeats: 3 })
  expect((await start(id, 'refer-3-friends')).error.message).toBe('task already completed')
  const paid = (await taskRows(id)).filter(([, , ref]) => ref === 'refer-3-friends')
  const sum = (asset: string) => paid.reduce((all, row) => (row[0] === asset ? all + row[1] : all), 0)
  expect([sum('tok'), sum('star')]).toEqual([tokToNano(15), 3])
})

describe('the Bot API of local mode (R45)', () => {
  it('comes with links for every task, the operator’s first', () => {
    const given = { retweet: 'https://x.com/mine/status/1' }
    const config = withFakeLinks(testConfig({ mode: 'local', taskLinks: given }))
    expect(servedTasks(config)).toHaveLength(9)
    expect(config.taskLinks).toMatchObject(given)
    expect(servedTasks(withFakeLinks(testConfig()))).toHaveLength(4)
  })

  it('says yes to everyone, by the same code', async () => {
    const chats = createChats({ ...testConfig(), botApiRoot: 'https://nowhere.invalid', fetch: fakeBotApi })
    expect(await chats.isMember(CHAT, 7)).toBe(true)
    expect(await chats.isBooster(CHAT, 7)).toBe(true)
  })
})
