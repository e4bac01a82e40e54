import { setTimeout as pause } from 'node:timers/promises'
import { createRng } from '#rules/prng.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import type { FakeMessenger } from './fake-messenger.ts'
import type { ReportedKind } from './payment-updates.ts'
import type { UpdateFaults, UpdateQueue } from './update-queue.ts'

export interface ControlDeps {
  readonly messenger: FakeMessenger
  readonly queue: UpdateQueue
  /** Time that the bot has to answer a pre-checkout query. Defaults to the messenger's ten seconds. */
  readonly checkoutMs?: number
}

type Body = Readonly<Record<string, unknown>>

const CHECKOUT_MS = 10_000
/** Longest delay of an update. The messenger keeps updates for 24 hours, but a test clock may jump further. */
const LATE_MS_MAX = 30 * MS_PER_HOUR

/** Shares, 0 to 1, of updates that are lost, repeated, reordered or delayed. */
const faultsOf = ({ seed, ...shares }: Body): UpdateFaults => {
  const rng = createRng(String(seed ?? '00000000000000000000000000000001'))
  const happens = (share: unknown): boolean => rng.next() < Number(share ?? 0)
  const below = (limit: number): number => Math.floor(rng.next() * limit)
  return {
    isLost: () => happens(shares.lost),
    copies: () => (happens(shares.copied) ? 2 + below(2) : 1),
    place: (waiting) => (happens(shares.reordered) ? below(waiting + 1) : waiting),
    lateMs: () => (happens(shares.late) ? below(LATE_MS_MAX) : 0),
  }
}

const pay = async ({ messenger, checkoutMs = CHECKOUT_MS }: ControlDeps, { url, user_id }: Body): Promise<object> => {
  const done = new AbortController()
  const expired = pause(checkoutMs, undefined, { signal: done.signal }).catch(() => undefined)
  const paid = await messenger.pay(String(url), Number(user_id), expired)
  done.abort()
  return paid
}

/** Served at `/control/…`, for tests and the local pay sheet. */
const DEEDS: Readonly<Record<string, (parts: ControlDeps, body: Body) => object | Promise<object>>> = {
  invoice: ({ messenger }, { url }) => {
    const invoice = messenger.invoice(String(url))
    if (!invoice) return { error: 'INVOICE_INVALID' }
    const { title, description, amount } = invoice
    return { title, description, amount }
  },
  pay,
  charge: ({ messenger }, { url, user_id, amount, payload }) => {
    const changes = {
      ...(amount === undefined ? {} : { amount: Number(amount) }),
      ...(payload === undefined ? {} : { payload: String(payload) }),
    }
    return { charge_id: messenger.chargeFor(String(url), Number(user_id), changes) }
  },
  ledger: ({ messenger }) => ({
    transactions: messenger.transactions.map(({ id, amount, source, receiver }) => {
      const user = source ?? receiver
      const is = source === undefined ? 'refund' : 'payment'
      return { id, amount, is, user_id: user?.type === 'user' ? user.user.id : 0 }
    }),
  }),
  chargeback: ({ messenger }, { charge_id, user_id }) => ({
    refused: messenger.refund(String(charge_id), Number(user_id)),
  }),
  forge: ({ messenger }, { is, id, user_id, url }) => {
    messenger.forge(String(is) as ReportedKind, String(id), Number(user_id), String(url))
    return {}
  },
  write: ({ messenger }, { user_id, text }) => {
    messenger.write(Number(user_id), String(text))
    return {}
  },
  sent: ({ messenger }, { user_id }) => ({
    texts: messenger.sent.filter(({ userId }) => userId === Number(user_id)).map(({ text }) => text),
  }),
  waiting: ({ queue }) => ({ size: queue.size }),
  faults: ({ queue }, body) => {
    queue.faults = faultsOf(body)
    return {}
  },
  refusal: ({ messenger }, { error_code, description, retry_after }) => {
    messenger.refusal =
      error_code === undefined
        ? null
        : {
            error_code: Number(error_code),
            description: String(description),
            ...(retry_after === undefined ? {} : { parameters: { retry_after: Number(retry_after) } }),
          }
    return {}
  },
  lost_answers: ({ messenger }, { method }) => {
    messenger.lostAnswers = method === undefined ? null : String(method)
    return {}
  },
}

export const control = async (parts: ControlDeps, deed: string, body: Body): Promise<object> =>
  (await DEEDS[deed]?.(parts, body)) ?? { error: 'Not Found' }
