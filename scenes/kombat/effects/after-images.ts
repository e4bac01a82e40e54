import type Phaser from 'phaser'
import type { Body } from '#scenes/kit/body.ts'
import type { ArenaFighter, Moment } from '../fighter/arena-fighter.ts'
import { bodyOf } from '../fighter/fighter-body.ts'
import { towardsOf } from '../fighter/footing.ts'
import { attackOf } from '../timeline/repertoire.ts'
import { markColourOf } from './attack-marks.ts'

const IMAGES = [
  { agoMs: 34, alpha: 0.42 },
  { agoMs: 68, alpha: 0.22 },
] as const
const BEFORE_MS = 190
const AFTER_MS = 70

/** Each after-image depends on the moment alone. A pet's image wears no gear, so that it costs one draw call. */
export class AfterImages {
  readonly #layer: Phaser.GameObjects.Container
  #of: ArenaFighter | undefined
  #bodies: readonly Body[] = []

  constructor(layer: Phaser.GameObjects.Container) {
    this.#layer = layer
  }

  show(fighter: ArenaFighter | undefined, moment: Moment | null): void {
    const isShown = fighter !== undefined && moment !== null && this.#isDue(fighter, moment)
    if (isShown && fighter !== this.#of) this.#freeze(fighter)
    for (const [index, body] of this.#bodies.entries()) {
      body.setVisible(isShown)
      const image = IMAGES[index]
      if (!isShown || !image) continue
      const { posture, x, y, rotation } = fighter.postureAt({ ...moment, ms: moment.ms - image.agoMs })
      const towards = towardsOf(fighter.corner)
      body.pose(posture.pose)
      body.setPosition(x, y).setRotation(rotation).setAlpha(image.alpha)
      body.setScale(towards * fighter.unit * posture.squashX, fighter.unit * posture.squashY)
    }
  }

  #isDue({ look }: ArenaFighter, { beat, ms }: Moment): boolean {
    const since = ms - beat.landsAtMs
    if (beat.kind !== 'attack' || since < -BEFORE_MS || since > AFTER_MS) return false
    return attackOf(look.kind === 'boss' ? look.boss : null, beat.clips?.attack ?? '').leavesImages === true
  }

  #freeze(fighter: ArenaFighter): void {
    for (const body of this.#bodies) body.destroy()
    const { look } = fighter
    const bare = look.kind === 'pet' ? { ...look, worn: {} } : look
    this.#bodies = IMAGES.map(() => {
      const body = bodyOf(this.#layer.scene, bare)
      body.colour(markColourOf(fighter), 'fill')
      this.#layer.add(body)
      return body
    })
    this.#of = fighter
  }
}
