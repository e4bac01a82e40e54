import type { KombatInput, StageBridge } from '../../src/bridge/bridge.ts'
import { Disposer } from '../kit/disposer.ts'
import { KombatFlow, type KombatFlowSink } from './flow.ts'

/** What sees a fight and draws it. */
export type FightEyes = Omit<KombatFlowSink, 'report' | 'finished' | 'issue'>

/**
 * A fight under way, whether anybody draws it or not: it keeps the bridge's reports, hears `skip` and `seek` and says
 * `finished`. Whoever has a clock (the scene, or the ticker where there is no picture) lets its time pass.
 */
export class FightRun {
  readonly flow: KombatFlow
  readonly #bridge: StageBridge
  #eyes: FightEyes | null = null
  #input: KombatInput | null = null
  #disposer: Disposer | null = null

  constructor(bridge: StageBridge) {
    this.#bridge = bridge
    this.flow = new KombatFlow({
      report: (report) => bridge.store.setState({ report }),
      finished: (fightId, skipped) => bridge.send('finished', { fightId, skipped }),
      issue: (issue) => console.warn('A scenario did not fit:', issue),
      phaseChanged: (phase) => this.#eyes?.phaseChanged(phase),
      countdownChanged: (count) => this.#eyes?.countdownChanged(count),
      beatStarted: (beat) => this.#eyes?.beatStarted(beat),
      beatLanded: (beat, view) => this.#eyes?.beatLanded(beat, view),
      skipped: (view, plan) => this.#eyes?.skipped(view, plan),
      sought: (view) => this.#eyes?.sought(view),
    })
  }

  /** What it was given to play. */
  get input(): KombatInput | null {
    return this.#input
  }

  /** Begins to listen: the arena has been entered. A second call does nothing. */
  begin(): void {
    if (this.#disposer) return
    const disposer = new Disposer()
    disposer.add(this.#bridge.on('skip', () => this.flow.skip()))
    disposer.add(this.#bridge.on('seek', ({ entriesPlayed }) => this.flow.seek(entriesPlayed)))
    this.#disposer = disposer
  }

  /** The arena has been left: the next visit does not begin with the report of this one. */
  end(): void {
    if (!this.#disposer) return
    this.#disposer.dispose()
    this.#disposer = null
    this.take(null)
  }

  /** Takes what is to be played; a fight that goes on under the same id goes on. */
  take(input: KombatInput | null): void {
    this.#input = input
    this.flow.setInput(input)
  }

  /** Lets these eyes see what happens from now on; the answer closes them. */
  watch(eyes: FightEyes): () => void {
    this.#eyes = eyes
    return () => {
      if (this.#eyes === eyes) this.#eyes = null
    }
  }

  /** Scene time per real time: 0 while a replay is paused, the player's speed in the fight, else 1 (row 77). */
  get tempo(): number {
    const { speed, isPaused } = this.#bridge.store.getState()
    this.flow.setPaused(isPaused)
    if (this.flow.isStill) return 0
    return this.flow.phase === 'fighting' ? speed : 1
  }
}
