import Phaser from 'phaser'
import { breathingPose } from '../../assets/manifest/breathing.ts'
import { sampleClip } from '../../assets/manifest/clip.ts'
import { PET_CLIPS } from '../../assets/manifest/motion.ts'
import { effectFrames } from '../../assets/manifest/vfx.ts'
import { DRAWN } from '../kit/drawn-textures.ts'
import { lerp } from '../kit/easing.ts'
import { type FighterLook, FighterRig } from '../kit/fighter-rig.ts'
import type { ArenaLayout } from './arena-layout.ts'
import { beatStance, type Rest, restStance, type Stance } from './choreography.ts'
import type { Beat, Corner } from './playback.ts'

const FLASH_MS = 60
const ICE = 0x2f74b8
const SCORCHED = 0xffd6bd
const NIGHT = 0x2a1960
/** The moment of the freezing effect at which its crystals are full grown. */
const GROWN_CRYSTALS = effectFrames('freeze')[4]
/** Width of the block of crystals, rest units. */
const ICE_UNITS = 430

/** A fighter on its place in the arena: its rig, its shadow, and how it stands at this moment. */
export class ArenaFighter {
  readonly rig: FighterRig
  readonly corner: Corner
  readonly #shadow: Phaser.GameObjects.Image
  readonly #ice: Phaser.GameObjects.Image
  readonly #phase: number
  #layout: ArenaLayout
  #timeMs = 0
  #flashMs = 0
  #enteredMs: number = PET_CLIPS.entrance.durationMs
  #hoppedMs: number = PET_CLIPS.hop.durationMs
  #rest: Rest = 'idle'
  #restMs = 0
  #isSilhouette = false
  #isFrozen = false
  #isBurning = false
  #stance: Stance

  constructor(
    parent: Phaser.GameObjects.Container,
    shadows: Phaser.GameObjects.Container,
    look: FighterLook,
    corner: Corner,
    layout: ArenaLayout,
  ) {
    this.corner = corner
    this.#layout = layout
    this.#phase = corner === 'user' ? 0 : 0.37
    this.#shadow = new Phaser.GameObjects.Image(parent.scene, 0, 0, DRAWN.shadow)
    shadows.add(this.#shadow)
    this.rig = new FighterRig(parent.scene, look)
    parent.add(this.rig)
    this.#ice = new Phaser.GameObjects.Image(parent.scene, 0, 0, 'vfx', GROWN_CRYSTALS).setVisible(false)
    parent.add(this.#ice)
    this.#stance = restStance('idle', 0, breathingPose(0, this.#phase))
    this.place(layout)
  }

  /** Fits the fighter to the box. */
  place(layout: ArenaLayout): void {
    this.#layout = layout
    this.#apply()
  }

  /** Runs in from its side of the screen. */
  enter(): void {
    this.#enteredMs = 0
  }

  /** Hops once on the spot: eager to begin. */
  hop(): void {
    this.#hoppedMs = 0
  }

  /** Shows a dark shape in place of an opponent who is not found yet. */
  silhouette(isSilhouette: boolean): void {
    this.#isSilhouette = isSilhouette
  }

  /** What it does from now on when no beat moves it. */
  rest(rest: Rest, alreadyMs = 0): void {
    if (rest === this.#rest) return
    this.#rest = rest
    this.#restMs = alreadyMs
  }

  /** Draws this fighter over the other one. */
  bringToFront(): void {
    const parent = this.rig.parentContainer
    parent?.bringToTop(this.rig)
    parent?.bringToTop(this.#ice)
  }

  /** White for a moment. */
  flash(): void {
    this.#flashMs = FLASH_MS
  }

  /** Ice and fire that last between beats. */
  afflict(isFrozen: boolean, isBurning: boolean): void {
    this.#isFrozen = isFrozen
    this.#isBurning = isBurning
  }

  /** Where it stands now: middle of the feet, CSS px inside the arena's stage. */
  get feet(): { readonly x: number; readonly y: number } {
    return { x: this.rig.x, y: this.#layout.groundY }
  }

  /** A point on the body, rest units above the feet. */
  pointAbove(units: number): { readonly x: number; readonly y: number } {
    return { x: this.rig.x, y: this.rig.y - units * this.#layout.unit }
  }

  /** Lets scene time pass and moves the body; `current` is the beat under way. */
  advance(deltaMs: number, current: { readonly beat: Beat; readonly ms: number } | null): void {
    if (!this.#isFrozen) this.#timeMs += deltaMs
    this.#restMs += deltaMs
    this.#enteredMs += deltaMs
    this.#hoppedMs += deltaMs
    this.#flashMs -= deltaMs
    const idle = breathingPose(this.#timeMs, this.#phase)
    this.#stance =
      current && this.#rest === 'idle'
        ? beatStance(current.beat, this.corner, current.ms, idle)
        : restStance(this.#rest, this.#restMs, idle)
    this.#apply()
  }

  destroy(): void {
    this.rig.destroy()
    this.#ice.destroy()
    this.#shadow.destroy()
  }

  #apply(): void {
    const { unit, homeX, strideX, groundY, width } = this.#layout
    const towards = this.corner === 'user' ? 1 : -1
    const stance = this.#stance
    const entrance = sampleClip(PET_CLIPS.entrance, this.#enteredMs)
    const outsideX = this.corner === 'user' ? -0.3 * width : 1.3 * width
    const x =
      lerp(homeX[this.corner], outsideX, entrance.outside) + towards * (stance.approach * strideX - stance.push * unit)
    const hop = sampleClip(PET_CLIPS.hop, this.#hoppedMs).lift
    const lift = (stance.lift + entrance.lift + hop) * unit
    this.rig.pose(stance.pose)
    this.rig.setPosition(x, groundY - lift)
    this.rig.setScale(towards * unit * stance.squashX, unit * stance.squashY)
    this.#colour()
    this.#ice.setVisible(this.#isFrozen).setPosition(x, groundY - 96 * unit)
    this.#ice.setDisplaySize(ICE_UNITS * unit, ICE_UNITS * unit)
    const shrink = 1 - Math.min(0.45, lift / (170 * unit))
    this.#shadow.setPosition(x, groundY + 2 * unit)
    this.#shadow.setDisplaySize(236 * unit * shrink, 42 * unit * shrink).setAlpha(0.66 * shrink)
  }

  #colour(): void {
    if (this.#flashMs > 0) this.rig.colour(0xffffff, 'fill')
    else if (this.#isSilhouette) this.rig.colour(NIGHT, 'fill')
    else if (this.#isFrozen) this.rig.colour(ICE, 'screen')
    else if (this.#isBurning) this.rig.colour(SCORCHED)
    else this.rig.colour(0xffffff)
  }
}
