import { Counter, Histogram, type Registry } from 'prom-client'
import { CLIENT_ERROR_KINDS, type ClientErrorKind } from '#rules/client-errors/client-errors.ts'

/** `full`: the buffer is full. `new`: too many new causes this hour. `lost`: the database refused them. */
const DROPPED_BECAUSE = ['full', 'new', 'lost'] as const
export type DroppedBecause = (typeof DROPPED_BECAUSE)[number]
const CLIENT_MOMENTS = ['first_paint', 'home', 'first_fight'] as const
export type ClientMoment = (typeof CLIENT_MOMENTS)[number]

export interface ClientMetrics {
  countClientError(kind: ClientErrorKind): void
  countDroppedClientErrors(reason: DroppedBecause, errors: number): void
  observeClientMoment(moment: ClientMoment, seconds: number): void
  observeFightFrames(framesPerSecond: number): void
}

const MOMENT_BUCKETS_S = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 20, 40]
const FRAME_BUCKETS = [10, 15, 20, 25, 30, 40, 50, 55, 60, 90, 120]

/** Labels never hold text that a client has sent: each text would become a separate time series. */
export const clientMetrics = (registry: Registry): ClientMetrics => {
  const registers = [registry]
  const errors = new Counter({
    name: 'house_kombat_client_errors_total',
    help: 'Errors that browsers have reported, by kind; hk errors shows their causes.',
    labelNames: ['kind'],
    registers,
  })
  const dropped = new Counter({
    name: 'house_kombat_client_errors_dropped_total',
    help: 'Errors that browsers have reported and that are not stored, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const moments = new Histogram({
    name: 'house_kombat_client_seconds',
    help: 'Time until a player’s browser had painted first, had home ready, and had loaded the session’s first fight.',
    labelNames: ['moment'],
    buckets: MOMENT_BUCKETS_S,
    registers,
  })
  const frames = new Histogram({
    name: 'house_kombat_client_fight_frames',
    help: 'Frames a second of the first fight of a session.',
    buckets: FRAME_BUCKETS,
    registers,
  })
  // All begin at 0: a counter that begins at its first event hides that event from `increase`.
  for (const kind of CLIENT_ERROR_KINDS) errors.inc({ kind }, 0)
  for (const reason of DROPPED_BECAUSE) dropped.inc({ reason }, 0)
  for (const moment of CLIENT_MOMENTS) moments.zero({ moment })
  return {
    countClientError: (kind) => errors.inc({ kind }),
    countDroppedClientErrors: (reason, count) => dropped.inc({ reason }, count),
    observeClientMoment: (moment, seconds) => moments.observe({ moment }, seconds),
    observeFightFrames: (framesPerSecond) => frames.observe(framesPerSecond),
  }
}
