import Phaser from 'phaser'
import { CREATURE_RIGS } from '../../assets/manifest/creature-rigs/all.ts'
import type { PoseOf } from '../../assets/manifest/rig.ts'
import { particleFrame } from '../../assets/manifest/vfx.ts'
import { wielderOf } from '../../assets/manifest/weapon-families.ts'
import type { Body, TintWay } from '../kit/body.ts'
import { CreatureBody } from '../kit/creature-body.ts'
import { clamp01, lerp, quadOut } from '../kit/easing.ts'
import { FighterRig } from '../kit/fighter-rig.ts'
import type { Stance } from '../kit/stance.ts'
import { Afflictions } from './afflictions.ts'
import { type ArenaLayout, BOSS_UNITS } from './arena-layout.ts'
import { BossRage } from './boss-rage.ts'
import type { Movement, Rest } from './choreography.ts'
import { LAST_FALL } from './creature-choreography.ts'
import { type BodyLook, girthOf } from './fighter-looks.ts'
import { KnockoutStars } from './knockout-stars.ts'
import { movementOf } from './movements.ts'
import type { Beat, Corner } from './playback.ts'
import { practiceEndsAtMs, practiceStance } from './practice.ts'
import { petRepertoire } from './repertoire.ts'

const FLASH_MS = 60
/** Flash colour: bright, but not so white that the face or glowing gear is lost. */
const FLASH = 0x9c9ca4
const NIGHT = 0x2a1960
/** Low health: shiver distance (rest units) and period (ms), and factor of the breathing. */
const WEAK = { units: 2.2, periodMs: 74, breath: 1.5 } as const
/** Fade-in of the entrance with reduced motion, ms. */
const FADE_MS = 260
/** Height above the ground at which the shadow is smallest, rest units. */
const SHADOW_FADES_UNITS = 170

/** Height of the point that the whole body tilts about, rest units: whoever lies is on the ground. */
const MIDDLE_UNITS = 118
/** Distance from the other fighter's middle behind its back, rest units. */
const BEHIND_UNITS = 165

/** The current beat and its elapsed time, ms. */
export interface Moment {
  readonly beat: Beat
  readonly ms: number
}

/** A companion stays closer in the arena than in portraits: two fighters share a phone's width. */
const COMPANION = { dx: 34, dy: -16 } as const
const besideIt = (pose: PoseOf<string>): PoseOf<string> => {
  const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = pose.bones.companion ?? []
  const companion = [degrees, dx + COMPANION.dx, dy + COMPANION.dy, scaleX * 0.9, scaleY * 0.9] as const
  return { ...pose, bones: { ...pose.bones, companion } }
}

/** Where a body's origin is, CSS px, and how far it is turned, radians. */
interface Placed {
  readonly x: number
  readonly y: number
  readonly rotation: number
}

/** Deterministic breathing phase of a fighter, 0–1, so that two are out of sync. */
const phaseOf = (look: BodyLook, corner: Corner): number => {
  const seed = (look.kind === 'pet' ? look.houseId * 7 : look.boss.length * 5) + (corner === 'user' ? 0 : 3)
  const wave = Math.sin(seed * 12.9898 + 4.1) * 43758.5453
  return wave - Math.floor(wave)
}

/** The body of a look. */
export const bodyOf = (scene: Phaser.Scene, look: BodyLook): Body =>
  look.kind === 'pet'
    ? new FighterRig(scene, look)
    : new CreatureBody(scene, look.boss, CREATURE_RIGS[look.boss], look.pack)

/** A fighter in the arena: its body, its shadow and its current stance. */
export class ArenaFighter {
  readonly body: Body
  readonly corner: Corner
  readonly look: BodyLook
  readonly #movement: Movement
  readonly #shadow: Phaser.GameObjects.Image
  readonly #afflictions: Afflictions
  readonly #rage: BossRage
  readonly #stars: KnockoutStars
  readonly #phase: number
  readonly #size: number
  /** Plain attacks that it practises; a boss has none. */
  readonly #attacks: readonly string[]
  #layout: ArenaLayout
  #opponentGirth = 0
  #timeMs = 0
  #flashMs = 0
  #enteredMs = Number.POSITIVE_INFINITY
  #fadedMs = Number.POSITIVE_INFINITY
  #hoppedMs = Number.POSITIVE_INFINITY
  #rest: Rest = 'idle'
  #restMs = 0
  #fall: string | undefined
  /** Time since it began to practise, ms, and when it stops; it does not practise at infinity. */
  #practisedMs = Number.POSITIVE_INFINITY
  #practiceEndMs = Number.POSITIVE_INFINITY
  #feetX = 0
  #landed: 'leap' | 'fall' | null = null
  #isSilhouette = false
  #isWeak = false
  #tinge: { readonly tint: number; readonly way: TintWay } | null = null
  #alpha = 1
  #stance: Stance

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
    this.#phase = phaseOf(look, corner)
    this.#size = look.kind === 'boss' ? BOSS_UNITS / CREATURE_RIGS[look.boss].crownUnits : 1
    this.#attacks = look.kind === 'pet' ? petRepertoire(wielderOf(look.worn)).plain : []
    this.#shadow = new Phaser.GameObjects.Image(scene, 0, 0, 'vfx', particleFrame('shadow'))
    shadows.add(this.#shadow)
    this.body = bodyOf(scene, look)
    parent.add(this.body)
    this.#afflictions = new Afflictions(parent)
    this.#rage = new BossRage(look)
    this.#stars = new KnockoutStars(scene)
    parent.add(this.#stars)
    this.#stance = this.#movement.rest('idle', 0, this.#breathing())
    this.place(layout)
  }

  /** Lays out the fighter in the box. */
  place(layout: ArenaLayout): void {
    this.#layout = layout
    this.#apply()
  }

  /** Sets the opponent's width, so that it stops in front of it. */
  face(opponent: ArenaFighter): void {
    this.#opponentGirth = girthOf(opponent.look)
  }

  /** Starts the entrance from its side of the screen; with reduced motion it fades in. Returns the duration, ms. */
  enter(isCalm: boolean): number {
    if (isCalm) this.#fadedMs = 0
    else {
      this.#enteredMs = 0
      this.#stance = this.#entering(this.#breathing())
    }
    return isCalm ? FADE_MS : this.#movement.entrance.durationMs
  }

  /** Ends the entrance at once: the fight has jumped. */
  arrive(): void {
    this.#enteredMs = Number.POSITIVE_INFINITY
    this.#fadedMs = Number.POSITIVE_INFINITY
  }

  /** A boss's second phase begins or ends: slowly, or at once after a jump. */
  rage(isRaging: boolean, atOnce: boolean): void {
    this.#rage.set(isRaging, atOnce)
  }

  /** Whether the entrance is still running. */
  get isEntering(): boolean {
    return this.#enteredMs < this.#movement.entrance.durationMs || this.#fadedMs < FADE_MS
  }

  /** Whether it landed or fell to the ground in the last step. */
  get landed(): 'leap' | 'fall' | null {
    return this.#landed
  }

  /** Hops once in place. */
  hop(): void {
    this.#hoppedMs = 0
  }

  /** Tries its attacks at the air until it is told to stop; then it ends the one that it is at. */
  practise(isOn: boolean): void {
    const isPractising = this.#practisedMs < this.#practiceEndMs
    if (isOn && !isPractising) this.#practisedMs = 0
    if (isOn) this.#practiceEndMs = Number.POSITIVE_INFINITY
    else if (isPractising) this.#practiceEndMs = practiceEndsAtMs(this.#attacks, this.#practisedMs)
  }

  /** Shows a silhouette for an opponent not found yet. */
  silhouette(isSilhouette: boolean): void {
    this.#isSilhouette = isSilhouette
  }

  /** Sets its state outside of beats, started `alreadyMs` ago; negative for a delay. `fall` is how it loses. */
  rest(rest: Rest, alreadyMs = 0, fall?: string): void {
    if (rest === this.#rest) return
    this.#rest = rest
    this.#restMs = alreadyMs
    this.#fall = fall
  }

  /** Draws this fighter above the other one. */
  bringToFront(): void {
    const parent = this.body.parentContainer
    for (const part of [this.body, ...this.#afflictions.pictures, this.#stars]) parent?.bringToTop(part)
  }

  /** Flashes white. */
  flash(): void {
    this.#flashMs = FLASH_MS
  }

  /** Colours the whole body until told otherwise; null shows the plain art. */
  tinge(tint: number | null, way: TintWay = 'multiply'): void {
    this.#tinge = tint === null ? null : { tint, way }
  }

  /** How much of it is seen, 0–1. */
  fade(alpha: number): void {
    this.#alpha = alpha
  }

  /** Sets ice and fire between beats. */
  afflict(isFrozen: boolean, isBurning: boolean): void {
    this.#afflictions.set(isFrozen, isBurning)
  }

  /** Sets the shiver of low health. */
  weaken(isWeak: boolean): void {
    this.#isWeak = isWeak
  }

  /** CSS px per rest unit of this body. */
  get unit(): number {
    return this.#layout.unit * this.#size
  }

  /** Current position: center of the feet, CSS px in the arena's container. */
  get feet(): { readonly x: number; readonly y: number } {
    return { x: this.#feetX, y: this.#layout.groundY }
  }

  /** Start of its floating numbers. */
  get crown(): { readonly x: number; readonly y: number } {
    return this.pointAbove(this.body.crownUnits)
  }

  /** Point where hits land. */
  get chest(): { readonly x: number; readonly y: number } {
    return this.pointAbove(this.body.chestUnits)
  }

  /** A point on the body, rest units above the feet. */
  pointAbove(units: number): { readonly x: number; readonly y: number } {
    const { x, y, rotation } = this.body
    return { x: x + Math.sin(rotation) * units * this.unit, y: y - Math.cos(rotation) * units * this.unit }
  }

  /** Stance and position `ms` into a beat, for the sword trail. */
  stanceAt({ beat, ms }: Moment): { readonly stance: Stance } & Placed {
    const stance = this.#movement.beat(beat, this.corner, ms, this.#breathing())
    return { stance, ...this.#placed(stance) }
  }

  /** Advances scene time and moves the body; `current` is the current beat. */
  advance(deltaMs: number, current: Moment | null): void {
    this.#restMs += deltaMs
    if (!this.isEntering) this.#practisedMs += deltaMs
    if (!this.#afflictions.isFrozen) this.#timeMs += deltaMs * (this.#isWeak ? WEAK.breath : 1)
    this.#enteredMs += deltaMs
    this.#landed = this.#landingOf(deltaMs)
    this.#fadedMs += deltaMs
    this.#hoppedMs += deltaMs
    this.#rage.advance(deltaMs)
    this.#flashMs -= deltaMs
    const idle = this.#breathing()
    if (this.#enteredMs < this.#movement.entrance.durationMs) this.#stance = this.#entering(idle)
    else if (current && this.#rest === 'idle')
      this.#stance = this.#movement.beat(current.beat, this.corner, current.ms, idle)
    else if (this.#practisedMs < this.#practiceEndMs && this.#rest === 'idle')
      this.#stance = practiceStance(this.#attacks, this.#practisedMs, idle)
    else this.#stance = this.#movement.rest(this.#rest, this.#restMs, idle, this.#fall)
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

  #landingOf(deltaMs: number): 'leap' | 'fall' | null {
    const { entrance, fallsAfterMs } = this.#movement
    const isNow = (sinceMs: number, atMs = Number.POSITIVE_INFINITY): boolean =>
      sinceMs >= atMs && sinceMs - deltaMs < atMs
    if (isNow(this.#enteredMs, entrance.landsAtMs)) return 'leap'
    return this.#rest === 'defeated' && isNow(this.#restMs, fallsAfterMs(this.#fall)) ? 'fall' : null
  }

  #entering(idle: PoseOf<string>): Stance {
    return this.#movement.entering(this.#enteredMs, idle)
  }

  #standing(stance: Stance): { readonly x: number; readonly y: number } {
    const { homeX, strideX, groundY, width, unit } = this.#layout
    const towards = this.corner === 'user' ? 1 : -1
    const stride = Math.max(10 * unit, strideX - (this.#opponentGirth + girthOf(this.look)) * unit)
    const outsideX = this.corner === 'user' ? -0.3 * width : 1.3 * width
    const home = homeX[this.corner] - towards * 0.2 * girthOf(this.look) * unit
    const shiver =
      this.#isWeak && !this.#afflictions.isFrozen && this.#rest === 'idle'
        ? WEAK.units * unit * Math.sin((2 * Math.PI * this.#timeMs) / WEAK.periodMs / WEAK.breath)
        : 0
    const way = stance.approach * stride + stance.cross * this.#wayBehind(home + towards * stride) - stance.push * unit
    const x = lerp(home, outsideX, stance.outside) + towards * way + shiver
    const hop = this.#movement.eagerness(this.#hoppedMs).lift
    return { x, y: groundY - (stance.lift + hop) * unit }
  }

  /** Way from striking distance to behind the other fighter, still inside the box. */
  #wayBehind(strikingX: number): number {
    const { homeX, width, unit } = this.#layout
    const towards = this.corner === 'user' ? 1 : -1
    const other = this.corner === 'user' ? homeX.opponent : homeX.user
    const behind = other + towards * (BEHIND_UNITS + this.#opponentGirth) * unit
    const edge = 100 * unit
    return Math.abs(Math.min(width - edge, Math.max(edge, behind)) - strikingX)
  }

  /** The body's origin and turn: tilted about its middle. */
  #placed(stance: Stance): Placed {
    const { x, y } = this.#standing(stance)
    const rotation = ((this.corner === 'user' ? 1 : -1) * stance.tilt * Math.PI) / 180
    const middle = MIDDLE_UNITS * this.unit
    return { x: x - Math.sin(rotation) * middle, y: y - middle + Math.cos(rotation) * middle, rotation }
  }

  #apply(): void {
    const { unit, groundY } = this.#layout
    const towards = this.corner === 'user' ? 1 : -1
    const stance = this.#stance
    const { x, y } = this.#standing(stance)
    const squash = this.#movement.eagerness(this.#hoppedMs).squashY
    this.body.pose(this.look.kind === 'pet' ? besideIt(stance.pose) : stance.pose)
    const placed = this.#placed(stance)
    this.#feetX = x
    this.body.turn(stance.squashX < 0)
    this.body.setPosition(placed.x, placed.y).setRotation(placed.rotation)
    this.body.setScale(towards * this.unit * stance.squashX, this.unit * stance.squashY * squash)
    const fade = this.#alpha * quadOut(clamp01(this.#fadedMs / FADE_MS))
    this.body.setAlpha(fade)
    this.body.rage(this.#rage.glow(this.#timeMs))
    this.#colour()
    this.#afflictions.show({ x, groundY, unit: this.unit }, this.#timeMs)
    this.#stars.show(this.#rest === 'defeated' && this.#fall !== LAST_FALL ? this.#restMs : 0, this.crown, this.unit)
    const shrink = 1 - Math.min(0.45, Math.max(0, groundY - y) / (SHADOW_FADES_UNITS * unit))
    this.#shadow.setPosition(x, groundY + 2 * unit)
    const width = this.body.shadowUnits * this.unit * shrink
    this.#shadow.setDisplaySize(width, width * 0.18).setAlpha(0.8 * shrink * fade)
  }

  #colour(): void {
    const { frost, scorch } = this.#afflictions
    if (this.#flashMs > 0) this.body.colour(FLASH, 'screen')
    else if (this.#isSilhouette) this.body.colour(NIGHT, 'fill')
    else if (frost) this.body.colour(...frost)
    else if (this.#tinge) this.body.colour(this.#tinge.tint, this.#tinge.way)
    else if (scorch) this.body.colour(...scorch)
    else this.body.colour(this.#rage.tint)
  }
}
