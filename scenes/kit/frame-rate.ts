import type Phaser from 'phaser'

/** Phaser's types lack these fields. */
interface PacedLoop {
  readonly fpsLimit: number
  setFPSLimit(limit: number): void
}

/** 0 frames a second means the screen's refresh rate. */
export const limitFrames = (game: Phaser.Game, framesPerSecond: number): void => {
  const loop = game.loop as unknown as PacedLoop
  if (loop.fpsLimit !== framesPerSecond) loop.setFPSLimit(framesPerSecond)
}

/** Mean frame length over this many frames marks a device as poor below 20 a second, well again at 25. */
const AVERAGED = 12
const POOR_MS = 50
const WELL_MS = 40
/** A device is hopeless below ten frames a second for three seconds. */
const HOPELESS = { meanMs: 100, forMs: 3000 } as const

/** Knows no clock: the caller tells how much real time has passed. */
export class FrameRate {
  #meanMs = 16
  #isPoor = false
  #hopelessMs = 0

  /** Below 20 frames a second: the stage drops decoration. */
  get isPoor(): boolean {
    return this.#isPoor
  }

  /** Below ten frames a second for three seconds: the page offers the fight in words. */
  get isHopeless(): boolean {
    return this.#hopelessMs >= HOPELESS.forMs
  }

  advance(frameMs: number): void {
    this.#meanMs += (frameMs - this.#meanMs) / AVERAGED
    this.#isPoor = this.#meanMs > (this.#isPoor ? WELL_MS : POOR_MS)
    this.#hopelessMs = this.#meanMs > HOPELESS.meanMs ? this.#hopelessMs + frameMs : 0
  }
}
