import type Phaser from 'phaser'

/** The part of Phaser's loop missing from its types. */
interface PacedLoop {
  readonly fpsLimit: number
  setFPSLimit(limit: number): void
}

/** Limits the frames per second; 0 = the screen's refresh rate. */
export const limitFrames = (game: Phaser.Game, framesPerSecond: number): void => {
  const loop = game.loop as unknown as PacedLoop
  if (loop.fpsLimit !== framesPerSecond) loop.setFPSLimit(framesPerSecond)
}

/** Frames that are averaged, and the means of their lengths, ms, at which a device is poor and well again: 20 and 25 a second. */
const AVERAGED = 12
const POOR_MS = 50
const WELL_MS = 40
/** Mean and duration, ms, from which a device cannot show the arena at all: below ten frames a second for a while. */
const HOPELESS = { meanMs: 100, forMs: 3000 } as const

/** Watches how long frames take. Pure: the caller advances real time. */
export class FrameRate {
  #meanMs = 16
  #isPoor = false
  #hopelessMs = 0

  /** Whether there are fewer than 20 frames a second: then the stage leaves out what is only for show. */
  get isPoor(): boolean {
    return this.#isPoor
  }

  /** Whether there have been fewer than ten frames a second for three seconds: then the page offers the fight in words. */
  get isHopeless(): boolean {
    return this.#hopelessMs >= HOPELESS.forMs
  }

  /** Advances real time by one frame. */
  advance(frameMs: number): void {
    this.#meanMs += (frameMs - this.#meanMs) / AVERAGED
    this.#isPoor = this.#meanMs > (this.#isPoor ? WELL_MS : POOR_MS)
    this.#hopelessMs = this.#meanMs > HOPELESS.meanMs ? this.#hopelessMs + frameMs : 0
  }
}
