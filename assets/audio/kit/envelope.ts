export type Envelope = (seconds: number) => number

/** Rises within `attack` seconds. Every `decay` seconds after that it falls to about a third. */
export const strike =
  (attack: number, decay: number, gain = 1): Envelope =>
  (t) =>
    gain * (t < attack ? t / attack : Math.exp(-(t - attack) / decay))

/** Rises and falls once within `seconds`. A higher `power` makes the peak narrower. */
export const swell =
  (seconds: number, power = 1, gain = 1): Envelope =>
  (t) =>
    t >= seconds ? 0 : gain * Math.sin((Math.PI * t) / seconds) ** power

/** `attack`, `length` and `release` in seconds; `sustain` is a loudness. */
export const held =
  (attack: number, length: number, release: number, sustain = 0.75): Envelope =>
  (t) => {
    const rise = Math.min(1, t / attack)
    if (t < length) return rise * (1 - ((1 - sustain) * t) / length)
    return rise * sustain * Math.exp(-(t - length) / release)
  }
