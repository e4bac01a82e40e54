import { BOSS_LAST_FALLS } from '../../../assets/manifest/fight-clips/boss-last-falls.ts'
import type { BossFallInput, StageBridge } from '../../../src/bridge/bridge.ts'

/**
 * The fall of a boss over time, drawn or not: it sends its sounds and, once, `boss-fallen`. The owner of the clock (the
 * scene, or the ticker without WebGL) advances it.
 */
export class BossFallRun {
  readonly #bridge: StageBridge
  #input: BossFallInput | null = null
  #ms = 0
  #isOver = false
  #unsubscribe: (() => void) | null = null

  constructor(bridge: StageBridge) {
    this.#bridge = bridge
  }

  /** The fall that is shown. */
  get input(): BossFallInput | null {
    return this.#input
  }

  /** Subscribes to `skip` when the scene is entered. Idempotent. */
  begin(): void {
    this.#unsubscribe ??= this.#bridge.on('skip', () => this.#end(true))
  }

  /** Unsubscribes when the scene is left. */
  end(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = null
    this.show(null)
  }

  /** Sets the input, whose boss is ready to be drawn; another one begins from its start. */
  show(input: BossFallInput | null): void {
    if (input === this.#input) return
    this.#input = input
    this.#ms = 0
    this.#isOver = false
  }

  /** Elapsed time, ms; the whole length once it is over. */
  get ms(): number {
    return this.#ms
  }

  /** Whether the boss lies. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Advances scene time. */
  advance(deltaMs: number): void {
    if (!this.#input || this.#isOver) return
    const { durationMs, sounds } = BOSS_LAST_FALLS[this.#input.boss]
    const fromMs = this.#ms
    this.#ms = Math.min(durationMs, fromMs + deltaMs)
    for (const { atMs, ...cue } of sounds)
      if (atMs >= fromMs && atMs < this.#ms) this.#bridge.send('cue', { kind: 'sample', ...cue })
    if (this.#ms === durationMs) this.#end(false)
  }

  #end(skipped: boolean): void {
    if (!this.#input || this.#isOver) return
    this.#isOver = true
    this.#ms = BOSS_LAST_FALLS[this.#input.boss].durationMs
    this.#bridge.send('boss-fallen', { boss: this.#input.boss, skipped })
  }
}
