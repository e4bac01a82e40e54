import type Phaser from 'phaser'
import type { BossName } from '#assets/manifest/creatures.ts'
import { BOSS_LAST_FALLS, FIRE_LORD_FALL, MAMMOTH_FALL } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import type { BossFallInput, StageBridge } from '#bridge/bridge.ts'
import { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { drawTextures } from '#scenes/kit/drawn-textures.ts'
import { Effects } from '#scenes/kit/effects.ts'
import { FrameRate } from '#scenes/kit/frame-rate.ts'
import { StageScene } from '#scenes/kit/stage-scene.ts'
import type { TextureWants } from '#scenes/kit/texture-packs.ts'
import { ArenaBackdrop } from '../arena/arena-backdrop.ts'
import { ArenaCamera } from '../arena/arena-camera.ts'
import { type ArenaLayout, arenaLayout, BARE_CAST } from '../arena/arena-layout.ts'
import { ArenaFighter } from '../fighter/arena-fighter.ts'
import { LAST_FALL } from '../fighter/creature-choreography.ts'
import { BOSS_UNITS, lookOf, placeWants } from '../fighter-looks.ts'
import { AshHeap } from './ash-heap.ts'
import type { BossFallRun } from './boss-fall-run.ts'
import { colourFalling, showBossFall } from './boss-fall-show.ts'

/** The boss is alone in the arena: larger than in a fight, right of the middle, facing left. */
const LARGER = 1.3
const HOME_SHARE = 0.53
/** Placeholder until the scene knows its boss. */
const ANY_BOSS: BossName = 'mammoth'

/** Time in its fall at which the boss loses the look of its second phase. */
const CALMS_AT_MS: Readonly<Record<BossName, number>> = {
  mammoth: MAMMOTH_FALL.dropsMs,
  'fire-lord': FIRE_LORD_FALL.burstsMs,
  'hollow-boss': 0,
}

const aloneIn = (boss: BossName, width: number, height: number, headroom: number): ArenaLayout => {
  const layout = arenaLayout(width, height, headroom, { ...BARE_CAST, boss })
  const unit = Math.min(layout.unit * LARGER, (layout.groundY - headroom) / BOSS_UNITS[boss])
  return { ...layout, unit, homeX: { user: -width, opponent: width * HOME_SHARE } }
}

export class BossFallScene extends StageScene {
  readonly #run: BossFallRun
  #backdrop!: ArenaBackdrop
  #particles!: BattleParticles
  #veil!: Phaser.GameObjects.Container
  #ground!: Phaser.GameObjects.Container
  #bodies!: Phaser.GameObjects.Container
  #front!: Phaser.GameObjects.Container
  #effects = new Effects()
  #camera = new ArenaCamera()
  #rate = new FrameRate()
  #boss: ArenaFighter | null = null
  #ashes: AshHeap | null = null
  #following: BossFallInput | null = null
  #firstBoss: BossName = ANY_BOSS
  #isLying = false
  #layout: ArenaLayout = aloneIn(ANY_BOSS, 390, 420, 0)

  constructor(bridge: StageBridge, run: BossFallRun) {
    super('boss-fall', bridge)
    this.#run = run
  }

  protected firstWants(): TextureWants {
    this.#firstBoss = this.bridge.store.getState().bossFall?.boss ?? ANY_BOSS
    return placeWants(this.#firstBoss)
  }

  protected build(): void {
    drawTextures(this.packs)
    this.#effects = new Effects()
    this.#camera = new ArenaCamera()
    this.#rate = new FrameRate()
    this.#boss = null
    this.#ashes = null
    this.#following = null
    this.#backdrop = new ArenaBackdrop(this, { kind: 'boss', boss: this.#firstBoss })
    this.#veil = this.add.container(0, 0)
    this.#ground = this.add.container(0, 0)
    this.#bodies = this.add.container(0, 0)
    this.#front = this.add.container(0, 0)
    this.#backdrop.stage.add([this.#veil, this.#ground, this.#bodies, this.#front])
    this.#particles = new BattleParticles(this.#front, this.#ground)
    this.disposer.add(
      this.bridge.store.subscribe((state, before) => {
        if (state.bossFall !== before.bossFall) void this.#follow(state.bossFall)
        if (state.motion !== before.motion) this.#backdrop.calm(state.motion === 'reduced')
        if (state.headroomPx !== before.headroomPx) this.layout()
      }),
    )
    this.#backdrop.calm(this.isCalm)
    void this.#follow(this.bridge.store.getState().bossFall)
  }

  protected layout(): void {
    const { width, height } = this.box
    this.#layout = aloneIn(
      this.#following?.boss ?? this.#firstBoss,
      width,
      height,
      this.bridge.store.getState().headroomPx,
    )
    this.#backdrop.place(this.#layout)
    this.#boss?.place(this.#layout)
  }

  override update(): void {
    const { error, bossFall } = this.bridge.store.getState()
    // The page waits for the end of the run, so the run also goes on without textures.
    if (error === 'load-failed') this.#run.show(bossFall)
    const deltaMs = this.sceneDeltaMs
    this.#run.advance(deltaMs)
    if (!this.isBuilt) return
    this.#rate.advance(this.realDeltaMs)
    if (this.#rate.isHopeless && !this.bridge.store.getState().isSlow) this.bridge.store.setState({ isSlow: true })
    this.#backdrop.advance(deltaMs)
    this.#effects.advance(deltaMs)
    this.#show(deltaMs)
    const view = { ...this.box, pixelRatio: this.pixelRatio, groundY: this.#layout.groundY }
    this.#backdrop.pan(this.#camera.advance(deltaMs, 0, this.cameras.main, view))
  }

  #show(deltaMs: number): void {
    const boss = this.#boss
    const name = this.#following?.boss
    if (!boss || name === undefined) return
    if (this.#run.isOver && !this.#isLying) {
      this.#isLying = true
      boss.rest('idle')
      boss.rest('defeated', BOSS_LAST_FALLS[name].durationMs, LAST_FALL)
    }
    const isRaging = this.#run.ms < CALMS_AT_MS[name]
    boss.rage(isRaging, false)
    this.#backdrop.rage(isRaging, false)
    boss.advance(deltaMs, null)
    colourFalling(boss, name, this.#run.ms)
    this.#ashes?.advance(deltaMs, this.#run.ms, {
      x: this.#layout.homeX.opponent,
      layout: this.#layout,
      particles: this.#particles,
      isCalm: this.isCalm,
    })
  }

  async #follow(input: BossFallInput | null): Promise<void> {
    this.#following = input
    this.#clear()
    if (!input) {
      this.#run.show(null)
      return
    }
    const isLoaded = await this.loadOrReport(placeWants(input.boss))
    if (!isLoaded || this.#following !== input) return
    this.#backdrop.dress({ kind: 'boss', boss: input.boss })
    this.layout()
    const boss = new ArenaFighter(
      this.#bodies,
      this.#ground,
      lookOf({ look: { kind: 'boss', boss: input.boss } }),
      'opponent',
      this.#layout,
    )
    this.#boss = boss
    if (input.boss === 'fire-lord') this.#ashes = new AshHeap(this.#bodies)
    const rages = CALMS_AT_MS[input.boss] > 0
    boss.rage(rages, true)
    this.#backdrop.rage(rages, true)
    this.#run.show(input)
    // The fall may have ended while the boss's textures were loading.
    if (this.#run.isOver) return
    boss.rest('defeated', this.#run.ms, LAST_FALL)
    if (this.#run.ms > 0) return
    const stage = {
      effects: this.#effects,
      particles: this.#particles,
      veil: this.#veil,
      ground: this.#ground,
      front: this.#front,
      layout: this.#layout,
      isCalm: this.isCalm,
    }
    showBossFall(stage, boss, input.boss, { shake: (px, ms) => this.#camera.shakeBy(px, ms) })
  }

  #clear(): void {
    this.#effects.clear()
    this.#particles.clear()
    this.#boss?.destroy()
    this.#boss = null
    this.#ashes?.destroy()
    this.#ashes = null
    this.#isLying = false
  }
}
