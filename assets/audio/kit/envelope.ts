/** Loudness over time in seconds. */
export type Envelope = (seconds: number) => number

/** Rises in `attack` seconds, then dies away: after `decay` seconds a third is left. */
export const strike =
  (attack: number, decay: number, gain = 1): Envelope =>
  (t) =>
    gain * (t < attack ? t / attack : Math.exp(-(t - attack) / decay))

/** Swells and fades evenly within `seconds`; a higher `power` is a narrower hill. */
export const swell =
  (seconds: number, power = 1, gain = 1): Envelope =>
  (t) =>
    t >= seconds ? 0 : gain * Math.sin((Math.PI * t) / seconds) ** power

/** A held note: rises in `attack`, sinks to `sustain` while it is held and is let go within `release` seconds. */
export const held =
  (attack: number, length: number, release: number, sustain = 0.75): Envelope =>
  (t) => {
    const rise = Math.min(1, t / attack)
    if (t < length) return rise * (1 - ((1 - sustain) * t) / length)
    return rise * sustain * Math.exp(-(t - length) / release)
  }
