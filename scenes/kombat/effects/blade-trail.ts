import Phaser from 'phaser'
import type { FighterLook } from '#assets/manifest/crowned-layers.ts'
import { clamp01, lerp, shareOf } from '#scenes/kit/easing.ts'
import type { ArenaFighter, Moment } from '../fighter/arena-fighter.ts'
import { towardsOf } from '../fighter/footing.ts'
import { bladeOf, edgeColourOf } from './blade.ts'

const TAIL_MS = 90
const PIECES = 16
/** Above 1 makes the pieces shortest at the hit, where the blade is fastest: equal pieces would show corners. */
const CROWDING = 1.6
const BEFORE_MS = 110
const AFTER_MS = 110
const STRENGTH = 0.85

interface Edge {
  readonly fromX: number
  readonly fromY: number
  readonly tipX: number
  readonly tipY: number
}

const hasBlade = (fighter: ArenaFighter | undefined): boolean =>
  fighter?.look.kind === 'pet' && fighter.look.worn.sword !== undefined

/**
 * The trail depends on the moment alone: it is computed from the blade's past positions. Only pets with a sword have
 * one.
 */
export class BladeTrail {
  readonly #graphics: Phaser.GameObjects.Graphics

  constructor(layer: Phaser.GameObjects.Container) {
    this.#graphics = new Phaser.GameObjects.Graphics(layer.scene)
    this.#graphics.setVisible(false)
    layer.add(this.#graphics)
  }

  show(fighter: ArenaFighter | undefined, moment: Moment | null): void {
    const graphics = this.#graphics
    graphics.clear()
    const isSwinging =
      moment?.beat.kind === 'attack' &&
      moment.ms > moment.beat.landsAtMs - BEFORE_MS &&
      moment.ms < moment.beat.landsAtMs + AFTER_MS
    graphics.setVisible(isSwinging && hasBlade(fighter))
    if (!moment || !fighter || fighter.look.kind !== 'pet' || !graphics.visible) return
    const { landsAtMs } = moment.beat
    const headMs = Math.min(moment.ms, landsAtMs)
    // After the hit the trail stays where it is and fades.
    const left = STRENGTH * (1 - shareOf(moment.ms, landsAtMs, landsAtMs + AFTER_MS))
    const { look } = fighter
    const edges = Array.from({ length: PIECES + 1 }, (_, index) =>
      this.#edge(fighter, look, { ...moment, ms: headMs - TAIL_MS * (index / PIECES) ** CROWDING }, index / PIECES),
    )
    const colour = edgeColourOf(look)
    for (let index = 0; index < PIECES; index += 1) {
      const [near, far] = [edges[index], edges[index + 1]]
      if (!near || !far) continue
      const alpha = left * clamp01(1 - index / PIECES) ** 1.4
      this.#piece(near, far, colour, alpha)
    }
  }

  /** `age` 0–1 shortens the edge, so that the trail ends in a point. */
  #edge(fighter: ArenaFighter, look: FighterLook, moment: Moment, age: number): Edge {
    const { posture, x, y, rotation } = fighter.postureAt(moment)
    const { from, tip } = bladeOf(posture.pose, look)
    const towards = towardsOf(fighter.corner)
    const [scaleX, scaleY] = [towards * fighter.unit * posture.squashX, fighter.unit * posture.squashY]
    const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)]
    const turned = ({ x: alongX, y: alongY }: { readonly x: number; readonly y: number }) => ({
      x: x + alongX * scaleX * cos - alongY * scaleY * sin,
      y: y + alongX * scaleX * sin + alongY * scaleY * cos,
    })
    const [near, far] = [turned(from), turned(tip)]
    return { fromX: lerp(near.x, far.x, age), fromY: lerp(near.y, far.y, age), tipX: far.x, tipY: far.y }
  }

  #piece(near: Edge, far: Edge, colour: number, alpha: number): void {
    const graphics = this.#graphics
    graphics.fillStyle(colour, alpha * 0.85)
    graphics.fillTriangle(near.fromX, near.fromY, near.tipX, near.tipY, far.tipX, far.tipY)
    graphics.fillTriangle(near.fromX, near.fromY, far.tipX, far.tipY, far.fromX, far.fromY)
    const [nearX, nearY] = [near.tipX * 0.6 + near.fromX * 0.4, near.tipY * 0.6 + near.fromY * 0.4]
    const [farX, farY] = [far.tipX * 0.6 + far.fromX * 0.4, far.tipY * 0.6 + far.fromY * 0.4]
    graphics.fillStyle(0xffffff, alpha)
    graphics.fillTriangle(nearX, nearY, near.tipX, near.tipY, far.tipX, far.tipY)
    graphics.fillTriangle(nearX, nearY, far.tipX, far.tipY, farX, farY)
  }
}
