/** Loudness over time in seconds. */
export type Envelope = (seconds: number) => number

/** Rises in `attack` seconds, then decays to a third in `decay` seconds. */
export const strike =
  (attack: number, decay: number, gain = 1): Envelope =>
  (t) =>
    gain * (t < attack ? t / attack : Math.exp(-(t - attack) / decay))

/** A higher `power` is a narrower hill. */
export const swell =
  (seconds: number, power = 1, gain = 1): Envelope =>
  (t) =>
    t >= seconds ? 0 : gain * Math.sin((Math.PI * t) / seconds) ** power

/** `attack` and `release` in seconds; `sustain` is a loudness. */
export const held =
  (attack: number, length: number, release: number, sustain = 0.75): Envelope =>
  (t) => {
    const rise = Math.min(1, t / attack)
    if (t < length) return rise * (1 - ((1 - sustain) * t) / length)
    return rise * sustain * Math.exp(-(t - length) / release)
  }
