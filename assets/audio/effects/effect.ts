import { FIGHT_SAMPLES, type FightSound } from '#assets/manifest/sound-names.ts'
import type { Random } from '../kit/random.ts'
import type { Signal } from '../kit/signal.ts'

export interface Effect {
  readonly draw: (random: Random) => Signal
  /** Loudest RMS in any 0.1 s, after the filter `asHeard`; 0–1. */
  readonly level: number
  /** True for a loop: its end must match its beginning. */
  readonly isEndless?: boolean
}

export const samplesOf = <Sound extends FightSound>(
  sound: Sound,
  level: number,
  draw: (random: Random, index: number) => Signal,
): Record<(typeof FIGHT_SAMPLES)[Sound][number], Effect> => {
  const names: readonly string[] = FIGHT_SAMPLES[sound]
  return Object.fromEntries(
    names.map((name, index): [string, Effect] => [name, { level, draw: (random) => draw(random, index) }]),
  ) as Record<(typeof FIGHT_SAMPLES)[Sound][number], Effect>
}

export const pick = <Value>(list: readonly [Value, ...Value[]], index: number): Value =>
  list[index % list.length] ?? list[0]
