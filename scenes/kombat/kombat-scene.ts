import type Phaser from 'phaser'
import type { KombatInput, KombatPhase, StageBridge } from '#bridge/bridge.ts'
import { STANCES_REVEALED_AT } from '#rules/constants.ts'
import { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { drawTextures } from '#scenes/kit/drawn-textures.ts'
import { Effects } from '#scenes/kit/effects.ts'
import { FlashLimit } from '#scenes/kit/flash-limit.ts'
import { FrameRate } from '#scenes/kit/frame-rate.ts'
import { StageScene } from '#scenes/kit/stage-scene.ts'
import type { TextureWants } from '#scenes/kit/texture-packs.ts'
import { ArenaBackdrop } from './arena/arena-backdrop.ts'
import { ArenaCamera } from './arena/arena-camera.ts'
import { type ArenaLayout, arenaLayout } from './arena/arena-layout.ts'
import { BossPresence } from './boss/boss-presence.ts'
import { Cast } from './cast.ts'
import { AfterImages } from './effects/after-images.ts'
import { showBeatLanding, showBeatStart } from './effects/beat-effects.ts'
import { BladeTrail } from './effects/blade-trail.ts'
import { hurts, showImpact } from './effects/blow-impact.ts'
import type { EffectStage } from './effects/effect-stage.ts'
import { FightWeather } from './effects/fight-weather.ts'
import { raiseDust } from './effects/landing-dust.ts'
import { lowHealth, NOBODY } from './effects/low-health.ts'
import { showMeeting } from './effects/meeting.ts'
import type { ShowStage } from './effects/show-pieces.ts'
import { paceAt } from './effects/slow-motion.ts'
import { FightEnding } from './fight-ending.ts'
import { hitStopMs } from './fighter/choreography.ts'
import { placeOf, wantsOf } from './fighter-looks.ts'
import type { FightRun } from './flow/fight-run.ts'
import { affectedBy, type Beat, type FightView, isSecondPhase } from './timeline/playback.ts'

const CHEER_DELAY_MS = 220

/** Draws a fight decided by the server. `FightRun` determines what happens and when. */
export class KombatScene extends StageScene {
  readonly #run: FightRun
  #backdrop!: ArenaBackdrop
  #cast!: Cast
  #particles!: BattleParticles
  #trail!: BladeTrail
  #veil!: Phaser.GameObjects.Container
  #ground!: Phaser.GameObjects.Container
  #front!: Phaser.GameObjects.Container
  #effects = new Effects()
  #camera = new ArenaCamera()
  #flashes = new FlashLimit()
  #rate = new FrameRate()
  #images!: AfterImages
  #following: KombatInput | null = null
  /** The place whose textures `firstWants` named; the input may have changed meanwhile. */
  #firstPlace = placeOf(null)
  #layout: ArenaLayout = arenaLayout(390, 420)
  #weather!: FightWeather
  #bosses!: BossPresence
  #ending!: FightEnding

  constructor(bridge: StageBridge, run: FightRun) {
    super('kombat', bridge)
    this.#run = run
  }

  protected firstWants(): TextureWants {
    const { kombat } = this.bridge.store.getState()
    this.#firstPlace = placeOf(kombat)
    return wantsOf(kombat)
  }

  protected build(): void {
    drawTextures(this.packs)
    this.#following = null
    this.#effects = new Effects()
    this.#camera = new ArenaCamera()
    this.#flashes = new FlashLimit()
    this.#rate = new FrameRate()
    this.#backdrop = new ArenaBackdrop(this, this.#firstPlace)
    this.#veil = this.add.container(0, 0)
    this.#ground = this.add.container(0, 0)
    const bodies = this.add.container(0, 0)
    this.#front = this.add.container(0, 0)
    this.#backdrop.stage.add([this.#veil, this.#ground, bodies, this.#front])
    this.#cast = new Cast(bodies, this.#ground, this.#layout)
    this.#trail = new BladeTrail(this.#front)
    this.#images = new AfterImages(this.#ground)
    this.#particles = new BattleParticles(this.#front, this.#ground)
    this.#weather = new FightWeather(this.#particles)
    this.#bosses = new BossPresence({
      fighters: this.#cast.fighters,
      backdrop: this.#backdrop,
      show: () => this.#showStage(),
      shake: (px, ms) => this.#camera.shakeBy(px, ms),
      playCue: (cue) => this.bridge.send('cue', cue),
    })
    this.#ending = new FightEnding({
      run: this.#run,
      cast: this.#cast,
      bosses: this.#bosses,
      backdrop: this.#backdrop,
      weather: this.#weather,
    })
    this.disposer.add(
      this.#run.observe({
        phaseChanged: (phase) => this.#onPhase(phase),
        countdownChanged: (count) => this.#onCount(count),
        beatStarted: (beat) => this.#onBeatStart(beat),
        beatLanded: (beat, view) => this.#onBeatLanding(beat, view),
        skipped: (view) => {
          this.#stand(view)
          this.#ending.rest()
        },
        seeked: (view) => this.#stand(view),
      }),
    )
    this.disposer.add(
      this.bridge.store.subscribe((state, before) => {
        if (state.kombat !== before.kombat) void this.#follow(state.kombat)
        if (state.motion !== before.motion) this.#backdrop.calm(state.motion === 'reduced')
        if (state.headroomPx !== before.headroomPx) this.layout()
        if (state.isInWords !== before.isInWords) this.sys.setVisible(!state.isInWords)
      }),
    )
    this.sys.setVisible(!this.bridge.store.getState().isInWords)
    this.#backdrop.calm(this.isCalm)
    void this.#follow(this.bridge.store.getState().kombat)
  }

  protected layout(): void {
    const { width, height } = this.box
    if (width !== this.#layout.width || height !== this.#layout.height) this.#clear()
    const place = placeOf(this.#following)
    const boss = place.kind === 'boss' ? place.boss : null
    const { behindUnits } = this.#cast
    this.#layout = arenaLayout(width, height, this.bridge.store.getState().headroomPx, { boss, behindUnits })
    this.#backdrop.place(this.#layout)
    this.#cast.place(this.#layout)
  }

  override update(): void {
    const { error, kombat } = this.bridge.store.getState()
    // Without textures nothing is drawn, but the fight goes on for the fallback in words.
    if (error === 'load-failed' && this.#run.input !== kombat) this.#run.load(kombat)
    const { tempo } = this.#run
    // Entrances continue even in a paused replay.
    this.speed = tempo === 0 && this.isBuilt && this.#cast.isEntering ? 1 : tempo
    const deltaMs = this.sceneDeltaMs
    this.#run.flow.advance(deltaMs)
    if (!this.isBuilt) return
    const { current, phase, view: fight } = this.#run.flow
    this.#flashes.advance(this.realDeltaMs)
    this.#backdrop.advance(deltaMs)
    this.#cast.advance(deltaMs, current, this.#camera.panX)
    raiseDust(this.#cast.fighters, this.#particles, this.isCalm ? null : this.#camera)
    this.#trail.show(current ? this.#cast.fighters[current.beat.actor] : undefined, this.isCalm ? null : current)
    this.#rate.advance(this.realDeltaMs)
    if (this.#rate.isHopeless && !this.bridge.store.getState().isSlow) this.bridge.store.setState({ isSlow: true })
    const pace = this.isCalm || this.#rate.isPoor ? 1 : paceAt(current)
    this.#particles.pace(pace)
    this.#effects.advance(deltaMs * pace)
    this.#images.show(current ? this.#cast.fighters[current.beat.actor] : undefined, this.#isPlain ? null : current)
    this.#weather.signs(deltaMs, phase === 'end' ? null : fight, this.#cast.fighters, this.#layout)
    this.#ending.celebrate(deltaMs, { width: this.box.width, isCalm: this.isCalm })
    const side = current === null || this.isCalm ? 0 : current.beat.actor === 'user' ? 1 : -1
    const { mustSee } = this.#cast
    const view = { ...this.box, pixelRatio: this.pixelRatio, groundY: this.#layout.groundY, mustSee }
    this.#backdrop.pan(this.#camera.advance(deltaMs, side, this.cameras.main, view))
  }

  async #follow(input: KombatInput | null): Promise<void> {
    this.#following = input
    if (input) {
      if (input.opponent) this.#cast.endWaiting()
      const isLoaded = await this.loadOrReport(wantsOf(input))
      if (!isLoaded || this.#following !== input) return
      this.#backdrop.dress(placeOf(input))
      this.layout()
    }
    const isNews = this.#run.input !== input
    const before = { ...this.#cast.fighters }
    const behind = this.#cast.behindUnits
    this.#cast.draw(input, { isCalm: this.isCalm, comesIn: input?.fight?.mode !== 'replay' && isNews })
    // Gear decides how far apart the fighters are placed.
    if (this.#cast.behindUnits !== behind) {
      const from = this.#layout
      this.layout()
      if (isNews && before.user) this.#cast.makeRoom(from)
    }
    if (isNews) this.#run.load(input)
    if (isNews && input?.fight?.mode !== 'replay') this.#bosses.welcome(input, before, this.pixelRatio)
    const { view, phase } = this.#run.flow
    if (isNews) this.#rage(this.#isRaging(view?.entriesPlayed ?? 0), true)
    // The textures came late or were loaded again: show the current state of the fight.
    if (!isNews && view && (phase === 'fighting' || phase === 'end')) this.#stand(view)
    if (!isNews && phase === 'end') this.#ending.settle(1000, this.#showStage())
  }

  #showStage(): ShowStage {
    return {
      effects: this.#effects,
      particles: this.#particles,
      veil: this.#veil,
      ground: this.#ground,
      front: this.#front,
      layout: this.#layout,
      isCalm: this.isCalm,
    }
  }

  #isRaging(entries: number): boolean {
    const { plan } = this.#run.flow
    return plan !== null && isSecondPhase(plan, entries)
  }

  #rage(isRaging: boolean, atOnce: boolean): void {
    this.#bosses.rage(isRaging, { atOnce, isPlain: this.#isPlain })
  }

  #onPhase(phase: KombatPhase): void {
    if (phase === 'finding') {
      this.#clear()
      this.#cast.reset()
    }
    if (phase === 'ready') this.#backdrop.crowd.excite(0.8)
    if (phase === 'countdown') this.#meet()
    if (phase === 'fighting') this.#cast.begin()
    if (phase === 'end') this.#ending.settle(-CHEER_DELAY_MS, this.#showStage())
  }

  #meet(): void {
    const { enteringMs } = this.#cast
    const hasStances = this.#stances !== null
    showMeeting(this.#showStage(), { enteringMs, hasStances, backdrop: this.#backdrop, camera: this.#camera })
  }

  #onCount(count: 3 | 2 | 1 | 0): void {
    this.#backdrop.crowd.excite(0.5)
    // `<=`, because a long frame may skip a count.
    if (count <= STANCES_REVEALED_AT && this.#stances) this.#cast.open(this.#stances)
    if (!this.isCalm) this.#cast.hop()
  }

  get #stances() {
    return this.#following?.fight?.stances ?? null
  }

  #stageOfEffects(): EffectStage | null {
    const { user, opponent } = this.#cast.fighters
    const plan = this.#run.flow.plan
    if (!user || !opponent || !plan || !this.#following) return null
    return {
      ...this.#showStage(),
      fighters: { user, opponent },
      maxHp: plan.maxHp,
      labels: this.#following.labels,
      pixelRatio: this.pixelRatio,
      speed: this.bridge.store.getState().speed,
      isPlain: this.#isPlain,
    }
  }

  get #isPlain(): boolean {
    return this.isCalm || this.#rate.isPoor
  }

  #onBeatStart(beat: Beat): void {
    const isRaging = this.#isRaging(beat.entryIndex + 1)
    if (isRaging !== this.#bosses.rages) this.#rage(isRaging, false)
    const stage = this.#stageOfEffects()
    if (stage) showBeatStart(stage, beat)
    this.#cast.bringForward(beat.actor)
  }

  #onBeatLanding(beat: Beat, view: FightView): void {
    const stage = this.#stageOfEffects()
    if (!stage) return
    showBeatLanding(stage, beat)
    const target = stage.fighters[affectedBy(beat)]
    if (beat.critical && !beat.evaded) this.#cast.bringForward(affectedBy(beat))
    showImpact(this.#showStage(), { beat, target }, { camera: this.#camera, flashes: this.#flashes })
    this.#backdrop.crowd.excite(beat.critical || beat.lethal ? 1 : hurts(beat) ? 0.45 : 0.2)
    this.#cast.show(view, this.isCalm ? NOBODY : lowHealth(view, this.#run.flow.plan))
    // The defeated fighter waits for the hit-stop first.
    if (beat.lethal) target.rest('defeated', beat.kind === 'attack' ? -hitStopMs(beat) : 0, beat.clips?.fall)
  }

  #clear(): void {
    this.#effects.clear()
    this.#particles.clear()
  }

  #stand(view: FightView): void {
    this.#clear()
    this.#rage(this.#isRaging(view.entriesPlayed), true)
    this.#cast.stand(view)
    this.#cast.show(view, this.isCalm ? NOBODY : lowHealth(view, this.#run.flow.plan))
  }
}
