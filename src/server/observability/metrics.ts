import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CallName } from '#contracts/calls.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { UNBUILT_ID } from '#server/config/config.ts'
import { type ClientMetrics, clientMetrics } from './client-metrics.ts'
import { type JobFigures, jobFigures } from './job-figures.ts'
import { createOnline, type Online } from './online.ts'
import { type PlayerFigures, playerFigures, registerOnline } from './player-figures.ts'
import { registerNodeFigures, registerProcessFigures } from './process-figures.ts'

export interface Metrics extends ClientMetrics, JobFigures, PlayerFigures {
  /** `call` is a name of the call registry, `page`, `other` or `desk`. */
  observeCall(call: string, status: number, seconds: number): void
  countAnswer(code: string): void
  /** Must not be called for the repetition of a request: each effect counts once. */
  countEffect(call: CallName): void
  /** @param nowMs when the backlog was counted, by the system's clock: Prometheus compares it with real time */
  setOutbox(backlog: { readonly messages: number; readonly ageS: number }, nowMs: number): void
  setBotQueue(backlog: { readonly messages: number; readonly ageS: number }): void
  setTournament(figures: { readonly entries: number; readonly lateS: number }): void
  countRefusedWebhook(): void
  observeCheckout(seconds: number): void
  countSurplusPayment(reason: string): void
  countForgedPayment(): void
  setPayments(figures: {
    readonly orders: ReadonlyMap<string, number>
    readonly oldestS: number
    readonly comparedAgoS: number
  }): void
  countMalformedUpdate(): void
  /** `kind` is the messenger's name for the kind of update, or `other`. */
  countIgnoredUpdate(kind: string): void
  /** In Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

export type FiguresText = Pick<Metrics, 'text' | 'contentType'>

/** The library's constructor installs the listener for the primary's requests. */
const answerGathering = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

/** Sums the metrics of all processes. Of event loop lags the longest counts, and players who are online count once. */
export const createGatheredMetrics = (online: Online): FiguresText => {
  const gathering = new AggregatorRegistry()
  const own = new Registry()
  registerOnline(own, online)
  const text = async (): Promise<string> => `${await gathering.clusterMetrics()}${await own.metrics()}`
  return { text, contentType: gathering.contentType }
}

/** Counters of these codes begin at 0. A counter that begins at 1 hides its first event from `increase`. */
const EXPECTED_CODES: readonly (ErrorCode | 'ok')[] = ['ok', 'internal', 'unavailable', 'rate-limited', 'maintenance']
const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface MetricsOptions {
  readonly ofProcess: boolean
  /** True if the primary process collects them (`createGatheredMetrics`). */
  readonly gathered?: boolean
  readonly buildId?: string
  /** Clock for counting players who are online. Defaults to `performance.now`. */
  readonly nowMs?: () => number
}

/** Each instance has a registry, so that tests can run several servers. */
export const createMetrics = (options: MetricsOptions): Metrics => {
  const registry = new Registry()
  if (options.gathered) answerGathering(registry)
  if (options.ofProcess) registerNodeFigures(registry)
  registerProcessFigures(registry, options.buildId ?? UNBUILT_ID)
  // A player's calls go to several processes, whose counts cannot be added up. The primary counts instead.
  const online = options.gathered ? null : createOnline(options.nowMs ?? (() => performance.now()))
  if (online !== null) registerOnline(registry, online)
  const durations = new Histogram({
    name: 'house_kombat_call_seconds',
    help: 'Time to answer a request, by call and status.',
    labelNames: ['call', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
  const answers = new Counter({
    name: 'house_kombat_answers_total',
    help: 'Answers to calls by error code, ok without an error.',
    labelNames: ['code'],
    registers: [registry],
  })
  for (const code of EXPECTED_CODES) answers.inc({ code }, 0)
  const effects = new Counter({
    name: 'house_kombat_effects_total',
    help: 'Calls that moved money or items: claims (users.claim), fights (combats.fight) and the rest, by call.',
    labelNames: ['call'],
    registers: [registry],
  })
  const refusedWebhooks = new Counter({
    name: 'house_kombat_webhooks_refused_total',
    help: 'Calls of the bot’s webhook without its secret: somebody tries to forge payments.',
    registers: [registry],
  })
  const checkouts = new Histogram({
    name: 'house_kombat_checkout_seconds',
    help: 'Time to answer a payer’s last question; after ten seconds the payment is off.',
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
  const surplus = new Counter({
    name: 'house_kombat_payments_returned_total',
    help: 'Payments that went back at once, by reason (twice, limit, ended, stranger …).',
    labelNames: ['reason'],
    registers: [registry],
  })
  const forged = new Counter({
    name: 'house_kombat_payments_forged_total',
    help: 'Updates with the secret that told of what the messenger’s list has not: the secret is known to somebody.',
    registers: [registry],
  })
  const malformed = new Counter({
    name: 'house_kombat_updates_malformed_total',
    help: 'Updates of the bot whose shape is not the messenger’s: they are left out, and the log says what is wrong.',
    registers: [registry],
  })
  const ignored = new Counter({
    name: 'house_kombat_updates_ignored_total',
    help: 'Updates of the bot that ask for nothing it knows, by kind: they are answered with 200 and left out.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const orders = new Gauge({
    name: 'house_kombat_payment_orders',
    help: 'Orders in Telegram Stars by state.',
    labelNames: ['state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'house_kombat_payment_oldest_seconds',
    help: 'Age of the oldest payment that is neither granted nor given back.',
    registers: [registry],
  })
  const compared = new Gauge({
    name: 'house_kombat_payments_compared_seconds',
    help: 'Time since payments were compared with the messenger’s list; above two hours something is wrong.',
    registers: [registry],
  })
  const messages = new Gauge({
    name: 'house_kombat_outbox_messages',
    help: 'Effects of calls on other players that are not delivered yet; counted up to 100,000.',
    registers: [registry],
  })
  const age = new Gauge({
    name: 'house_kombat_outbox_age_seconds',
    help: 'Age of the oldest of them; above ten seconds something is wrong.',
    registers: [registry],
  })
  const counted = new Gauge({
    name: 'house_kombat_outbox_counted_timestamp_seconds',
    help: 'When they were counted last: older than a minute, no process runs jobs, or the database does not answer.',
    registers: [registry],
  })
  const botMessages = new Gauge({
    name: 'house_kombat_bot_queue_messages',
    help: 'Messages that wait for the bot; counted up to 100,000.',
    registers: [registry],
  })
  const botAge = new Gauge({
    name: 'house_kombat_bot_queue_age_seconds',
    help: 'How long the oldest of them that is due waits.',
    registers: [registry],
  })
  const entries = new Gauge({
    name: 'house_kombat_tournament_entries',
    help: 'Entries of the newest tournament.',
    registers: [registry],
  })
  const late = new Gauge({
    name: 'house_kombat_tournament_late_seconds',
    help: 'For how long after 20:05 UTC a tournament has not given all prizes; above some minutes something is wrong.',
    registers: [registry],
  })
  return {
    ...clientMetrics(registry),
    ...jobFigures(registry),
    ...playerFigures(registry, online),
    countAnswer: (code) => answers.inc({ code }),
    observeCall: (call, status, seconds) => durations.observe({ call, status }, seconds),
    countEffect: (call) => effects.inc({ call }),
    countRefusedWebhook: () => refusedWebhooks.inc(),
    observeCheckout: (seconds) => checkouts.observe(seconds),
    countSurplusPayment: (reason) => surplus.inc({ reason }),
    countForgedPayment: () => forged.inc(),
    countMalformedUpdate: () => malformed.inc(),
    countIgnoredUpdate: (kind) => ignored.inc({ kind }),
    setPayments: (figures) => {
      orders.reset()
      for (const [state, count] of figures.orders) orders.set({ state }, count)
      oldest.set(figures.oldestS)
      compared.set(figures.comparedAgoS)
    },
    setOutbox: (backlog, nowMs) => {
      messages.set(backlog.messages)
      age.set(backlog.ageS)
      counted.set(nowMs / 1000)
    },
    setBotQueue: (backlog) => {
      botMessages.set(backlog.messages)
      botAge.set(backlog.ageS)
    },
    setTournament: (figures) => {
      entries.set(figures.entries)
      late.set(figures.lateS)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
