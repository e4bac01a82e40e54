import type Phaser from 'phaser'

/** Phaser's types lack these fields. */
interface PacedLoop {
  readonly fpsLimit: number
  setFPSLimit(limit: number): void
}

/** 0 removes the limit. */
export const limitFrames = (game: Phaser.Game, framesPerSecond: number): void => {
  const loop = game.loop as unknown as PacedLoop
  if (loop.fpsLimit !== framesPerSecond) loop.setFPSLimit(framesPerSecond)
}

/** The mean covers about `AVERAGED` frames. A device turns poor below 20 frames a second and recovers at 25. */
const AVERAGED = 12
const POOR_MS = 50
const WELL_MS = 40
const HOPELESS = { meanMs: 100, forMs: 3000 } as const

export class FrameRate {
  #meanMs = 16
  #isPoor = false
  #hopelessMs = 0

  get isPoor(): boolean {
    return this.#isPoor
  }

  /** The page then offers the fight in words. */
  get isHopeless(): boolean {
    return this.#hopelessMs >= HOPELESS.forMs
  }

  advance(frameMs: number): void {
    this.#meanMs += (frameMs - this.#meanMs) / AVERAGED
    this.#isPoor = this.#meanMs > (this.#isPoor ? WELL_MS : POOR_MS)
    this.#hopelessMs = this.#meanMs > HOPELESS.meanMs ? this.#hopelessMs + frameMs : 0
  }
}
