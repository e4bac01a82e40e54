import type Phaser from 'phaser'

/** The part of Phaser's loop that its types leave out. */
interface PacedLoop {
  readonly fpsLimit: number
  setFPSLimit(limit: number): void
}

/** Lets the game make at most so many frames a second; 0 = as many as the screen shows. */
export const limitFrames = (game: Phaser.Game, framesPerSecond: number): void => {
  const loop = game.loop as unknown as PacedLoop
  if (loop.fpsLimit !== framesPerSecond) loop.setFPSLimit(framesPerSecond)
}
