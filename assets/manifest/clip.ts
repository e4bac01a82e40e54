import { EASES, type EaseName } from './easing.ts'
import { blendPose, type PoseOf } from './rig.ts'

/** A motion is data that pure functions sample. The caller supplies skeleton and breathing pose. */

/**
 * `rest` stands for the breathing pose. `ease` shapes the way to this key; a `weight` below 1 blends the pose with
 * `rest`.
 */
export type PoseKey<Name extends string> = readonly [
  atMs: number,
  pose: Name | 'rest',
  ease?: EaseName,
  weight?: number,
]

export type ValueKey = readonly [atMs: number, value: number, ease?: EaseName]

/** Rises from 0 to `height` and back. With `periodMs` it oscillates within that envelope. */
export interface Wave {
  readonly fromMs: number
  readonly toMs: number
  readonly height: number
  readonly periodMs?: number
  /** Number of times in a row, 1 by default. */
  readonly times?: number
}

export const TRACK_NAMES = ['approach', 'cross', 'push', 'lift', 'tilt', 'squashX', 'squashY', 'outside'] as const
export type TrackName = (typeof TRACK_NAMES)[number]

export interface Track {
  readonly keys?: readonly ValueKey[]
  readonly waves?: readonly Wave[]
}

/** Before the first key and after the last one, that key's value holds. */
export interface Clip<Name extends string> {
  readonly durationMs: number
  readonly poses: readonly PoseKey<Name>[]
  readonly tracks?: Readonly<Partial<Record<TrackName, Track>>>
  readonly landsAtMs?: number
  /** Time of the hit-stop; its length is an argument of `sampleClip`. */
  readonly stopsAtMs?: number
}

export interface ClipSample<Name extends string> {
  readonly from: Name | 'rest'
  readonly fromWeight: number
  readonly to: Name | 'rest'
  readonly toWeight: number
  /** Position between `from` and `to`; an ease that overshoots goes beyond 1. */
  readonly t: number
  /** 0 at home, 1 at striking distance. */
  readonly approach: number
  /** Share of the way from striking distance to behind the opponent. */
  readonly cross: number
  /** Distance from the opponent that a blow added, in rest units. */
  readonly push: number
  readonly lift: number
  /** Degrees about the body's middle; forward is positive. */
  readonly tilt: number
  /** A negative `squashX` mirrors the body. */
  readonly squashX: number
  readonly squashY: number
  /** Share of the way from home to outside the view. */
  readonly outside: number
}

export interface ClipPlay {
  readonly stopMs?: number
  /** Factor on `push` and `lift`. */
  readonly force?: number
}

const keyBefore = (keys: readonly (readonly [atMs: number, ...rest: unknown[]])[], ms: number): number => {
  let index = 0
  while (index + 1 < keys.length && (keys[index + 1]?.[0] ?? 0) <= ms) index += 1
  return index
}

const shareBetween = (ms: number, fromMs: number, toMs: number): number =>
  toMs <= fromMs ? 1 : Math.max(0, Math.min(1, (ms - fromMs) / (toMs - fromMs)))

const valueAt = (keys: readonly ValueKey[], ms: number): number => {
  const index = keyBefore(keys, ms)
  const key = keys[index]
  if (!key) return 0
  const next = keys[index + 1]
  if (!next) return key[1]
  return key[1] + (next[1] - key[1]) * EASES[next[2] ?? 'linear'](shareBetween(ms, key[0], next[0]))
}

const waveAt = ({ fromMs, toMs, height, periodMs, times = 1 }: Wave, ms: number): number => {
  const length = toMs - fromMs
  const since = ms - fromMs
  if (since <= 0 || since >= length * times) return 0
  const swell = height * Math.sin(Math.PI * ((since % length) / length))
  return periodMs === undefined ? swell : swell * Math.sin((2 * Math.PI * ms) / periodMs)
}

export const trackAt = (track: Track | undefined, ms: number): number =>
  (track?.keys ? valueAt(track.keys, ms) : 0) + (track?.waves ?? []).reduce((sum, wave) => sum + waveAt(wave, ms), 0)

const timeInClip = <Name extends string>(clip: Clip<Name>, ms: number, stopMs: number): number => {
  const stopAt = clip.stopsAtMs
  return stopAt === undefined || ms <= stopAt ? ms : Math.max(stopAt, ms - stopMs)
}

export const sampleClip = <Name extends string>(
  clip: Clip<Name>,
  ms: number,
  { stopMs = 0, force = 1 }: ClipPlay = {},
): ClipSample<Name> => {
  const time = timeInClip(clip, ms, stopMs)
  const index = keyBefore(clip.poses, time)
  const from = clip.poses[index] ?? ([0, 'rest'] as const)
  const to = clip.poses[index + 1] ?? from
  const tracks = clip.tracks ?? {}
  return {
    from: from[1],
    fromWeight: from[3] ?? 1,
    to: to[1],
    toWeight: to[3] ?? 1,
    t: to === from ? 0 : EASES[to[2] ?? 'linear'](shareBetween(time, from[0], to[0])),
    approach: trackAt(tracks.approach, time),
    cross: trackAt(tracks.cross, time),
    push: force * trackAt(tracks.push, time),
    lift: Math.max(0, force * trackAt(tracks.lift, time)),
    tilt: trackAt(tracks.tilt, time),
    squashX: 1 + trackAt(tracks.squashX, time),
    squashY: 1 + trackAt(tracks.squashY, time),
    outside: trackAt(tracks.outside, time),
  }
}

export const poseOfSample = <Name extends string, Bone extends string>(
  sample: ClipSample<Name>,
  poses: Readonly<Record<Name, PoseOf<Bone>>>,
  rest: PoseOf<Bone>,
): PoseOf<Bone> => {
  const resolve = (name: Name | 'rest', weight: number): PoseOf<Bone> => {
    if (name === 'rest') return rest
    const pose = poses[name]
    return weight === 1 ? pose : blendPose(rest, pose, weight)
  }
  const from = resolve(sample.from, sample.fromWeight)
  return sample.t === 0 ? from : blendPose(from, resolve(sample.to, sample.toWeight), sample.t)
}
