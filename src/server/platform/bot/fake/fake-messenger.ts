import type { InlineKeyboardMarkup, StarTransaction, Update, User } from 'grammy/types'
import { isProfileMethod, type ProfileMethod, profileProblem } from './fake-profile.ts'
import { type ReportedKind, TELLINGS } from './payment-updates.ts'
import type { InvoiceOfBot, Remember, Remembered, Webhook } from './remembered.ts'
import { invoiceOf, linkOf, paymentLine, refundLine, StarBook } from './star-book.ts'

export interface MessengerError {
  readonly error_code: number
  readonly description: string
  readonly parameters?: { readonly retry_after?: number }
}

export interface MethodCall {
  readonly method: string
  readonly payload: Readonly<Record<string, unknown>>
}

export interface Checkout {
  readonly is: 'paid' | 'refused' | 'expired'
  readonly why?: string
  readonly chargeId?: string
}

export type MethodAnswer = { readonly ok: true; readonly result: unknown } | ({ readonly ok: false } & MessengerError)

export type Deliver = (update: Update) => void

interface FakeOptions {
  /** True: everybody is a member and booster of every chat. */
  readonly everybodyIsMember?: boolean
  readonly firstId?: number
  readonly remember?: Remember
}

const PAGE_MAX = 100
const FIRST_ID = 1000

const buttonOf = ({ reply_markup }: Readonly<Record<string, unknown>>): { readonly url?: string } => {
  const markup = reply_markup as InlineKeyboardMarkup | undefined
  const [button] = markup?.inline_keyboard.flat() ?? []
  return button && 'url' in button ? { url: button.url } : {}
}

/** Simulates chats, messages, invoices, Stars payments and refunds. Delivery of updates and clock are passed in. */
export class FakeMessenger {
  readonly calls: MethodCall[] = []
  /** While this is set, every method is refused with it. */
  refusal: MessengerError | null = null
  /** Methods of this name take effect, but their answers are lost. */
  lostAnswers: string | null = null
  readonly sent: { readonly userId: number; readonly text: string; readonly url?: string }[] = []
  webhook: Webhook | null = null
  private readonly book = new StarBook()
  private readonly members = new Map<string, string>()
  private readonly boosters = new Set<string>()
  private readonly invoices = new Map<string, InvoiceOfBot>()
  private readonly questions = new Map<string, (answer: { ok: boolean; why?: string }) => void>()
  private lastId: number
  private readonly everybodyIsMember: boolean
  private readonly remember: Remember

  constructor(
    private readonly deliver: Deliver,
    private readonly nowMs: () => number,
    { everybodyIsMember = false, firstId = FIRST_ID, remember = () => undefined }: FakeOptions = {},
  ) {
    this.everybodyIsMember = everybodyIsMember
    this.lastId = firstId
    this.remember = remember
  }

  get transactions(): StarTransaction[] {
    return this.book.transactions
  }

  restore(changes: readonly Remembered[]): void {
    for (const change of changes) {
      if (change.is === 'invoice') this.invoices.set(change.url, change.invoice)
      if (change.is === 'transaction') this.book.add(change.transaction)
      if (change.is === 'webhook') this.webhook = change.webhook
      if (change.is === 'update') this.lastId = Math.max(this.lastId, change.update.update_id)
      if ('lastId' in change) this.lastId = Math.max(this.lastId, change.lastId)
    }
  }

  known(): readonly Remembered[] {
    const { lastId, webhook } = this
    return [
      ...[...this.invoices].map(([url, invoice]): Remembered => ({ is: 'invoice', url, invoice, lastId })),
      ...this.transactions.map((transaction): Remembered => ({ is: 'transaction', transaction, lastId })),
      { is: 'webhook', webhook, lastId },
    ]
  }

  private note(transaction: StarTransaction): void {
    this.remember({ is: 'transaction', transaction, lastId: this.lastId })
    this.book.add(transaction)
  }

  private setWebhook(webhook: Webhook | null): MethodAnswer {
    this.remember({ is: 'webhook', webhook, lastId: this.lastId })
    this.webhook = webhook
    return { ok: true, result: true }
  }

  invoice(url: string): InvoiceOfBot | undefined {
    return this.invoices.get(url)
  }

  forget(): void {
    this.calls.length = 0
    this.sent.length = 0
  }

  setMember(chat: string, userId: number, status: string): void {
    this.members.set(`${chat} ${userId}`, status)
  }

  setBooster(chat: string, userId: number): void {
    this.boosters.add(`${chat} ${userId}`)
  }

  private nextId(): number {
    this.lastId += 1
    return this.lastId
  }

  private seconds(): number {
    return Math.floor(this.nowMs() / 1000)
  }

  private user(id: number): User {
    return { id, is_bot: false, first_name: `User ${id}`, language_code: 'en' }
  }

  private message(userId: number) {
    const chat = { id: userId, type: 'private' as const, first_name: `User ${userId}` }
    return { message_id: this.nextId(), date: this.seconds(), chat, from: this.user(userId) }
  }

  write(userId: number, text: string): void {
    this.deliver({ update_id: this.nextId(), message: { ...this.message(userId), text } } as Update)
  }

  /** Resolves when the bot has answered, or when `expired` resolves. */
  async pay(url: string, userId: number, expired: Promise<void>): Promise<Checkout> {
    const invoice = this.invoices.get(url)
    if (!invoice) return { is: 'refused', why: 'INVOICE_INVALID' }
    const id = String(this.nextId())
    const answered = new Promise<{ ok: boolean; why?: string }>((resolve) => this.questions.set(id, resolve))
    this.tell('question', id, userId, invoice)
    const answer = await Promise.race([answered, expired.then(() => null)])
    this.questions.delete(id)
    if (answer === null) return { is: 'expired' }
    if (!answer.ok) return { is: 'refused', ...(answer.why === undefined ? {} : { why: answer.why }) }
    return { is: 'paid', chargeId: this.charge(invoice, userId) }
  }

  /** Charges without asking the bot, as after an answer that came too late. @returns the charge id */
  chargeFor(url: string, userId: number, changes: Partial<InvoiceOfBot> = {}): string {
    return this.charge({ ...this.madeInvoice(url), ...changes }, userId)
  }

  private charge({ payload, amount }: InvoiceOfBot, userId: number): string {
    const chargeId = `stx${this.nextId()}`
    this.note(paymentLine({ chargeId, amount, user: this.user(userId), payload, date: this.seconds() }))
    this.tell('payment', chargeId, userId, { payload, amount })
    return chargeId
  }

  private tell(is: ReportedKind, id: string, userId: number, reported: Pick<InvoiceOfBot, 'payload' | 'amount'>): void {
    const { payload, amount } = reported
    this.deliver(TELLINGS[is](this.nextId(), this.message(userId), { id, user: this.user(userId), payload, amount }))
  }

  /**
   * Sends a forged update, as an attacker who knows the webhook's secret could. @param id an invented charge id, or
   * another player's
   */
  forge(is: ReportedKind, id: string, userId: number, url: string): void {
    this.tell(is, id, userId, this.madeInvoice(url))
  }

  private madeInvoice(url: string): InvoiceOfBot {
    const invoice = this.invoices.get(url)
    if (!invoice) throw new Error(`There is no invoice ${url}.`)
    return invoice
  }

  /** A refund by the bot, or a chargeback. @returns the messenger's error, or null */
  refund(chargeId: string, userId: number): string | null {
    const payment = this.book.refundable(chargeId, userId)
    if (typeof payment === 'string') return payment
    this.note(refundLine({ ...payment, date: this.seconds() }))
    this.tell('refund', chargeId, payment.user.id, payment)
    return null
  }

  call(method: string, payload: Readonly<Record<string, unknown>>): MethodAnswer {
    this.calls.push({ method, payload })
    if (this.refusal) return { ok: false, ...this.refusal }
    return this.carryOut(method, payload)
  }

  private refuse(description: string): MethodAnswer {
    return { ok: false, error_code: 400, description }
  }

  private membership(payload: Readonly<Record<string, unknown>>): MethodAnswer {
    const status = this.members.get(`${payload.chat_id} ${payload.user_id}`)
    const user = { id: payload.user_id, is_bot: false, first_name: 'P' }
    if (status !== undefined)
      return { ok: true, result: { status, user, ...(status === 'restricted' ? { is_member: true } : {}) } }
    return this.everybodyIsMember
      ? { ok: true, result: { status: 'member', user } }
      : this.refuse('Bad Request: user not found')
  }

  private carryOut(method: string, payload: Readonly<Record<string, unknown>>): MethodAnswer {
    switch (method) {
      case 'getChatMember':
        return this.membership(payload)
      case 'getUserChatBoosts': {
        const boosts = this.everybodyIsMember || this.boosters.has(`${payload.chat_id} ${payload.user_id}`)
        return { ok: true, result: { boosts: boosts ? [{ boost_id: '1' }] : [] } }
      }
      case 'sendMessage': {
        const userId = Number(payload.chat_id)
        this.sent.push({ userId, text: String(payload.text), ...buttonOf(payload) })
        return { ok: true, result: { ...this.message(userId), text: payload.text } }
      }
      case 'createInvoiceLink':
        return this.createInvoice(payload)
      case 'answerPreCheckoutQuery': {
        const answer = this.questions.get(String(payload.pre_checkout_query_id))
        if (!answer)
          return this.refuse('Bad Request: query is too old and response timeout expired or query ID is invalid')
        const why = payload.error_message
        answer({ ok: payload.ok === true, ...(typeof why === 'string' ? { why } : {}) })
        return { ok: true, result: true }
      }
      case 'refundStarPayment': {
        const refused = this.refund(String(payload.telegram_payment_charge_id), Number(payload.user_id))
        return refused === null ? { ok: true, result: true } : this.refuse(refused)
      }
      case 'getStarTransactions': {
        const offset = Number(payload.offset ?? 0)
        const limit = Math.min(PAGE_MAX, Number(payload.limit ?? PAGE_MAX))
        return { ok: true, result: { transactions: this.transactions.slice(offset, offset + limit) } }
      }
      case 'setWebhook': {
        const url = String(payload.url ?? '')
        const allowed = payload.allowed_updates as readonly string[] | undefined
        const secret = String(payload.secret_token ?? '')
        return this.setWebhook(url === '' ? null : { url, secret, allowed: allowed ?? this.webhook?.allowed ?? [] })
      }
      case 'deleteWebhook':
        return this.setWebhook(null)
      case 'getWebhookInfo':
        return {
          ok: true,
          result: {
            url: this.webhook?.url ?? '',
            allowed_updates: this.webhook?.allowed ?? [],
            pending_update_count: 0,
          },
        }
      default:
        if (isProfileMethod(method)) return this.takeProfile(method, payload)
        return { ok: false, error_code: 404, description: 'Not Found' }
    }
  }

  private takeProfile(method: ProfileMethod, payload: Readonly<Record<string, unknown>>): MethodAnswer {
    const problem = profileProblem(method, payload)
    return problem === null ? { ok: true, result: true } : this.refuse(problem)
  }

  private createInvoice(payload: Readonly<Record<string, unknown>>): MethodAnswer {
    const invoice = invoiceOf(payload)
    if (typeof invoice === 'string') return this.refuse(invoice)
    const url = linkOf(this.nextId())
    this.remember({ is: 'invoice', url, invoice, lastId: this.lastId })
    this.invoices.set(url, invoice)
    return { ok: true, result: url }
  }
}
