import { emptyReport, type KombatInput, type KombatPhase, type KombatReport, type StageCue } from '#bridge/bridge.ts'
import { COUNTDOWN_STEP_MS, COUNTDOWN_TAIL_MS, END_DELAY_MS, SETUP_ENTRIES } from '#rules/constants.ts'
import { fightSeed } from '../timeline/fight-seed.ts'
import {
  applyBeat,
  type Beat,
  type FightPlan,
  type FightView,
  isSecondPhase,
  type PlaybackIssue,
  planFight,
  viewAfter,
} from '../timeline/playback.ts'
import { repertoireOf } from '../timeline/repertoire.ts'
import { type BeatCue, fightCues } from './fight-cues.ts'
import { fallOf, outbreakOf, voiceOf, warningsOf } from './voices.ts'

export interface KombatFlowSink {
  /** Called for each new phase, input and count of the countdown, when a beat's effect lands, and after a seek. */
  report(report: KombatReport): void
  phaseChanged(phase: KombatPhase): void
  countdownChanged(count: 3 | 2 | 1 | 0): void
  beatStarted(beat: Beat): void
  beatLanded(beat: Beat, view: FightView): void
  /** Sounds of an impact come in the same frame as `beatLanded`. */
  cue(cue: StageCue): void
  skipped(view: FightView, plan: FightPlan): void
  /** The fight jumped to another moment without animation and goes on from there. */
  seeked(view: FightView): void
  finished(fightId: string, skipped: boolean): void
  issue(issue: PlaybackIssue): void
}

/** A sound later than this is dropped: after a pause of the browser all missed sounds would play at once. */
const STALE_CUE_MS = 250

const COUNTS = [3, 2, 1, 0] as const
const COUNTDOWN_MS = COUNTS.length * COUNTDOWN_STEP_MS + COUNTDOWN_TAIL_MS

/**
 * The phases of a fight (B4, row 75), driven by scene time. The caller keeps the minimum of 3 s for finding, in real
 * time, so that a slow download does not lengthen it.
 */
export class KombatFlow {
  #input: KombatInput | null = null
  #phase: KombatPhase = 'idle'
  #phaseMs = 0
  #count: 3 | 2 | 1 | 0 | null = null
  #plan: FightPlan | null = null
  #cues: readonly (readonly BeatCue[])[] = []
  #view: FightView | null = null
  #beatIndex = 0
  #beatMs = 0
  #cuesGiven = 0
  #begun = false
  #landed = false
  #isFinished = false
  #isPaused = false

  constructor(private readonly sink: KombatFlowSink) {}

  get phase(): KombatPhase {
    return this.#phase
  }

  /** Null before the server has answered with the fight. */
  get plan(): FightPlan | null {
    return this.#plan
  }

  /** The beat in progress and the scene time since its start, in ms; null if none is. */
  get current(): { readonly beat: Beat; readonly ms: number } | null {
    const beat = this.#phase === 'fighting' ? this.#plan?.beats[this.#beatIndex] : undefined
    return beat ? { beat, ms: this.#beatMs } : null
  }

  get view(): FightView | null {
    return this.#view
  }

  /** Call it once the fighters can be drawn. Another fight starts from its beginning. */
  setInput(input: KombatInput | null): void {
    const before = this.#input
    this.#input = input
    if (input === null) {
      this.#reset('idle')
      return
    }
    const isOther = before === null || (before.fight !== null && before.fight.id !== input.fight?.id)
    if (isOther) this.#reset('finding')
    if (input.fight && !this.#plan && input.opponent) {
      this.#plan = planFight({
        ...input.fight,
        maxHp: { user: input.user.maxHp, opponent: input.opponent.maxHp },
        repertoires: { user: repertoireOf(input.user.look), opponent: repertoireOf(input.opponent.look) },
      })
      this.#cues = fightCues({
        plan: this.#plan,
        seed: fightSeed(input.fight.scenario),
        voices: { user: voiceOf(input.user.look), opponent: voiceOf(input.opponent.look) },
        warnings: { user: warningsOf(input.user.look), opponent: warningsOf(input.opponent.look) },
        outbreak: { user: outbreakOf(input.user.look), opponent: outbreakOf(input.opponent.look) },
        fallsAfterMs: fallOf({ user: input.user.look, opponent: input.opponent.look }),
      })
      this.#view = this.#plan.start
      for (const issue of this.#plan.issues) this.sink.issue(issue)
    }
    this.#report()
  }

  /** Only replays can be paused. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
  }

  /** Phases before and after the fight are never paused. */
  get isStill(): boolean {
    return this.#phase === 'fighting' && this.#input?.fight?.mode === 'replay' && this.#isPaused
  }

  advance(deltaMs: number): void {
    if (this.isStill) return
    this.#phaseMs += deltaMs
    if (this.#phase === 'finding') this.#leaveFinding()
    if (this.#phase === 'ready') this.#leaveReady()
    if (this.#phase === 'countdown') this.#countDown()
    else if (this.#phase === 'fighting') this.#fight(deltaMs)
  }

  /** Jumps to the end of the fight. Does nothing without a fight or at its end. */
  skip(): void {
    const plan = this.#plan
    const fight = this.#input?.fight
    if (!plan || !fight || this.#phase === 'end') return
    this.#view = viewAfter(plan)
    this.#beatIndex = plan.beats.length
    this.#count = null
    this.sink.skipped(this.#view, plan)
    this.#enter('end')
    this.#finish(true)
  }

  /**
   * `entriesPlayed` includes set-up entries and is clamped. Seeking in a finished fight resumes it, and `finished` is
   * called again at its end. Does nothing without a fight.
   */
  seek(entriesPlayed: number): void {
    const plan = this.#plan
    const fight = this.#input?.fight
    if (!plan || !fight || !Number.isFinite(entriesPlayed)) return
    const entries = Math.max(SETUP_ENTRIES, Math.min(fight.scenario.length, Math.trunc(entriesPlayed)))
    const next = plan.beats.findIndex((beat) => beat.entryIndex >= entries)
    this.#beatIndex = next === -1 ? plan.beats.length : next
    // An entry may have no beats; it still counts as played, or stepping would get stuck at it.
    this.#view = { ...viewAfter(plan, this.#beatIndex), entriesPlayed: entries }
    this.#count = null
    this.#beatMs = 0
    this.#cuesGiven = 0
    this.#begun = false
    this.#landed = false
    this.#isFinished = false
    this.sink.seeked(this.#view)
    // Showing a single entry plays the sound of its first beat.
    if (this.#phase === 'fighting') this.#showEntry(plan, entries - 1)
    else this.#enter('fighting')
  }

  #showEntry(plan: FightPlan, entryIndex: number): void {
    const index = plan.beats.findIndex((beat) => beat.entryIndex === entryIndex)
    const beat = plan.beats[index]
    this.#report(beat)
    for (const cue of this.#cues[index] ?? []) {
      if (cue.kind === 'sample' && cue.atMs === beat?.landsAtMs) this.sink.cue(cue)
    }
  }

  #reset(phase: KombatPhase): void {
    this.#plan = null
    this.#cues = []
    this.#view = null
    this.#count = null
    this.#beatIndex = 0
    this.#beatMs = 0
    this.#cuesGiven = 0
    this.#begun = false
    this.#landed = false
    this.#isFinished = false
    if (phase !== this.#phase) this.#enter(phase)
    this.#phaseMs = 0
  }

  #enter(phase: KombatPhase): void {
    this.#phase = phase
    this.#phaseMs = 0
    this.sink.phaseChanged(phase)
    this.#report()
  }

  #leaveFinding(): void {
    if (this.#input?.opponent) this.#enter('ready')
  }

  #leaveReady(): void {
    if (!this.#plan) return
    if (this.#input?.fight?.mode === 'replay') this.#enter('fighting')
    else this.#enter('countdown')
  }

  #countDown(): void {
    const count = COUNTS[Math.min(COUNTS.length - 1, Math.floor(this.#phaseMs / COUNTDOWN_STEP_MS))] ?? 0
    if (count !== this.#count) {
      this.#count = count
      this.sink.countdownChanged(count)
      this.#report()
    }
    if (this.#phaseMs < COUNTDOWN_MS) return
    const surplusMs = this.#phaseMs - COUNTDOWN_MS
    this.#count = null
    this.#enter('fighting')
    this.#fight(surplusMs)
  }

  #fight(deltaMs: number): void {
    const plan = this.#plan
    if (!plan) return
    this.#beatMs += deltaMs
    for (;;) {
      const beat = plan.beats[this.#beatIndex]
      if (!beat) break
      if (!this.#begun) {
        this.#begun = true
        this.sink.beatStarted(beat)
      }
      if (!this.#landed && this.#beatMs >= beat.landsAtMs) this.#land(beat, plan)
      this.#giveCues()
      if (this.#beatMs < beat.durationMs) return
      this.#beatMs -= beat.durationMs
      this.#beatIndex += 1
      this.#cuesGiven = 0
      this.#begun = false
      this.#landed = false
    }
    this.#giveCues()
    if (this.#beatMs < END_DELAY_MS) return
    this.#enter('end')
    this.#finish(false)
  }

  #land(beat: Beat, plan: FightPlan): void {
    this.#landed = true
    this.#view = applyBeat(this.#view ?? plan.start, beat, plan.maxHp)
    this.sink.beatLanded(beat, this.#view)
    this.#report(beat)
  }

  #giveCues(): void {
    const cues = this.#cues[this.#beatIndex] ?? []
    for (let cue = cues[this.#cuesGiven]; cue && cue.atMs <= this.#beatMs; cue = cues[this.#cuesGiven]) {
      this.#cuesGiven += 1
      if (cue.kind === 'crowd' || this.#beatMs - cue.atMs <= STALE_CUE_MS) this.sink.cue(cue)
    }
  }

  #finish(skipped: boolean): void {
    const fight = this.#input?.fight
    if (!fight || this.#isFinished) return
    this.#isFinished = true
    this.sink.finished(fight.id, skipped)
  }

  #report(beat: Beat | null = null): void {
    const input = this.#input
    const view = this.#view
    if (!input) {
      this.sink.report(emptyReport)
      return
    }
    const isUnderWay = this.#phase === 'fighting' || this.#phase === 'end'
    const entriesPlayed = isUnderWay ? (view?.entriesPlayed ?? 0) : 0
    this.sink.report({
      phase: this.#phase,
      countdown: this.#count,
      turnsLeft: view?.turnsLeft ?? emptyReport.turnsLeft,
      hp: view?.hp ?? { user: input.user.maxHp, opponent: input.opponent?.maxHp ?? 0 },
      entriesPlayed,
      beat,
      criticalsTaken: view?.criticalsTaken ?? 0,
      burning: view?.burning ?? emptyReport.burning,
      frozen: view?.frozen ?? emptyReport.frozen,
      isSecondPhase: isUnderWay && this.#plan !== null && isSecondPhase(this.#plan, entriesPlayed),
    })
  }
}
