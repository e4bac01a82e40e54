import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startPolling } from '#server/jobs/bot-updates.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { ALLOWED_UPDATES, startUpdatePoller } from '#server/platform/bot/update-poller.ts'
import { refuseOtherUpdates } from '#server/platform/bot/webhook-setup.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const log = pino({ level: 'silent' })

const app = await filePayingApp({ config: { botUpdates: 'polling' } }, REAL_SHELF)
const players = kombatPlayers(app.server)

const drained = async (): Promise<void> => {
  await expect.poll(() => app.bot.queue.size, { timeout: 10_000, interval: 20 }).toBe(0)
}

describe('asking for updates', () => {
  it('answers last questions and grants payments, and the next process gets none of them again', async () => {
    const id = await players.join()
    const polling = startPolling({ ...app.server, log, chats: chatsFor(app.server.config) })
    const paid = await app.bot.messenger.pay(await app.invoice(id, 'meat-hook-xtr'), id, new Promise(() => undefined))
    expect(paid).toMatchObject({ is: 'paid' })
    await drained()
    await polling.stop()
    expect(await app.fate(paid.chargeId ?? '')).toBe('granted')
    const [asked] = app.bot.calls.filter(({ method }) => method === 'getUpdates')
    expect(asked?.payload).toMatchObject({ allowed_updates: ALLOWED_UPDATES })
  })

  it('takes a last question while another update is still being handled', async () => {
    const handled: string[] = []
    let finish = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const poller = startUpdatePoller({
      config: app.server.config,
      log,
      handle: async (update) => {
        if (update.message) await slow
        handled.push(update.message ? 'message' : 'question')
      },
    })
    app.bot.messenger.write(1, 'slow')
    const id = await players.join()
    const url = await app.invoice(id, 'meat-hook-xtr')
    void app.bot.messenger.pay(url, id, new Promise(() => undefined))
    await expect.poll(() => handled, { interval: 20 }).toEqual(['question'])
    finish()
    await drained()
    await poller.stop()
    expect(handled).toEqual(['question', 'message'])
  })

  it('gets an update again that could not be handled', async () => {
    let tries = 0
    const poller = startUpdatePoller({
      config: app.server.config,
      log,
      handle: async () => {
        tries += 1
        if (tries === 1) throw new Error('The database is away.')
      },
    })
    app.bot.messenger.write(1, 'again')
    await drained()
    await poller.stop()
    expect(tries).toBe(2)
  })
})

describe('hk admin bot setup', () => {
  const admin = (config = app.server.config) =>
    runAdmin({ ...app.server.scope(), who: 'ops', config }, ['bot', 'setup'])
  const webhook = () =>
    ({ ...app.server.config, botUpdates: 'webhook', publicUrl: 'https://play.example.org/' }) as const

  it('sets the webhook with its secret and all kinds of updates, and the start takes it', async () => {
    await expect(refuseOtherUpdates(webhook(), log)).rejects.toThrow(/calls another address, or none/)
    expect(await admin(webhook())).toEqual([expect.stringContaining('https://play.example.org/platform/bot/updates')])
    expect(app.bot.messenger.webhook).toMatchObject({
      secret: app.server.config.botWebhookSecret,
      allowed: ALLOWED_UPDATES,
    })
    await expect(refuseOtherUpdates(webhook(), log)).resolves.toBeUndefined()
    await expect(refuseOtherUpdates(app.server.config, log)).rejects.toThrow(/hk admin bot setup/)
  })

  it('sets commands, descriptions and menu button within the messenger’s limits, by language', async () => {
    app.bot.messenger.forget()
    const [said] = await admin()
    expect(said).toContain(app.server.config.client.botLink)
    const calls = app.bot.messenger.calls.map(({ method, payload }) =>
      `${method} ${payload.language_code ?? ''}`.trim(),
    )
    expect(calls).toEqual([
      ...['setMyCommands', 'setMyDescription', 'setMyShortDescription'],
      ...['setMyCommands ru', 'setMyDescription ru', 'setMyShortDescription ru'],
      ...['setChatMenuButton', 'deleteWebhook'],
    ])
    const named = app.bot.messenger.calls.flatMap(({ payload }) => (payload.commands as { command: string }[]) ?? [])
    expect(new Set(named.map(({ command }) => command))).toEqual(
      new Set(['start', 'help', 'privacy', 'paysupport', 'terms']),
    )
    expect(app.bot.messenger.calls.at(-2)?.payload.menu_button).toEqual({
      type: 'web_app',
      text: 'House Kombat',
      web_app: { url: app.server.config.client.botLink },
    })
  })

  it('is refused by limits of the messenger', () => {
    const { messenger } = app.bot
    for (const [method, payload] of [
      ['setMyCommands', { commands: [{ command: 'Start', description: 'x' }] }],
      ['setMyDescription', { description: 'x'.repeat(513) }],
      ['setMyShortDescription', { short_description: 'x'.repeat(121) }],
    ] as const)
      expect(messenger.call(method, payload), method).toMatchObject({ ok: false, error_code: 400 })
  })

  it('takes the webhook away for polling, keeps what waits, and says so when the settings say nothing', async () => {
    expect(await admin()).toEqual([expect.stringContaining('no webhook is set')])
    expect(app.bot.calls.at(-1)?.payload).toMatchObject({ drop_pending_updates: false })
    await expect(refuseOtherUpdates(app.server.config, log)).resolves.toBeUndefined()
    await expect(admin({ ...app.server.config, botUpdates: 'off' })).rejects.toThrow(/BOT_UPDATES is off/)
  })
})

describe('hk admin stars', () => {
  const admin = (...args: string[]) => runAdmin({ ...app.server.scope(), who: 'ops' }, args)

  it('shows what a player has paid, and gives a payment back once, for a reason', async () => {
    const id = await players.join()
    const polling = startPolling({ ...app.server, log, chats: chatsFor(app.server.config) })
    const url = await app.invoice(id, 'meat-hook-xtr')
    const { chargeId = '' } = await app.bot.messenger.pay(url, id, new Promise(() => undefined))
    await drained()
    await polling.stop()
    expect(await admin('stars', String(id))).toEqual([
      expect.stringMatching(new RegExp(`15 XTR {2}1 × meat-hook-xtr {2}granted {2}${chargeId}`)),
    ])
    await expect(admin('stars', 'refund', String(id), chargeId)).rejects.toThrow(/Say why/)
    await admin('stars', 'refund', String(id), chargeId, '--why', 'asked for it')
    await expect(admin('stars', 'refund', String(id), chargeId, '--why', 'again')).rejects.toThrow(/stands/)
    await app.runRefunds()
    expect(await admin('stars', String(id))).toEqual([expect.stringContaining('refunded (support)')])
  })
})
