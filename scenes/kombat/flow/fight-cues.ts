import type { Warning } from '#assets/manifest/fight-clips/attack.ts'
import { type ArenaSample, FIGHT_SAMPLES, type FightSample, type FightSound } from '#assets/manifest/sound-names.ts'
import type { StageCue } from '#bridge/bridge.ts'
import { mix, shareOf } from '../timeline/fight-seed.ts'
import {
  affectedBy,
  applyBeat,
  type Beat,
  CORNERS,
  type Corner,
  type FightPlan,
  type FightView,
  isSecondPhase,
} from '../timeline/playback.ts'

/** `atMs` is the time within the beat, at normal speed. */
export type BeatCue = StageCue & { readonly atMs: number }

/** The sound that a weapon adds to a hit. */
export type Voice = (beat: Beat) => FightSound

export interface CuePlan {
  readonly plan: FightPlan
  readonly seed: number
  readonly voices: Readonly<Record<Corner, Voice>>
  readonly warnings?: Readonly<Record<Corner, (beat: Beat) => readonly Warning[]>>
  /** Sounds at the start of the beat with which the second phase begins. */
  readonly outbreak?: Readonly<Record<Corner, readonly Warning[]>>
  /** Time from the moment a deadly beat lands until the fighter hits the ground, in ms. */
  readonly fallsAfterMs: (beat: Beat) => number
}

/** A whoosh starts this long before the blow, because its loudest moment comes this late. */
export const WHOOSH_LEAD_MS = 130
/** At least this many other samples of a sound play before one is repeated. */
const OTHERS_BETWEEN = 2
/** A sample plays at most `times` in the last `turns` entries. After that it is left out. */
const MOST = { times: 6, turns: 17 } as const
const PITCH_SPREAD = 0.06
/** Pitch by weapon: the heavier, the lower. */
const SWING_RATE: Readonly<Partial<Record<FightSound, number>>> = {
  thud: 0.92,
  flame: 0.95,
  claw: 0.95,
  punch: 1.06,
  squeak: 1.12,
}
/** From this share of the target's health a hit is heavy. */
const HEAVY_SHARE = 0.14
/** At this share of health or below the viewer's fighter's heartbeat is heard. */
const LOW_SHARE = 0.25
/** Earliest time of the heartbeat within a beat, in ms. */
const HEART_AT_MS = 620
const ANSWER_MS = { strong: 240, evaded: 120 } as const

/** Loudness of the crowd, 0–1. Silence at a critical hit gives it weight. */
export const CROWD_LEVEL = { rest: 0.3, hit: 0.4, evaded: 0.55, heavy: 0.65, critical: 0.9, ducked: 0.06 } as const
const CROWD_MS = { duck: 30, hush: 300, rise: 160, sink: 500 } as const

const SOUNDS = Object.keys(FIGHT_SAMPLES)
const SOUNDS_OF = { heal: 'heal', reflected: 'reflect', burned: 'burn', frozen: 'freeze' } as const

/** Picks samples by a seed, without early repeats and with a slight variation in pitch. */
class Samples {
  readonly #seed: number
  readonly #heard = new Map<FightSound, { readonly sample: FightSample; readonly entry: number }[]>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** Null if no sample may play now. */
  next(sound: FightSound, entry: number): { readonly sample: FightSample; readonly pitch: number } | null {
    const heard = this.#heard.get(sound) ?? []
    const hash = mix(mix(this.#seed, SOUNDS.indexOf(sound)), heard.length)
    const last = heard.slice(-OTHERS_BETWEEN).map(({ sample }) => sample)
    const lately = heard.filter((one) => one.entry > entry - MOST.turns)
    const all: readonly FightSample[] = FIGHT_SAMPLES[sound]
    const others = all.filter(
      (sample) => !last.includes(sample) && lately.filter((one) => one.sample === sample).length < MOST.times,
    )
    const sample = others[Math.floor(shareOf(hash) * others.length)]
    if (!sample) return null
    this.#heard.set(sound, [...heard, { sample, entry }])
    return { sample, pitch: 1 + (shareOf(mix(hash, 1)) * 2 - 1) * PITCH_SPREAD }
  }
}

class CueWriter {
  readonly #of: CuePlan
  readonly #samples: Samples
  #cues: BeatCue[] = []
  #entry = 0

  constructor(of: CuePlan) {
    this.#of = of
    this.#samples = new Samples(of.seed)
  }

  write(): readonly (readonly BeatCue[])[] {
    const { plan } = this.#of
    let view = plan.start
    let behind: readonly BeatCue[] = []
    const beats = plan.beats.map((beat) => {
      this.#cues = []
      this.#entry = beat.entryIndex
      const isFirstOfEntry = beat.entryIndex >= view.entriesPlayed
      const after = applyBeat(view, beat, plan.maxHp)
      if (this.#breaksOut(beat, view)) this.#outbreak()
      if (beat.kind === 'attack') this.#attack(beat)
      else this.#play(SOUNDS_OF[beat.kind], beat.landsAtMs)
      if (isFirstOfEntry) this.#heart(beat, after)
      if (beat.lethal) this.#add('knockout', beat.landsAtMs + this.#of.fallsAfterMs(beat))
      view = after
      const inOrder = this.#cues.sort((a, b) => a.atMs - b.atMs)
      behind = inOrder.flatMap((cue) =>
        cue.atMs > beat.durationMs ? [{ ...cue, atMs: cue.atMs - beat.durationMs }] : [],
      )
      return inOrder.filter(({ atMs }) => atMs <= beat.durationMs)
    })
    return [...beats, behind]
  }

  #play(sound: FightSound, atMs: number, gain = 1, rate = 1): void {
    const next = this.#samples.next(sound, this.#entry)
    if (next) this.#add(next.sample, atMs, gain, rate * next.pitch)
  }

  #add(sample: ArenaSample, atMs: number, gain = 1, rate = 1): void {
    this.#cues.push({ kind: 'sample', sample, rate, gain, atMs: Math.max(0, atMs) })
  }

  #crowd(level: number, atMs: number, fadeMs: number): void {
    this.#cues.push({ kind: 'crowd', level, atMs, fadeMs })
  }

  /** Whether the second phase begins with this beat. Never true if the fight starts in the second phase. */
  #breaksOut(beat: Beat, before: FightView): boolean {
    const { plan } = this.#of
    return (
      plan.secondPhaseAt !== 0 && isSecondPhase(plan, beat.entryIndex + 1) && !isSecondPhase(plan, before.entriesPlayed)
    )
  }

  #outbreak(): void {
    for (const corner of CORNERS)
      for (const { sound, atMs, gain, rate } of this.#of.outbreak?.[corner] ?? []) this.#play(sound, atMs, gain, rate)
  }

  #attack(beat: Beat): void {
    const { landsAtMs: at, critical, evaded, durationMs } = beat
    const share = Math.min(1, beat.amount / Math.max(1, this.#of.plan.maxHp[affectedBy(beat)]))
    const [first = at] = beat.impactMs
    const voice = this.#of.voices[beat.actor](beat)
    const swing = (SWING_RATE[voice] ?? 1) * (critical ? 0.88 : 1)
    for (const warning of this.#of.warnings?.[beat.actor](beat) ?? [])
      this.#play(warning.sound, warning.atMs, warning.gain, warning.rate)
    this.#play('whoosh', first - WHOOSH_LEAD_MS, critical ? 1 : 0.85, swing)
    if (evaded) {
      this.#play('miss', at)
      this.#play('gasp', at + ANSWER_MS.evaded, 0.6)
      this.#surge(CROWD_LEVEL.evaded, at, durationMs)
      return
    }
    for (const touchMs of beat.impactMs.slice(0, -1)) this.#play('touch', touchMs, 0.8)
    const isHeavy = share >= HEAVY_SHARE
    if (critical) this.#play('critical', at)
    else this.#play(isHeavy ? 'heavy' : 'hit', at, 0.8 + 0.2 * Math.min(1, share / HEAVY_SHARE), 1.04 - 0.2 * share)
    this.#play(voice, at, critical ? 0.55 : 0.8)
    if (beat.freezes) this.#play('freeze', at, 0.9)
    if (beat.ignites) this.#play('ignite', at, 0.9)
    if (critical || beat.lethal || isHeavy)
      this.#play('cheer', at + ANSWER_MS.strong, critical || beat.lethal ? 0.9 : 0.5)
    if (critical || beat.lethal) {
      this.#crowd(CROWD_LEVEL.ducked, at, CROWD_MS.duck)
      this.#surge(CROWD_LEVEL.critical, at + CROWD_MS.hush, durationMs)
    } else this.#surge(isHeavy ? CROWD_LEVEL.heavy : CROWD_LEVEL.hit, at, durationMs)
  }

  /** The crowd sinks back to its resting level by the end of the beat, if the beat is long enough. */
  #surge(level: number, atMs: number, durationMs: number): void {
    this.#crowd(level, atMs, CROWD_MS.rise)
    this.#crowd(CROWD_LEVEL.rest, Math.max(atMs + CROWD_MS.rise, durationMs - CROWD_MS.sink), CROWD_MS.sink)
  }

  #heart(beat: Beat, { hp }: FightView): void {
    const share = hp.user / Math.max(1, this.#of.plan.maxHp.user)
    const fallen = CORNERS.some((corner) => hp[corner] === 0)
    if (fallen || share > LOW_SHARE) return
    // Less health gives a faster heartbeat.
    this.#play('heartbeat', Math.max(HEART_AT_MS, beat.landsAtMs + 160), 1, 1.12 - 0.48 * share)
  }
}

/**
 * Depends on the fight alone and is computed before it plays, so that replays and all devices sound the same. One list
 * per beat in order of time, and a last one for sounds after the last beat.
 */
export const fightCues = (of: CuePlan): readonly (readonly BeatCue[])[] => new CueWriter(of).write()
