import type { CallScope } from '#server/calls/call-scope.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import type { Stars } from '#server/platform/bot/stars.ts'
import type { PaymentRules } from './settle.ts'

export type PaymentFigures = Pick<Metrics, 'observeCheckout' | 'countSurplusPayment' | 'countForgedPayment'>

export interface UpdateDeps extends CallScope {
  readonly rules: PaymentRules
  readonly stars: Stars
  readonly log: Logger
  readonly figures: PaymentFigures
}
