import type { Clip, PoseKey, Track, TrackName, ValueKey, Wave } from '../clip.ts'

/**
 * The pieces that fight clips are put together of. Times in ms within the clip, heights in rest units, stretches as a
 * share of the body.
 */

export type Tracks = Readonly<Partial<Record<TrackName, Track>>>

/** From rest at home, through these poses, to rest at home when the turn ends. */
export const attackClip = <Name extends string>(
  endMs: number,
  poses: readonly PoseKey<Name>[],
  tracks: Tracks,
): Clip<Name> => ({
  durationMs: endMs,
  poses: [[0, 'rest'], ...poses, [endMs, 'rest', 'sineInOut']],
  tracks,
})

/** Of the beat after a blow that hits, what is left. */
const HIT_MS = 660
/** What is left after one that misses. */
const EVADE_MS = 740

/** Being hit: the blow lands at 0, where the body stops; what follows ends at rest with the turn. */
export const hitClip = <Name extends string>(poses: readonly PoseKey<Name>[], tracks: Tracks): Clip<Name> => ({
  durationMs: HIT_MS,
  stopsAtMs: 0,
  poses: [...poses, [HIT_MS, 'rest', 'sineInOut']],
  tracks,
})

/** Evading: the blow passes at 0; what follows ends at rest with the turn. */
export const evadeClip = <Name extends string>(poses: readonly PoseKey<Name>[], tracks: Tracks): Clip<Name> => ({
  durationMs: EVADE_MS,
  poses: [...poses, [EVADE_MS, 'rest', 'sineInOut']],
  tracks,
})

/** A number over time, as these keys say. */
export const keyed = (...keys: readonly ValueKey[]): Track => ({ keys })

/** A number over time that begins at 0 with the clip. */
export const fromZero = (...keys: readonly ValueKey[]): Track => ({ keys: [[0, 0], ...keys] })

/** A rise and a fall: begin, end, height, and how often it comes. */
export type Hop = readonly [fromMs: number, toMs: number, height: number, times?: number]

const swell = ([fromMs, toMs, height, times]: Hop): Wave => ({
  fromMs,
  toMs,
  height,
  ...(times === undefined ? {} : { times }),
})

/** Hops, one after the other. */
export const hops = (...rows: readonly Hop[]): Track => ({ waves: rows.map(swell) })

/** Two small bounces that end with the turn: it gets ready for the next one. */
export const readyBounces = (endMs: number): readonly [Hop, Hop] => [
  [endMs - 220, endMs - 110, 20],
  [endMs - 100, endMs, 14],
]

const TREMBLE_MS = 46

/** Trembling with what is held back. */
export const trembling = (fromMs: number, toMs: number, height: number): Track => ({
  waves: [{ fromMs, toMs, height, periodMs: TREMBLE_MS }],
})

/** Pressed flat or pulled long for a moment: by how much in width and in height. */
export type Stretch = readonly [fromMs: number, toMs: number, width: number, height: number]

/** The stretches of a body, one after the other; of landing, of racing, of a breath before a leap. */
export const stretches = (...rows: readonly Stretch[]): Pick<Tracks, 'squashX' | 'squashY'> => {
  const waves = (of: (row: Stretch) => number): Wave[] =>
    rows.flatMap((row) => (of(row) === 0 ? [] : [{ fromMs: row[0], toMs: row[1], height: of(row) }]))
  const [x, y] = [waves((row) => row[2]), waves((row) => row[3])]
  return { ...(x.length > 0 && { squashX: { waves: x } }), ...(y.length > 0 && { squashY: { waves: y } }) }
}

/** A turn about its own axis: begin, the moment its back is seen, end. */
export type Turn = readonly [fromMs: number, backMs: number, toMs: number]

/** Turns about its own axis, and the stretches besides. */
export const turning = (
  turns: readonly Turn[],
  besides: Pick<Tracks, 'squashX' | 'squashY'>,
): Pick<Tracks, 'squashX' | 'squashY'> => {
  const keys = turns.flatMap(([fromMs, backMs, toMs], index): ValueKey[] => [
    ...(turns[index - 1]?.[2] === fromMs ? [] : [[fromMs, 0] as const]),
    [backMs, -2, 'sineInOut'],
    [toMs, 0, 'sineInOut'],
  ])
  return { ...besides, squashX: { keys, ...besides.squashX } }
}
