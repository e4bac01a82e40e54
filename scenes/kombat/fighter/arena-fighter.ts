import type Phaser from 'phaser'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { wielderOf } from '#assets/manifest/weapon-families.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Body, Span } from '#scenes/kit/body.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import { type BodyLook, girthOf } from '../fighter-looks.ts'
import type { Beat, Corner } from '../timeline/playback.ts'
import { petRepertoire } from '../timeline/repertoire.ts'
import { Afflictions } from './afflictions.ts'
import { BossRage } from './boss-rage.ts'
import type { Movement, Rest } from './choreography.ts'
import { LAST_FALL } from './creature-choreography.ts'
import { besideIt, bodyOf, phaseOf, sizeOf } from './fighter-body.ts'
import { FighterColours } from './fighter-colours.ts'
import { FighterEntrance } from './fighter-entrance.ts'
import { FighterShadow } from './fighter-shadow.ts'
import { type Footed, fittingShare, heldInside, type Placed, standingAt, tiltedAbove, towardsOf } from './footing.ts'
import { KnockoutStars } from './knockout-stars.ts'
import { movementOf } from './movements.ts'
import { OpeningPose } from './opening-pose.ts'
import { Practice } from './practice.ts'

const WEAK = { units: 2.2, periodMs: 74, breath: 1.5 } as const

export interface Moment {
  readonly beat: Beat
  readonly ms: number
}

export class ArenaFighter {
  readonly body: Body
  readonly corner: Corner
  readonly look: BodyLook
  /** Distance from the feet to the rearmost point of fighter and gear, standing, in rest units. */
  readonly behindUnits: number
  readonly colours = new FighterColours()
  readonly #movement: Movement
  readonly #entrance: FighterEntrance
  readonly #shadow: FighterShadow
  readonly #afflictions: Afflictions
  readonly #rage: BossRage
  readonly #stars: KnockoutStars
  readonly #phase: number
  readonly #size: number
  readonly #practice: Practice
  readonly #opening = new OpeningPose()
  #layout: ArenaLayout
  #opponentGirth = 0
  #panX = 0
  #timeMs = 0
  #hoppedMs = Number.POSITIVE_INFINITY
  #rest: Rest = 'idle'
  #restMs = 0
  #fall: string | undefined
  #feetX = 0
  /** Shift that keeps the fighter on the stage, in CSS px. */
  #heldBy = 0
  /** Left and right edge before that shift, in CSS px. */
  #span: Span = { left: 0, right: 0 }
  #landed: 'leap' | 'fall' | null = null
  #isWeak = false
  #alpha = 1
  #posture: Posture

  constructor(
    parent: Phaser.GameObjects.Container,
    shadows: Phaser.GameObjects.Container,
    look: BodyLook,
    corner: Corner,
    layout: ArenaLayout,
  ) {
    const { scene } = parent
    this.corner = corner
    this.look = look
    this.#layout = layout
    this.#movement = movementOf(look)
    this.#entrance = new FighterEntrance(this.#movement.entrance)
    this.#phase = phaseOf(look, corner)
    this.#size = sizeOf(look)
    this.#practice = new Practice(look.kind === 'pet' ? petRepertoire(wielderOf(look.worn)).plain : [])
    this.#shadow = new FighterShadow(shadows)
    this.body = bodyOf(scene, look)
    // The body still has position 0 and scale 1, so its span is in rest units.
    this.behindUnits = -this.body.span().left
    parent.add(this.body)
    this.#afflictions = new Afflictions(parent)
    this.#rage = new BossRage(look)
    this.#stars = new KnockoutStars(scene)
    parent.add(this.#stars)
    this.#posture = this.#movement.rest('idle', 0, this.#breathing())
    this.place(layout)
  }

  place(layout: ArenaLayout): void {
    this.#layout = layout
    this.#apply()
  }

  face(opponent: ArenaFighter): void {
    this.#opponentGirth = girthOf(opponent.look)
  }

  /** With reduced motion the fighter fades in. Returns the duration in ms. */
  enter(isCalm: boolean): number {
    if (!isCalm) this.#posture = this.#movement.entering(0, this.#breathing())
    return this.#entrance.begin(isCalm)
  }

  arrive(): void {
    this.#entrance.end()
  }

  rage(isRaging: boolean, atOnce: boolean): void {
    this.#rage.set(isRaging, atOnce)
  }

  get isEntering(): boolean {
    return this.#entrance.isOn
  }

  get landed(): 'leap' | 'fall' | null {
    return this.#landed
  }

  hop(): void {
    this.#hoppedMs = 0
  }

  /** Starts or stops shadow fighting. An attack in progress is finished first. */
  practise(isOn: boolean): void {
    this.#practice.set(isOn)
  }

  open(stance: Stance, isCalm: boolean): void {
    this.#opening.take(stance, isCalm)
  }

  begin(atOnce: boolean): void {
    this.#opening.leave(atOnce)
  }

  /** Enters a state that began `alreadyMs` ago; a negative time is a delay. `fall` names the clip of a defeat. */
  rest(rest: Rest, alreadyMs = 0, fall?: string): void {
    if (rest === this.#rest) return
    this.#rest = rest
    this.#restMs = alreadyMs
    this.#fall = fall
  }

  bringToFront(): void {
    const parent = this.body.parentContainer
    for (const part of [this.body, ...this.#afflictions.pictures, this.#stars]) parent?.bringToTop(part)
  }

  fade(alpha: number): void {
    this.#alpha = alpha
  }

  afflict(isFrozen: boolean, isBurning: boolean): void {
    this.#afflictions.set(isFrozen, isBurning)
  }

  weaken(isWeak: boolean): void {
    this.#isWeak = isWeak
  }

  get unit(): number {
    return this.#layout.unit * this.#size
  }

  get feet(): { readonly x: number; readonly y: number } {
    return { x: this.#feetX, y: this.#layout.groundY }
  }

  /** Edges of the fighter with its gear, in CSS px of the arena's container. */
  get span(): Span {
    return { left: this.#span.left + this.#heldBy, right: this.#span.right + this.#heldBy }
  }

  get crown(): { readonly x: number; readonly y: number } {
    return this.pointAbove(this.body.crownUnits)
  }

  get chest(): { readonly x: number; readonly y: number } {
    return this.pointAbove(this.body.chestUnits)
  }

  /** A point above the feet, in CSS px of the arena's container; `units` are rest units. */
  pointAbove(units: number): { readonly x: number; readonly y: number } {
    const { x, y, rotation } = this.body
    return { x: x + Math.sin(rotation) * units * this.unit, y: y - Math.cos(rotation) * units * this.unit }
  }

  postureAt({ beat, ms }: Moment): { readonly posture: Posture } & Placed {
    const posture = this.#movement.beat(beat, this.corner, ms, this.#breathing())
    const placed = tiltedAbove(this.#footed, this.#standing(posture), posture)
    return { posture, ...placed, x: placed.x + this.#heldBy }
  }

  /** `current` is the beat in progress and the time in it, `panX` the shift of the view in CSS px. */
  advance(deltaMs: number, current: Moment | null, panX = 0): void {
    this.#panX = panX
    this.#restMs += deltaMs
    if (!this.isEntering) this.#practice.advance(deltaMs)
    if (!this.#afflictions.isFrozen) this.#timeMs += deltaMs * (this.#isWeak ? WEAK.breath : 1)
    const hasLeapt = this.#entrance.advance(deltaMs)
    this.#landed = hasLeapt ? 'leap' : this.#fellWithin(deltaMs) ? 'fall' : null
    this.#hoppedMs += deltaMs
    this.#rage.advance(deltaMs)
    this.colours.advance(deltaMs)
    const idle = this.#breathing()
    const { clipMs } = this.#entrance
    if (clipMs !== null) this.#posture = this.#movement.entering(clipMs, idle)
    else if (current && this.#rest === 'idle')
      this.#posture = this.#movement.beat(current.beat, this.corner, current.ms, idle)
    else if (this.#practice.isRunning && this.#rest === 'idle') this.#posture = this.#practice.posture(idle)
    else this.#posture = this.#movement.rest(this.#rest, this.#restMs, idle, this.#fall)
    this.#opening.advance(deltaMs)
    this.#posture = this.#opening.over(this.#posture)
    this.#stars.advance(deltaMs)
    this.#apply()
  }

  destroy(): void {
    this.body.destroy()
    this.#afflictions.destroy()
    this.#stars.destroy()
    this.#shadow.destroy()
  }

  #breathing(): PoseOf<string> {
    return this.#movement.breathing(this.#timeMs, this.#phase)
  }

  #fellWithin(deltaMs: number): boolean {
    const fallsMs = this.#movement.fallsAfterMs(this.#fall)
    return this.#rest === 'defeated' && this.#restMs >= fallsMs && this.#restMs - deltaMs < fallsMs
  }

  get #footed(): Footed {
    const { corner, unit: bodyUnit } = this
    const girth = girthOf(this.look)
    return { corner, layout: this.#layout, girth, opponentGirth: this.#opponentGirth, bodyUnit, panX: this.#panX }
  }

  #standing(posture: Posture): { readonly x: number; readonly y: number } {
    const { x, y } = standingAt(this.#footed, posture, this.#movement.eagerness(this.#hoppedMs).lift)
    const shivers = this.#isWeak && !this.#afflictions.isFrozen && this.#rest === 'idle'
    const phase = (2 * Math.PI * this.#timeMs) / WEAK.periodMs / WEAK.breath
    return { x: shivers ? x + WEAK.units * this.#layout.unit * Math.sin(phase) : x, y }
  }

  /** Places the body. Returns the middle of its feet, in CSS px. */
  #stand(): { readonly x: number; readonly y: number } {
    const posture = this.#posture
    const feet = this.#standing(posture)
    const squash = this.#movement.eagerness(this.#hoppedMs).squashY
    const footed = this.#footed
    const { x, y, rotation } = tiltedAbove(footed, feet, posture)
    this.body.pose(this.look.kind === 'pet' ? besideIt(posture.pose) : posture.pose)
    this.body.turn(posture.squashX < 0)
    this.body.rage(this.#rage.glow(this.#timeMs))
    this.body.setPosition(x, y).setRotation(rotation)
    this.body.setScale(towardsOf(this.corner) * this.unit * posture.squashX, this.unit * posture.squashY * squash)
    this.#span = this.body.span()
    const share = fittingShare(footed, this.#span, posture)
    if (share < 1) {
      this.body.setScale(this.body.scaleX * share, this.body.scaleY * share)
      this.#span = this.body.span()
    }
    this.#heldBy = heldInside(footed, this.#span, posture)
    this.body.x += this.#heldBy
    return { x: feet.x + this.#heldBy, y: feet.y }
  }

  #apply(): void {
    const { groundY } = this.#layout
    const { x, y } = this.#stand()
    this.#feetX = x
    const fade = this.#alpha * this.#entrance.alpha
    this.body.setAlpha(fade)
    this.colours.show(this.body, this.#afflictions, this.#rage)
    this.#afflictions.show({ x, groundY, unit: this.unit }, this.#timeMs)
    this.#stars.show(this.#rest === 'defeated' && this.#fall !== LAST_FALL ? this.#restMs : 0, this.crown, this.unit)
    this.#shadow.show(this.#layout, { x, y, width: this.body.shadowUnits * this.unit, alpha: fade })
  }
}
