import Phaser from 'phaser'

/**
 * Cap on one step, longer than a frame of the slowest device: a slow device then skips ahead instead of playing in slow
 * motion.
 */
const MAX_STEP_MS = 1000

/** Phaser's types lack this method. */
interface TimedSystems {
  step(time: number, delta: number): void
}

/**
 * `speed` also applies to timers, animations and particles. A subclass that overrides `init` must call `super.init()`.
 */
export abstract class TimedScene extends Phaser.Scene {
  /** 1 normal, 2 double, 0 paused. */
  speed = 1
  sceneDeltaMs = 0
  realDeltaMs = 0
  sceneTimeMs = 0

  init(): void {
    this.speed = 1
    this.sceneDeltaMs = 0
    this.realDeltaMs = 0
    this.sceneTimeMs = 0
    const systems = this.sys as unknown as TimedSystems
    const step: TimedSystems['step'] = Object.getPrototypeOf(systems).step
    systems.step = (time, delta) => {
      this.realDeltaMs = Math.min(delta, MAX_STEP_MS)
      this.sceneDeltaMs = this.realDeltaMs * this.speed
      this.sceneTimeMs += this.sceneDeltaMs
      step.call(systems, time, this.sceneDeltaMs)
    }
  }
}
