import type { CallScope } from '../../call-scope.ts'
import type { Logger } from '../../logger.ts'
import type { Metrics } from '../../metrics.ts'
import type { Stars } from '../../platform/bot/stars.ts'
import type { PaymentRules } from './settle.ts'

export type PaymentFigures = Pick<
  Metrics,
  'observeCheckout' | 'countSurplusPayment' | 'countForgedPayment' | 'countMalformedUpdate'
>

export interface UpdateParts extends CallScope {
  readonly rules: PaymentRules
  readonly stars: Stars
  readonly log: Logger
  readonly figures: PaymentFigures
}
