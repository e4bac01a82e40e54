import type { ClientError, ClientTimes } from '#contracts/schemas/client-errors.ts'

export interface ClientReport {
  readonly build: string
  /** Null without valid launch data. */
  readonly playerId: number | null
  readonly errors: readonly ClientError[]
  readonly times: ClientTimes
}

/** Collects what browsers report. `take` never waits for the database. */
export interface ClientErrors {
  /** @returns the share of further reports that clients should send, 0.01 to 1 */
  take(report: ClientReport, nowMs: number): number
  /** Writes reports that are still in memory. */
  stop(): Promise<void>
}
