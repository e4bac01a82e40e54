import type Phaser from 'phaser'
import { arenaOfTier } from '../../assets/manifest/arena-layers.ts'
import type { KombatInput, KombatPhase, StageBridge, StageFighter } from '../../src/bridge/bridge.ts'
import { drawFans, drawGlows, drawParticles } from '../kit/drawn-textures.ts'
import { lerp } from '../kit/easing.ts'
import { Effects } from '../kit/effects.ts'
import { Shaker } from '../kit/shaker.ts'
import { StageScene } from '../kit/stage-scene.ts'
import type { TextureWants } from '../kit/texture-packs.ts'
import { ArenaBackdrop, arenaPictures } from './arena-backdrop.ts'
import { ArenaFighter } from './arena-fighter.ts'
import { type ArenaLayout, arenaLayout } from './arena-layout.ts'
import { BattleParticles, type EffectStage, showBeatLanding, showBeatStart } from './beat-effects.ts'
import { lookOf, packsOfFighter, sameLook } from './fighter-looks.ts'
import { KombatFlow } from './flow.ts'
import { type Beat, type Corner, type FightPlan, type FightView, otherCorner } from './playback.ts'
import { WaitingMark } from './waiting-mark.ts'

const SHAKE = { hit: { px: 4, ms: 140 }, critical: { px: 9, ms: 180 }, fall: { px: 6, ms: 160 } } as const
/** How far the view follows the one who acts, share of the box's width. */
const PAN_SHARE = 0.024
const EMBER_EVERY_MS = 90
const CONFETTI_EVERY_MS = 90

/** The arena: plays a fight that the server has decided. Draws only; the flow says what happens and when. */
export class KombatScene extends StageScene {
  #flow!: KombatFlow
  #backdrop!: ArenaBackdrop
  #effects = new Effects()
  #shaker = new Shaker()
  #particles!: BattleParticles
  #shadows!: Phaser.GameObjects.Container
  #bodies!: Phaser.GameObjects.Container
  #front!: Phaser.GameObjects.Container
  #fighters: Partial<Record<Corner, ArenaFighter>> = {}
  #drawn: Partial<Record<Corner, StageFighter>> = {}
  #waiting: WaitingMark | null = null
  #input: KombatInput | null = null
  #layout: ArenaLayout = arenaLayout(390, 420)
  #pan = 0
  #zoom = 0
  #emberMs = 0
  #paperMs = 0

  constructor(bridge: StageBridge) {
    super('kombat', bridge)
  }

  protected firstWants(): TextureWants {
    const input = this.bridge.store.getState().kombat
    const fighters = input ? [input.user, ...(input.opponent ? [input.opponent] : [])] : []
    return {
      packs: ['vfx', ...new Set(fighters.flatMap(packsOfFighter))],
      pictures: arenaPictures(arenaOfTier(input?.tier ?? 0)),
    }
  }

  protected build(): void {
    drawGlows(this.packs)
    drawParticles(this.packs)
    drawFans(this.packs)
    this.#fighters = {}
    this.#drawn = {}
    this.#waiting = null
    this.#input = null
    this.#pan = 0
    this.#zoom = 0
    this.#effects = new Effects()
    this.#shaker = new Shaker()
    this.#backdrop = new ArenaBackdrop(this, arenaOfTier(this.bridge.store.getState().kombat?.tier ?? 0))
    const { stage } = this.#backdrop
    this.#shadows = this.add.container(0, 0)
    this.#bodies = this.add.container(0, 0)
    this.#front = this.add.container(0, 0)
    stage.add([this.#shadows, this.#bodies, this.#front])
    this.#particles = new BattleParticles(this.#front, this.#shadows)
    this.#flow = new KombatFlow({
      report: (report) => this.bridge.store.setState({ report }),
      phaseChanged: (phase) => this.#onPhase(phase),
      countdownChanged: () => this.#onCount(),
      beatStarted: (beat) => this.#onBeatStart(beat),
      beatLanded: (beat, view) => this.#onBeatLanding(beat, view),
      skipped: (view, plan) => this.#onSkip(view, plan),
      sought: (view) => this.#onSeek(view),
      finished: (fightId, skipped) => this.bridge.send('finished', { fightId, skipped }),
      issue: (issue) => console.warn('A scenario did not fit:', issue),
    })
    // The next visit must not begin with the report of this one.
    this.disposer.add(() => this.#flow.setInput(null))
    this.disposer.add(this.bridge.on('skip', () => this.#flow.skip()))
    this.disposer.add(this.bridge.on('seek', ({ entriesPlayed }) => this.#flow.seek(entriesPlayed)))
    this.disposer.add(
      this.bridge.store.subscribe((state, before) => {
        if (state.kombat !== before.kombat) void this.#follow(state.kombat)
        if (state.motion !== before.motion) this.#backdrop.calm(state.motion === 'reduced')
      }),
    )
    this.#backdrop.calm(this.isCalm)
    void this.#follow(this.bridge.store.getState().kombat)
  }

  protected layout(): void {
    this.#layout = arenaLayout(this.box.width, this.box.height)
    this.#backdrop.place(this.#layout)
    for (const fighter of Object.values(this.#fighters)) fighter.place(this.#layout)
    this.#waiting?.place(this.#layout)
  }

  override update(): void {
    if (!this.isBuilt) return
    const { speed, isPaused } = this.bridge.store.getState()
    this.#flow.setPaused(isPaused)
    this.speed = this.#flow.isStill ? 0 : this.#flow.phase === 'fighting' ? speed : 1
    const deltaMs = this.sceneDeltaMs
    this.#flow.advance(deltaMs)
    this.#backdrop.advance(deltaMs)
    const { current } = this.#flow
    for (const fighter of Object.values(this.#fighters)) fighter.advance(deltaMs, current)
    this.#waiting?.advance(deltaMs)
    this.#effects.advance(deltaMs)
    this.#emit(deltaMs)
    this.#moveCamera(deltaMs)
  }

  /** Loads what the input's fighters need, draws them, and hands the input to the flow. */
  async #follow(input: KombatInput | null): Promise<void> {
    this.#input = input
    if (input) {
      const fighters = [input.user, ...(input.opponent ? [input.opponent] : [])]
      const packs = [...new Set(fighters.flatMap(packsOfFighter))]
      const arena = arenaOfTier(input.tier)
      const isLoaded = await this.loadOrReport({ packs, pictures: arenaPictures(arena) })
      if (!isLoaded || this.#input !== input) return
      this.#backdrop.dress(arena)
      this.#draw('user', input.user)
      if (input.opponent) this.#draw('opponent', input.opponent)
      else this.#remove('opponent')
      this.#showWaiting(input)
    } else {
      this.#remove('user')
      this.#remove('opponent')
      this.#waiting?.destroy()
      this.#waiting = null
    }
    this.#flow.setInput(input)
  }

  #draw(corner: Corner, fighter: StageFighter): void {
    const before = this.#drawn[corner]
    if (before && sameLook(before, fighter)) return
    this.#remove(corner)
    const drawn = new ArenaFighter(this.#bodies, this.#shadows, lookOf(fighter), corner, this.#layout)
    if (!this.isCalm) drawn.enter()
    this.#fighters[corner] = drawn
    this.#drawn[corner] = fighter
  }

  #remove(corner: Corner): void {
    this.#fighters[corner]?.destroy()
    delete this.#fighters[corner]
    delete this.#drawn[corner]
  }

  #showWaiting(input: KombatInput): void {
    if (input.opponent) {
      this.#waiting?.destroy()
      this.#waiting = null
    } else if (!this.#waiting) {
      this.#waiting = new WaitingMark(this.#bodies, this.#shadows, lookOf(input.user).houseId, this.#layout)
    }
  }

  #onPhase(phase: KombatPhase): void {
    if (phase === 'finding') {
      this.#effects.clear()
      this.#particles.clear()
      for (const fighter of Object.values(this.#fighters)) {
        fighter.rest('idle')
        fighter.afflict(false, false)
      }
    }
    if (phase === 'ready') this.#backdrop.crowd.excite(0.8)
    if (phase === 'end') this.#settle()
  }

  #onCount(): void {
    this.#backdrop.crowd.excite(0.5)
    if (this.isCalm) return
    for (const fighter of Object.values(this.#fighters)) fighter.hop()
  }

  #stageOfEffects(): EffectStage | null {
    const { user, opponent } = this.#fighters
    if (!user || !opponent || !this.#input) return null
    return {
      effects: this.#effects,
      front: this.#front,
      fighters: { user, opponent },
      labels: this.#input.labels,
      unit: this.#layout.unit,
      width: this.box.width,
      pixelRatio: this.pixelRatio,
      isCalm: this.isCalm,
    }
  }

  #onBeatStart(beat: Beat): void {
    const stage = this.#stageOfEffects()
    if (stage) showBeatStart(stage, beat)
    this.#fighters[beat.actor]?.bringToFront()
  }

  #onBeatLanding(beat: Beat, view: FightView): void {
    const stage = this.#stageOfEffects()
    if (!stage) return
    showBeatLanding(stage, this.#particles, beat)
    const target = stage.fighters[beat.kind === 'attack' ? otherCorner(beat.actor) : beat.actor]
    const hurts = beat.kind !== 'heal' && beat.kind !== 'frozen' && !beat.evaded
    if (hurts && !this.isCalm) {
      target.flash()
      const shake = beat.critical ? SHAKE.critical : SHAKE.hit
      if (beat.kind === 'attack') this.#shaker.start(shake.px, shake.ms)
      if (beat.critical) this.#zoom = 0.045
    }
    this.#backdrop.crowd.excite(beat.critical ? 1 : hurts ? 0.45 : 0.2)
    this.#showAfflictions(view)
    for (const corner of ['user', 'opponent'] as const) {
      if (view.hp[corner] > 0) continue
      stage.fighters[corner].rest('defeated')
      this.#backdrop.crowd.excite(1)
      if (!this.isCalm) this.#shaker.start(SHAKE.fall.px, SHAKE.fall.ms)
    }
  }

  #showAfflictions(view: FightView): void {
    for (const corner of ['user', 'opponent'] as const)
      this.#fighters[corner]?.afflict(view.frozen[corner], view.burning[corner])
  }

  #onSkip(view: FightView, plan: FightPlan): void {
    this.#effects.clear()
    this.#particles.clear()
    for (const corner of ['user', 'opponent'] as const)
      this.#fighters[corner]?.rest(corner === plan.winner ? 'win' : 'defeated', 1000)
    this.#showAfflictions({
      ...view,
      frozen: { user: false, opponent: false },
      burning: { user: false, opponent: false },
    })
  }

  /** Another moment of the same fight: everybody stands as they stood then. */
  #onSeek(view: FightView): void {
    this.#effects.clear()
    this.#particles.clear()
    for (const corner of ['user', 'opponent'] as const)
      this.#fighters[corner]?.rest(view.hp[corner] > 0 ? 'idle' : 'defeated', 1000)
    this.#showAfflictions(view)
  }

  /** The end: one cheers, the other sits, whatever the last beat left them at. */
  #settle(): void {
    const winner = this.#flow.plan?.winner
    if (!winner) return
    this.#fighters[winner]?.rest('win')
    this.#fighters[otherCorner(winner)]?.rest('defeated')
    for (const fighter of Object.values(this.#fighters)) fighter.afflict(false, false)
    this.#backdrop.crowd.excite(1)
  }

  #emit(deltaMs: number): void {
    const { view } = this.#flow
    this.#emberMs += deltaMs
    if (view && this.#emberMs > EMBER_EVERY_MS) {
      this.#emberMs = 0
      for (const corner of ['user', 'opponent'] as const) {
        const fighter = this.#fighters[corner]
        if (!fighter || this.#flow.phase === 'end') continue
        const at = fighter.pointAbove(Math.random() * 190)
        const aside = (Math.random() - 0.5) * 150 * this.#layout.unit
        if (view.burning[corner]) this.#particles.embers.explode(2, at.x + aside, at.y)
        if (view.frozen[corner]) this.#particles.mist.explode(1, at.x + aside, at.y)
      }
    }
    this.#paperMs += deltaMs
    if (this.#flow.phase === 'end' && !this.isCalm && this.#paperMs > CONFETTI_EVERY_MS) {
      this.#paperMs = 0
      this.#particles.paper.explode(4, Math.random() * this.box.width, -10)
      this.#backdrop.crowd.excite(0.5)
    }
  }

  #moveCamera(deltaMs: number): void {
    const current = this.#flow.current
    const side = current === null ? 0 : current.beat.actor === 'user' ? 1 : -1
    const wanted = this.isCalm ? 0 : side * PAN_SHARE * this.box.width
    const follow = 1 - 0.5 ** (deltaMs / 160)
    this.#pan = lerp(this.#pan, wanted, follow)
    this.#backdrop.pan(this.#pan)
    this.#zoom = lerp(this.#zoom, 0, 1 - 0.5 ** (deltaMs / 110))
    const shake = this.#shaker.advance(deltaMs)
    const camera = this.cameras.main
    camera.setZoom(this.pixelRatio * (1 + this.#zoom))
    camera.centerOn(this.box.width / 2 + shake.x, this.box.height / 2 + shake.y)
  }
}
