import type { Update } from 'grammy/types'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { allHandlers } from '#server/modules/all-handlers.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { collectDebts } from '#server/modules/payments/debts.ts'
import type { PaidOffer, PaidOffers } from '#server/modules/payments/offers.ts'
import { reconcile } from '#server/modules/payments/reconcile.ts'
import { refundDue } from '#server/modules/payments/refunds.ts'
import { handlersOf } from '#server/modules/payments/routes.ts'
import { paymentDepsOf, refundByOperator } from '#server/modules/payments/service.ts'
import { SHOP_OFFERS } from '#server/modules/payments/shop-offers.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { type BotApi, startBotApi } from '#tests/helpers/server/bot-api.ts'
import { type TestApp, type TestAppOptions, testApp } from '#tests/helpers/server/test-app.ts'

export const WEBHOOK_SECRET = 'secret-of-the-test-webhook'

interface Shelf {
  readonly offers: Map<string, PaidOffer & { readonly limit: number | null; readonly wood: number }>
  readonly desk: PaidOffers
}

const offer = (type: string, priceXtr: number, limit: number | null, wood: number) => ({
  type,
  priceXtr,
  quantityMax: limit ?? 10,
  limit,
  wood,
})

export const REAL_SHELF: Shelf = { offers: new Map(), desk: SHOP_OFFERS }

/** A shelf with `box`, which a player can buy once, and `hooks` without limit. */
const testShelf = (): Shelf => {
  const offers = new Map([offer('box', 50, 1, 60), offer('hooks', 15, null, 5)].map((one) => [one.type, one]))
  const desk: PaidOffers = {
    find: async (_db, type) => offers.get(type),
    texts: async (type) => ({ title: type, description: `An offer of ${offers.get(type)?.wood} wood` }),
    piecesLeft: async (db, playerId, type) => {
      const limit = offers.get(type)?.limit ?? null
      if (limit === null) return Number.POSITIVE_INFINITY
      const { rows } = await sql<{ pieces: bigint }>`
        select coalesce(sum(quantity), 0)::bigint as pieces from payment_orders
        where player_id = ${playerId} and type = ${type} and state in ('granted', 'refunded')`.execute(db)
      return Math.max(0, limit - Number(rows[0]?.pieces ?? 0))
    },
    isChest: () => false,
    grant: async (scope, { playerId, type, quantity, id: orderId }) => {
      const amount = BigInt((offers.get(type)?.wood ?? 0) * quantity)
      const gift = { id: uuidV7(scope.entropy, scope.nowMs), to: playerId, asset: 'material-wood', amount } as const
      await giveOrInbox(scope, [mint({ ...gift, reason: 'shop', ref: orderId })])
      return { amounts: [{ asset: 'material-wood', amount: String(amount) }], items: [] }
    },
  }
  return { offers, desk }
}

export interface PayingApp {
  readonly server: TestApp
  readonly bot: BotApi
  readonly offers: Shelf['offers']
  send(update: Update): Promise<void>
  /** Delivers each waiting update once. An update that gets no 200 goes on waiting. */
  deliver(): Promise<void>
  invoice(as: number, type?: string, quantity?: number): Promise<string>
  /** Sends pre-checkout and payment. Returns the id of the charge. */
  buy(as: number, type?: string): Promise<string>
  press(url: string, payer: number): ReturnType<BotApi['messenger']['pay']>
  /** Refunds a charge as an operator does. Returns whether the charge stood until then. */
  refund(playerId: number, chargeId: string): Promise<boolean>
  runRefunds(): Promise<void>
  walk(): ReturnType<typeof reconcile>
  collect(): Promise<number>
  fate(chargeId: string): Promise<string>
  wood(id: number): Promise<number>
  close(): Promise<void>
}

export const payingApp = async (
  options: TestAppOptions = {},
  { offers, desk }: Shelf = testShelf(),
): Promise<PayingApp> => {
  let now = (): number => 0
  const bot = await startBotApi({ nowMs: () => now() })
  const server = await testApp({
    ...options,
    paidOffers: desk,
    handlers: { ...allHandlers, ...handlersOf(desk) },
    config: { botUpdates: 'webhook', botWebhookSecret: WEBHOOK_SECRET, botApiRoot: bot.root, ...options.config },
  })
  now = server.clock.nowMs
  const { messenger, queue } = bot
  const parts = () => {
    const payments = paymentDepsOf({ ...server, log: pino({ level: 'silent' }) }, desk)
    if (payments === null) throw new Error('This app takes no payments.')
    return payments
  }
  const send = async (update: Update): Promise<void> => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET },
      payload: update,
    })
    if (statusCode === 200) queue.remove(update)
  }
  const deliver = async (): Promise<void> => {
    for (const update of queue.take(0, 10_000)) await send(update)
  }
  const app: PayingApp = {
    server,
    bot,
    offers,
    send,
    deliver,
    invoice: async (as, type = 'hooks', quantity = 1) =>
      (await server.call('iap.invoice', { body: { type, quantity } }, { as })).data.invoice_url,
    press: async (url, payer) => {
      const paying = messenger.pay(url, payer, new Promise(() => undefined))
      await deliver()
      return paying
    },
    buy: async (as, type) => {
      const paid = await app.press(await app.invoice(as, type), as)
      await deliver()
      if (paid.chargeId === undefined) throw new Error(`It was not paid: ${paid.why}`)
      return paid.chargeId
    },
    refund: (playerId, chargeId) =>
      inTransaction(server.db, (db) => refundByOperator({ ...parts(), db }, playerId, chargeId)),
    runRefunds: async () => void (await refundDue(parts())),
    walk: () => reconcile(parts()),
    collect: () => collectDebts(parts()),
    fate: async (chargeId) => {
      const row = await server.db
        .selectFrom('payment_charges')
        .select(['state', 'reason'])
        .where('charge_id', '=', chargeId)
        .executeTakeFirst()
      return row ? [row.state, row.reason].filter((part) => part !== null).join(': ') : 'unknown'
    },
    wood: async (id) => {
      const { rows } = await sql<{ amount: bigint }>`
        select amount from balances where owner_id = ${id} and asset = 'material-wood'`.execute(server.db)
      return Number(rows[0]?.amount ?? 0)
    },
    close: async () => {
      await server.close()
      await bot.close()
    },
  }
  return app
}

/** Like `payingApp`, but closed after the file's tests. Await it at the file's top. */
export const filePayingApp = async (...options: Parameters<typeof payingApp>): Promise<PayingApp> => {
  const app = await payingApp(...options)
  afterAll(() => app.close())
  return app
}
