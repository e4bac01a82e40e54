import { BOSS_LAST_FALLS } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import type { BossFallInput, StageBridge } from '#bridge/bridge.ts'

/**
 * Sends the sounds of a boss's fall and, at its end, `boss-fallen` once. Works without drawing too. A scene or a ticker
 * calls `advance`.
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

  get input(): BossFallInput | null {
    return this.#input
  }

  begin(): void {
    this.#unsubscribe ??= this.#bridge.on('skip', () => this.#end(true))
  }

  end(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = null
    this.show(null)
  }

  /** Another input restarts the run. A scene calls it once the boss can be drawn. */
  show(input: BossFallInput | null): void {
    if (input === this.#input) return
    this.#input = input
    this.#ms = 0
    this.#isOver = false
  }

  /** Time since the fall began, in ms. Stays at the fall's length once it is over. */
  get ms(): number {
    return this.#ms
  }

  get isOver(): boolean {
    return this.#isOver
  }

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
