import { held } from './envelope.ts'
import { filtered } from './filter.ts'
import { saw, singing, tone } from './oscillators.ts'
import { layers, type Signal } from './signal.ts'

const RELEASE_SECONDS = 0.07

/** Two detuned sawtooth waves through a low-pass filter, which opens by about `brightness` Hz at the attack. */
export const brass = (frequency: number, length: number, brightness = 3600, attack = 0.018): Signal => {
  const seconds = length + RELEASE_SECONDS * 4
  const breath = held(attack, length, RELEASE_SECONDS)
  const reeds = layers(
    seconds,
    [tone(seconds, frequency, saw, breath), 0, 0.4],
    [tone(seconds, singing(frequency * 1.006), saw, breath, 0.37), 0, 0.4],
  )
  return filtered(reeds, 'low', (t) => 700 + brightness * breath(t) * Math.exp(-t * 1.6), 0.9)
}
