import { FIGHT_SAMPLES, type FightSound } from '../../manifest/sound-names.ts'
import type { Random } from '../kit/random.ts'
import type { Signal } from '../kit/signal.ts'

/** How a sound effect is made, and how loud it stands beside the others. */
export interface Effect {
  readonly draw: (random: Random) => Signal
  /** RMS of its strongest tenth of a second as it is heard, 0–1. */
  readonly level: number
  /** It is played round and round, so it must end as it begins. */
  readonly isEndless?: boolean
}

/** The samples of a sound of the fight, all equally loud: `draw` makes the one of the given index. */
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

/** The entry of a list for a sample's index; lists shorter than the samples begin again. */
export const pick = <Value>(list: readonly [Value, ...Value[]], index: number): Value =>
  list[index % list.length] ?? list[0]
