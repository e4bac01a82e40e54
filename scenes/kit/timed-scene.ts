import Phaser from 'phaser'

/** The longest step that a scene sees, ms: time that passed while the loop slept is not played afterwards. */
const MAX_STEP_MS = 100

/** The parts of Phaser's scene systems that carry time; its types leave both out. */
interface TimedSystems {
  step(time: number, delta: number): void
}
interface TimedTweens {
  getDelta: () => number
}

/**
 * A scene on one clock: timers, tweens, animations and particles all follow `speed`. Phaser's own tweens would run on
 * the wall clock instead. A subclass that has `init` calls `super.init()`.
 */
export abstract class TimedScene extends Phaser.Scene {
  /** 1 = normal, 2 = twice as fast, 0 = stands still. */
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
    const tweens = this.tweens as unknown as TimedTweens
    tweens.getDelta = () => this.sceneDeltaMs
  }
}
