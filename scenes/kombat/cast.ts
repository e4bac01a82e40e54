import type Phaser from 'phaser'
import type { KombatInput, StageFighter } from '#bridge/bridge.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Span } from '#scenes/kit/body.ts'
import { type ArenaLayout, layoutBetween } from './arena/arena-layout.ts'
import { WaitingMark } from './effects/waiting-mark.ts'
import { ArenaFighter, type Moment } from './fighter/arena-fighter.ts'
import { lookOf, sameLook } from './fighter-looks.ts'
import { CORNERS, type Corner, type FightView } from './timeline/playback.ts'

/** House of the waiting silhouette when the viewer's own fighter is a boss. */
const SHAPE_HOUSE = 0
const MAKES_ROOM_MS = 360

export class Cast {
  readonly fighters: Partial<Record<Corner, ArenaFighter>> = {}
  readonly #bodies: Phaser.GameObjects.Container
  readonly #shadows: Phaser.GameObjects.Container
  readonly #drawn: Partial<Record<Corner, StageFighter>> = {}
  #waiting: WaitingMark | null = null
  #layout: ArenaLayout
  #cameFrom: { readonly layout: ArenaLayout; ms: number } | null = null
  #enteringMs = 0
  #isCalm = false

  constructor(bodies: Phaser.GameObjects.Container, shadows: Phaser.GameObjects.Container, layout: ArenaLayout) {
    this.#bodies = bodies
    this.#shadows = shadows
    this.#layout = layout
  }

  /** Fighters that are making room go on to their new places, unless the box itself changed. */
  place(layout: ArenaLayout): void {
    const { width, height } = this.#layout
    if (layout.width !== width || layout.height !== height) this.#cameFrom = null
    this.#layout = layout
    this.#comeCloser(0)
    if (!this.#cameFrom) for (const fighter of Object.values(this.fighters)) fighter.place(layout)
    this.#waiting?.place(layout)
  }

  /** Moves the fighters from their places in the old layout, because one of them is wider now. */
  makeRoom(from: ArenaLayout): void {
    this.#cameFrom = { layout: from, ms: 0 }
    this.#comeCloser(0)
  }

  /** The textures of the fighters must be loaded. Null removes the fighters. */
  draw(input: KombatInput | null, how: { readonly isCalm: boolean; readonly comesIn: boolean }): void {
    this.#isCalm = how.isCalm
    this.#draw('user', input?.user ?? null, how)
    this.#draw('opponent', input?.opponent ?? null, how)
    const { user, opponent } = this.fighters
    if (user && opponent) {
      user.face(opponent)
      opponent.face(user)
      if (opponent.look.kind === 'boss') this.bringForward('opponent')
    }
    if (!input || input.opponent) this.endWaiting()
    else if (!this.#waiting) {
      const look = lookOf(input.user)
      const houseId = look.kind === 'pet' ? look.houseId : SHAPE_HOUSE
      this.#waiting = new WaitingMark(this.#bodies, this.#shadows, houseId, this.#layout)
    }
  }

  /** Also before the found opponent's textures are loaded: the placeholder is a pet, and maybe not the opponent's. */
  endWaiting(): void {
    this.#waiting?.destroy()
    this.#waiting = null
  }

  get isEntering(): boolean {
    return Object.values(this.fighters).some((fighter) => fighter.isEntering)
  }
  get enteringMs(): number {
    return Math.max(0, this.#enteringMs)
  }

  get behindUnits(): number {
    const { user, opponent } = this.fighters
    return Math.max(user?.behindUnits ?? 0, opponent?.behindUnits ?? 0)
  }

  /**
   * The span that must stay on the stage, in CSS px: pets with all gear, a boss without an eighth of its width on each
   * side.
   */
  get mustSee(): Span | null {
    const spans = Object.values(this.fighters).map(({ span, look }) => {
      const { left, right } = span
      const aside = look.kind === 'boss' ? (right - left) / 8 : 0
      return { left: left + aside, right: right - aside }
    })
    if (spans.length === 0) return null
    return { left: Math.min(...spans.map(({ left }) => left)), right: Math.max(...spans.map(({ right }) => right)) }
  }

  advance(deltaMs: number, current: Moment | null, panX: number): void {
    this.#enteringMs -= deltaMs
    this.#comeCloser(deltaMs)
    for (const fighter of Object.values(this.fighters)) fighter.advance(deltaMs, current, panX)
    this.#waiting?.advance(deltaMs)
    this.fighters.user?.practise(this.#waiting !== null && !this.#isCalm)
  }

  /** The acting fighter is on top, except a boss, which would hide a pet. */
  bringForward(actor: Corner): void {
    const { user, opponent } = this.fighters
    const [acting, other] = actor === 'user' ? [user, opponent] : [opponent, user]
    const isHiding = acting?.look.kind === 'boss' && other?.look.kind === 'pet'
    const first = isHiding ? other : acting
    first?.bringToFront()
  }

  open(stances: Readonly<Record<Corner, Stance>>): void {
    for (const corner of CORNERS) this.fighters[corner]?.open(stances[corner], this.#isCalm)
  }

  begin(atOnce = this.#isCalm): void {
    for (const fighter of Object.values(this.fighters)) fighter.begin(atOnce)
  }

  /** Shows this state at once, without animation, after a jump in the fight. */
  stand(view: FightView): void {
    this.begin(true)
    for (const corner of CORNERS) {
      this.fighters[corner]?.arrive()
      this.fighters[corner]?.rest(view.hp[corner] > 0 ? 'idle' : 'defeated', 1000)
    }
  }

  hop(): void {
    for (const fighter of Object.values(this.fighters)) fighter.hop()
  }

  show(view: FightView, isLow: Readonly<Record<Corner, boolean>>): void {
    for (const corner of CORNERS) {
      this.fighters[corner]?.afflict(view.frozen[corner], view.burning[corner])
      this.fighters[corner]?.weaken(isLow[corner])
    }
  }

  heal(): void {
    for (const fighter of Object.values(this.fighters)) {
      fighter.afflict(false, false)
      fighter.weaken(false)
    }
  }

  reset(): void {
    this.heal()
    this.begin(true)
    for (const fighter of Object.values(this.fighters)) fighter.rest('idle')
  }

  #comeCloser(deltaMs: number): void {
    if (!this.#cameFrom) return
    this.#cameFrom.ms += deltaMs
    const t = Math.min(1, this.#cameFrom.ms / MAKES_ROOM_MS)
    const layout = layoutBetween(this.#cameFrom.layout, this.#layout, t)
    for (const fighter of Object.values(this.fighters)) fighter.place(layout)
    if (t === 1) this.#cameFrom = null
  }

  #draw(corner: Corner, fighter: StageFighter | null, how: { isCalm: boolean; comesIn: boolean }): void {
    const before = this.#drawn[corner]
    if (before && fighter && sameLook(before, fighter)) return
    this.fighters[corner]?.destroy()
    delete this.fighters[corner]
    delete this.#drawn[corner]
    if (!fighter) return
    const drawn = new ArenaFighter(this.#bodies, this.#shadows, lookOf(fighter), corner, this.#layout)
    if (how.comesIn) this.#enteringMs = Math.max(0, this.#enteringMs, drawn.enter(how.isCalm))
    this.fighters[corner] = drawn
    this.#drawn[corner] = fighter
  }
}
