interface ClockSample {
  readonly offsetMs: number
  readonly roundTripMs: number
  readonly takenAtMs: number
}

/** A sample older than this is replaced by any newer one, because device clocks drift or are set by hand. */
const SAMPLE_LIFE_MS = 60_000

let held: ClockSample | null = null

export const betterSample = (old: ClockSample | null, fresh: ClockSample): ClockSample => {
  if (old === null || fresh.roundTripMs <= old.roundTripMs) return fresh
  const isOld = Math.abs(fresh.takenAtMs - old.takenAtMs) > SAMPLE_LIFE_MS
  const jumped = Math.abs(fresh.offsetMs - old.offsetMs) > (fresh.roundTripMs + old.roundTripMs) / 2
  return isOld || jumped ? fresh : old
}

/** @param header ms since the epoch, assumed to be written half-way between request and response */
export const syncServerClock = (header: string | null, sentAtMs: number, receivedAtMs: number): void => {
  const serverMs = header === null ? Number.NaN : Number(header)
  if (!Number.isFinite(serverMs)) return
  const roundTripMs = Math.max(0, receivedAtMs - sentAtMs)
  held = betterSample(held, {
    offsetMs: serverMs - (sentAtMs + roundTripMs / 2),
    roundTripMs,
    takenAtMs: receivedAtMs,
  })
}

/** Estimated server time in ms since the epoch. */
export const nowMs = (): number => Math.round(Date.now() + (held?.offsetMs ?? 0))

/** The latest time that the server's clock has surely reached. Without a sample it is the device's time. */
export const earliestNowMs = (): number => Math.floor(Date.now() + (held ? held.offsetMs - held.roundTripMs / 2 : 0))

/** @internal Reset for tests. */
export const resetServerClock = (): void => {
  held = null
}
