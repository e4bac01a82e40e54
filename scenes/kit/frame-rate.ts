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
