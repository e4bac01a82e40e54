import { emptyReport, type KombatInput, type KombatPhase, type KombatReport } from '../../src/bridge/bridge.ts'
import { COUNTDOWN_STEP_MS, COUNTDOWN_TAIL_MS, END_DELAY_MS, SETUP_ENTRIES } from '../../src/rules/constants.ts'
import { blowLandsAtMs } from './movements.ts'
import {
  applyBeat,
  type Beat,
  type FightPlan,
  type FightView,
  type PlaybackIssue,
  planFight,
  viewAfter,
} from './playback.ts'

/** What the flow of a fight tells the stage that draws it. */
export interface KombatFlowSink {
  /** Small values for the DOM: once a phase, once a count, once a beat at the moment its effect lands. */
  report(report: KombatReport): void
  phaseChanged(phase: KombatPhase): void
  countdownChanged(count: 3 | 2 | 1 | 0): void
  beatStarted(beat: Beat): void
  /** The beat's effect lands; `view` is the state after it. */
  beatLanded(beat: Beat, view: FightView): void
  /** The fight jumped to its end without animation. */
  skipped(view: FightView, plan: FightPlan): void
  /** The fight jumped to another of its moments, without animation; it is under way. */
  sought(view: FightView): void
  finished(fightId: string, skipped: boolean): void
  issue(issue: PlaybackIssue): void
}

const COUNTS = [3, 2, 1, 0] as const
const COUNTDOWN_MS = COUNTS.length * COUNTDOWN_STEP_MS + COUNTDOWN_TAIL_MS

/**
 * The states of a battle over time (B4, row 75): finding → ready → countdown → fighting → end. Whoever searches keeps the
 * 3 s of finding, so that a slow download does not add to them. Pure: it is told how much scene time has passed and tells its sink what happens; it draws nothing.
 */
export class KombatFlow {
  #input: KombatInput | null = null
  #phase: KombatPhase = 'idle'
  #phaseMs = 0
  #count: 3 | 2 | 1 | 0 | null = null
  #plan: FightPlan | null = null
  #view: FightView | null = null
  #beatIndex = 0
  #beatMs = 0
  #begun = false
  #landed = false
  #isFinished = false
  #isPaused = false

  constructor(private readonly sink: KombatFlowSink) {}

  get phase(): KombatPhase {
    return this.#phase
  }

  /** The fight as it was read, or null before the server has answered. */
  get plan(): FightPlan | null {
    return this.#plan
  }

  /** The beat under way and how long it has been, ms of scene time; null between fights. */
  get current(): { readonly beat: Beat; readonly ms: number } | null {
    const beat = this.#phase === 'fighting' ? this.#plan?.beats[this.#beatIndex] : undefined
    return beat ? { beat, ms: this.#beatMs } : null
  }

  /** The state shown now, or null while there is no fight. */
  get view(): FightView | null {
    return this.#view
  }

  /** Takes what is to be played; its fighters are ready to be drawn. Another fight begins from the start. */
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
        blowLandsAtMs: { user: blowLandsAtMs(input.user.look), opponent: blowLandsAtMs(input.opponent.look) },
      })
      this.#view = this.#plan.start
      for (const issue of this.#plan.issues) this.sink.issue(issue)
    }
    this.#report()
  }

  /** Whether a replay is to stand still; a live fight never does. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
  }

  /** Whether the fight stands still now: what led to it and what follows it goes on. */
  get isStill(): boolean {
    return this.#isPaused && this.#phase === 'fighting' && this.#input?.fight?.mode === 'replay'
  }

  /** Lets `deltaMs` of scene time pass. */
  advance(deltaMs: number): void {
    if (this.isStill) return
    this.#phaseMs += deltaMs
    if (this.#phase === 'finding') this.#leaveFinding()
    if (this.#phase === 'ready') this.#leaveReady()
    if (this.#phase === 'countdown') this.#countDown()
    else if (this.#phase === 'fighting') this.#fight(deltaMs)
  }

  /** Jumps to the end of the fight: the state is run from entry 0 again, without animation. Ignored without a fight. */
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
   * Shows the state after so many entries of the scenario (set-up entries counted, limited to what there is) and goes
   * on from there; a fight that was over is under way again and will be `finished` again. Ignored without a fight.
   */
  seek(entriesPlayed: number): void {
    const plan = this.#plan
    const fight = this.#input?.fight
    if (!plan || !fight || !Number.isFinite(entriesPlayed)) return
    const entries = Math.max(SETUP_ENTRIES, Math.min(fight.scenario.length, Math.trunc(entriesPlayed)))
    const next = plan.beats.findIndex((beat) => beat.entryIndex >= entries)
    this.#beatIndex = next === -1 ? plan.beats.length : next
    // An entry without a beat of its own is passed all the same, or stepping would never get over it.
    this.#view = { ...viewAfter(plan, this.#beatIndex), entriesPlayed: entries }
    this.#count = null
    this.#beatMs = 0
    this.#begun = false
    this.#landed = false
    this.#isFinished = false
    this.sink.sought(this.#view)
    if (this.#phase === 'fighting') this.#report()
    else this.#enter('fighting')
  }

  #reset(phase: KombatPhase): void {
    this.#plan = null
    this.#view = null
    this.#count = null
    this.#beatIndex = 0
    this.#beatMs = 0
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
      if (this.#beatMs < beat.durationMs) return
      this.#beatMs -= beat.durationMs
      this.#beatIndex += 1
      this.#begun = false
      this.#landed = false
    }
    if (this.#beatMs < END_DELAY_MS) return
    this.#enter('end')
    this.#finish(false)
  }

  #land(beat: Beat, plan: FightPlan): void {
    this.#landed = true
    this.#view = applyBeat(this.#view ?? plan.start, beat, plan.maxHp)
    this.sink.beatLanded(beat, this.#view)
    this.#report()
  }

  #finish(skipped: boolean): void {
    const fight = this.#input?.fight
    if (!fight || this.#isFinished) return
    this.#isFinished = true
    this.sink.finished(fight.id, skipped)
  }

  #report(): void {
    const input = this.#input
    const view = this.#view
    if (!input) {
      this.sink.report(emptyReport)
      return
    }
    this.sink.report({
      phase: this.#phase,
      countdown: this.#count,
      turnsLeft: view?.turnsLeft ?? emptyReport.turnsLeft,
      hp: view?.hp ?? { user: input.user.maxHp, opponent: input.opponent?.maxHp ?? 0 },
      entriesPlayed: this.#phase === 'fighting' || this.#phase === 'end' ? (view?.entriesPlayed ?? 0) : 0,
      criticalsTaken: view?.criticalsTaken ?? 0,
      burning: view?.burning ?? emptyReport.burning,
      frozen: view?.frozen ?? emptyReport.frozen,
    })
  }
}
