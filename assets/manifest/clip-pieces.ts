import type { Clip, PoseKey, Track, TrackName, ValueKey, Wave } from './clip.ts'

/** Times are in ms within the clip. Heights are in the unit of their track (see `ClipSample`). */

export type Tracks = Readonly<Partial<Record<TrackName, Track>>>
type PosedTracks<Name extends string> = Tracks & { readonly poses: readonly PoseKey<Name>[] }

/** Starts and ends in the rest pose. */
export const attackClip = <Name extends string>(
  endMs: number,
  { poses, ...tracks }: PosedTracks<Name>,
): Clip<Name> => ({
  durationMs: endMs,
  poses: [[0, 'rest'], ...poses, [endMs, 'rest', 'sineInOut']],
  tracks,
})

/** Lengths of the reactions to a blow that hits and to one that misses. Fights stretch them to the end of the beat. */
const HIT_MS = 660
const EVADE_MS = 740

/** The blow lands at 0, where the body freezes (hit-stop). At the end of the clip the body is in its rest pose. */
export const hitClip = <Name extends string>({ poses, ...tracks }: PosedTracks<Name>): Clip<Name> => ({
  durationMs: HIT_MS,
  stopsAtMs: 0,
  poses: [...poses, [HIT_MS, 'rest', 'sineInOut']],
  tracks,
})

export const evadeClip = <Name extends string>({ poses, ...tracks }: PosedTracks<Name>): Clip<Name> => ({
  durationMs: EVADE_MS,
  poses: [...poses, [EVADE_MS, 'rest', 'sineInOut']],
  tracks,
})

export const keyed = (...keys: readonly ValueKey[]): Track => ({ keys })

export const fromZero = (...keys: readonly ValueKey[]): Track => ({ keys: [[0, 0], ...keys] })

export type Hop = readonly [fromMs: number, toMs: number, height: number, times?: number]

const swell = ([fromMs, toMs, height, times]: Hop): Wave => ({
  fromMs,
  toMs,
  height,
  ...(times === undefined ? {} : { times }),
})

export const hops = (...rows: readonly Hop[]): Track => ({ waves: rows.map(swell) })

export const readyBounces = (endMs: number): readonly [Hop, Hop] => [
  [endMs - 220, endMs - 110, 20],
  [endMs - 100, endMs, 14],
]

const TREMBLE_MS = 46

export const trembling = (fromMs: number, toMs: number, height: number): Track => ({
  waves: [{ fromMs, toMs, height, periodMs: TREMBLE_MS }],
})

/** `width` and `height` are added to the scale 1 at the middle of the time. */
export type Stretch = readonly [fromMs: number, toMs: number, width: number, height: number]

export const stretches = (...rows: readonly Stretch[]): Pick<Tracks, 'squashX' | 'squashY'> => {
  const waves = (of: (row: Stretch) => number): Wave[] =>
    rows.flatMap((row) => (of(row) === 0 ? [] : [{ fromMs: row[0], toMs: row[1], height: of(row) }]))
  const [x, y] = [waves((row) => row[2]), waves((row) => row[3])]
  return { ...(x.length > 0 && { squashX: { waves: x } }), ...(y.length > 0 && { squashY: { waves: y } }) }
}

/** The body turns its back and returns, which is drawn by mirroring. It is fully mirrored at `backMs`. */
export type Turn = readonly [fromMs: number, backMs: number, toMs: number]

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
