interface ClockSample {
  readonly offsetMs: number
  readonly roundTripMs: number
  readonly takenAtMs: number
}

/** A sample this old gives way to any newer one: the phone's clock drifts or is set by hand. */
const SAMPLE_LIFE_MS = 60_000

let held: ClockSample | null = null

/** Chooses between the held sample of the clock's offset and a new one. */
export const betterSample = (old: ClockSample | null, fresh: ClockSample): ClockSample => {
  if (old === null || fresh.roundTripMs <= old.roundTripMs) return fresh
  const isOld = Math.abs(fresh.takenAtMs - old.takenAtMs) > SAMPLE_LIFE_MS
  const jumped = Math.abs(fresh.offsetMs - old.offsetMs) > (fresh.roundTripMs + old.roundTripMs) / 2
  return isOld || jumped ? fresh : old
}

/**
 * Notes the server's time of an answer (milliseconds since the epoch, as the header's text).
 * The server is taken to have answered half-way between sending and receiving.
 */
export const noteServerTime = (header: string | null, sentAtMs: number, receivedAtMs: number): void => {
  const serverMs = header === null ? Number.NaN : Number(header)
  if (!Number.isFinite(serverMs)) return
  const roundTripMs = Math.max(0, receivedAtMs - sentAtMs)
  held = betterSample(held, {
    offsetMs: serverMs - (sentAtMs + roundTripMs / 2),
    roundTripMs,
    takenAtMs: receivedAtMs,
  })
}

/** The server's present time in milliseconds since the epoch, as well as this device can tell; phones' own clocks are wrong. */
export const nowMs = (): number => Math.round(Date.now() + (held?.offsetMs ?? 0))

/** Forgets the offset, for tests. */
export const resetServerClock = (): void => {
  held = null
}
