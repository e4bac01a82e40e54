import type { KombatInput, StageBridge } from '#bridge/bridge.ts'
import { Disposer } from '#scenes/kit/disposer.ts'
import { KombatFlow, type KombatFlowSink } from './flow.ts'

export type FightObserver = Omit<KombatFlowSink, 'report' | 'finished' | 'issue' | 'cue'>

/** A running fight, drawn or not. A scene or a ticker advances it. */
export class FightRun {
  readonly flow: KombatFlow
  readonly #bridge: StageBridge
  #observer: FightObserver | null = null
  #input: KombatInput | null = null
  #disposer: Disposer | null = null

  constructor(bridge: StageBridge) {
    this.#bridge = bridge
    this.flow = new KombatFlow({
      report: (report) => bridge.store.setState({ report }),
      cue: (cue) => bridge.send('cue', cue),
      finished: (fightId, skipped) => bridge.send('finished', { fightId, skipped }),
      issue: (issue) => console.warn('A scenario did not fit:', issue),
      phaseChanged: (phase) => this.#observer?.phaseChanged(phase),
      countdownChanged: (count) => this.#observer?.countdownChanged(count),
      beatStarted: (beat) => this.#observer?.beatStarted(beat),
      beatLanded: (beat, view) => this.#observer?.beatLanded(beat, view),
      skipped: (view, plan) => this.#observer?.skipped(view, plan),
      seeked: (view) => this.#observer?.seeked(view),
    })
  }

  get input(): KombatInput | null {
    return this.#input
  }

  begin(): void {
    if (this.#disposer) return
    const disposer = new Disposer()
    disposer.add(this.#bridge.on('skip', () => this.flow.skip()))
    disposer.add(this.#bridge.on('seek', ({ entriesPlayed }) => this.flow.seek(entriesPlayed)))
    this.#disposer = disposer
  }

  end(): void {
    if (!this.#disposer) return
    this.#disposer.dispose()
    this.#disposer = null
    this.#setInput(null)
  }

  /** Goes on with the running fight if the id is the same. */
  load(input: KombatInput | null): void {
    this.#setInput(input)
  }

  #setInput(input: KombatInput | null): void {
    this.#input = input
    this.flow.setInput(input)
  }

  /** There can be only one observer. Returns the unsubscribe function. */
  observe(observer: FightObserver): () => void {
    this.#observer = observer
    return () => {
      if (this.#observer === observer) this.#observer = null
    }
  }

  /** Speed of the fight: 0 in a paused replay, the chosen speed while fighting, else 1 (row 77). */
  get tempo(): number {
    const { speed, isPaused } = this.#bridge.store.getState()
    this.flow.setPaused(isPaused)
    if (this.flow.isStill) return 0
    return this.flow.phase === 'fighting' ? speed : 1
  }
}
