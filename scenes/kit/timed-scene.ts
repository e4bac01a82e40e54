import Phaser from 'phaser'

/**
 * Maximum step of a scene, ms: longer than the frames of the slowest device, which skips ahead instead of playing in slow motion.
 * A browser that stood still for longer was not looked at.
 */
const MAX_STEP_MS = 1000

/** The timing part of Phaser's scene systems, missing from its types. */
interface TimedSystems {
  step(time: number, delta: number): void
}

/** A scene on one clock: timers, animations and particles all follow `speed`. A subclass that has `init` calls `super.init()`. */
export abstract class TimedScene extends Phaser.Scene {
  /** 1 = normal, 2 = double, 0 = paused. */
  speed = 1
  /** Length of the current step in scene time, ms. */
  sceneDeltaMs = 0
  /** Length of the current step in real time, ms. */
  realDeltaMs = 0
  /** Scene time since the scene was started, ms. */
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
