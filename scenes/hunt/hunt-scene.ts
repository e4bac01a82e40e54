import type Phaser from 'phaser'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import {
  type DemonName,
  HUNT_CAMP_PICTURES,
  HUNT_LAYER_NAMES,
  type HuntStage,
  huntPicture,
  huntStrip,
  STAGE_DEMONS,
  stagePack,
} from '#assets/manifest/creatures.ts'
import { fighterLayers, packsOf } from '#assets/manifest/fighter-layers.ts'
import { wornWithSpecials } from '#assets/manifest/named-items.ts'
import type { MonsterHuntInput, StageBridge } from '#bridge/bridge.ts'
import { type HuntPhase, type HuntSkirmish, huntPhaseAt, planHunt, RETURNING_MS } from '#rules/hunt/hunt-plan.ts'
import { BattleParticles } from '#scenes/kit/battle-particles.ts'
import { CreatureBody } from '#scenes/kit/creature-body.ts'
import { drawTextures } from '#scenes/kit/drawn-textures.ts'
import { lerp } from '#scenes/kit/easing.ts'
import { Effects } from '#scenes/kit/effects.ts'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { FlashLimit } from '#scenes/kit/flash-limit.ts'
import { limitFrames } from '#scenes/kit/frame-rate.ts'
import { Shaker } from '#scenes/kit/shaker.ts'
import { StageScene } from '#scenes/kit/stage-scene.ts'
import type { TextureWants } from '#scenes/kit/texture-packs.ts'
import { Camp } from './camp.ts'
import { blowsOf, duelAt, isFleeing, type Pair, SWING_MISSES_AT_MS, scoutingAt, VANISHES_AT_MS } from './duel.ts'
import { standing, walking } from './gait.ts'
import { HuntBackdrop } from './hunt-backdrop.ts'
import { type EffectStage, SLASH_AHEAD_MS, showLanding, showMiss, showSlash, showVanishing } from './hunt-effects.ts'
import { HuntFigure } from './hunt-figure.ts'
import { type HuntLayout, huntLayout } from './hunt-layout.ts'

/** Frame rate limits; 0 means no limit. */
const FRAMES = { fighting: 0, walking: 30, calm: 15 } as const
/** Rest units per second. */
const WALK_UNITS = 190
/** Tolerated difference from the page's clock. If it is larger, the scene was asleep and takes the page's time. */
const DRIFT_MS = 1200
const DEMON_SIZE = 1.12
const SHAKE = { hit: { px: 3, ms: 130 }, last: { px: 8, ms: 180 } } as const
const CLOSE_UP = 0.07
const ZOOM_HALF_MS = 300
/** Height of the header that covers the top of the view, in CSS px. */
const HEADROOM_PX = 60

const wantsOf = ({ pet, stage }: MonsterHuntInput): TextureWants => ({
  packs: ['vfx', ...packsOf(fighterLayers({ houseId: pet.houseId, worn: wornWithSpecials(pet.cosmetic) }))],
  pictures: [],
  extras: {
    packs: [stagePack(stage)],
    pictures: [
      huntPicture(stage),
      ...HUNT_LAYER_NAMES.map((layer) => huntStrip(stage, layer)),
      ...Object.values(HUNT_CAMP_PICTURES),
    ],
  },
})

export class MonsterHuntScene extends StageScene {
  #input: MonsterHuntInput | null = null
  #plan: readonly HuntSkirmish[] = []
  #elapsedMs = 0
  #walkedPx = 0
  #breathMs = 0
  #zoom = 0
  #layout: HuntLayout = huntLayout(390, 330)
  #backdrop: HuntBackdrop | null = null
  #camp: Camp | null = null
  #ground!: Phaser.GameObjects.Container
  #bodies!: Phaser.GameObjects.Container
  #front!: Phaser.GameObjects.Container
  #particles: BattleParticles | null = null
  #effects = new Effects()
  #flashes = new FlashLimit()
  #shaker = new Shaker()
  #pet: HuntFigure | null = null
  #petKey = ''
  #foe: { readonly demon: DemonName; readonly figure: HuntFigure } | null = null

  constructor(bridge: StageBridge) {
    super('monster-hunt', bridge)
  }

  protected firstWants(): TextureWants {
    const { monsterHunt } = this.bridge.store.getState()
    return monsterHunt ? wantsOf(monsterHunt) : { packs: ['vfx'], pictures: [] }
  }

  protected build(): void {
    drawTextures(this.packs)
    this.#input = null
    this.#backdrop = null
    this.#camp = null
    this.#particles = null
    this.#pet = null
    this.#petKey = ''
    this.#foe = null
    this.#effects = new Effects()
    this.disposer.add(() => limitFrames(this.game, FRAMES.fighting))
    this.disposer.add(
      this.bridge.store.subscribe((state, before) => {
        if (state.monsterHunt !== before.monsterHunt) void this.#follow(state.monsterHunt)
        if (state.motion !== before.motion) this.#backdrop?.calm(this.isCalm)
      }),
    )
    void this.#follow(this.bridge.store.getState().monsterHunt)
  }

  protected layout(): void {
    const { width, height } = this.box
    if (width !== this.#layout.width || height !== this.#layout.height) this.#clear()
    this.#layout = huntLayout(width, height, HEADROOM_PX)
    this.#backdrop?.place(this.#layout)
    this.#camp?.place(this.#layout)
    this.#pet?.place(this.#layout)
    this.#foe?.figure.place(this.#layout)
  }

  override update(): void {
    const input = this.#input
    if (!this.isBuilt || !input || !this.#backdrop || !this.#pet) return
    const deltaMs = this.sceneDeltaMs
    const beforeMs = this.#elapsedMs
    this.#elapsedMs += deltaMs
    this.#breathMs += deltaMs
    const phase = this.#momentAt(this.#elapsedMs)
    this.#show(phase, deltaMs)
    this.#tellOf(phase, beforeMs)
    this.#flashes.advance(this.realDeltaMs)
    this.#effects.advance(deltaMs)
    this.#camp?.advance(deltaMs, this.isCalm)
    this.#look(deltaMs)
    const isFighting = phase?.kind === 'fighting' || phase?.kind === 'scouting'
    limitFrames(this.game, isFighting ? FRAMES.fighting : this.isCalm ? FRAMES.calm : FRAMES.walking)
  }

  #momentAt(elapsedMs: number): HuntPhase | null {
    const hunt = this.#input?.hunt
    return hunt ? huntPhaseAt(this.#plan, hunt.durationMs, elapsedMs) : null
  }

  async #follow(input: MonsterHuntInput | null): Promise<void> {
    if (!input) return
    const isLoaded = await this.loadOrReport(wantsOf(input))
    if (!isLoaded || this.bridge.store.getState().monsterHunt !== input) return
    const before = this.#input
    this.#input = input
    const isOther = JSON.stringify(before?.hunt) !== JSON.stringify(input.hunt)
    if (isOther) {
      this.#plan = input.hunt ? planHunt(input.hunt) : []
      this.#walkedPx = (input.elapsedMs / 1000) * WALK_UNITS * this.#layout.unit
    }
    if (isOther || Math.abs(input.elapsedMs - this.#elapsedMs) > DRIFT_MS) this.#jump(input.elapsedMs)
    if (before?.stage !== input.stage) this.#dress(input.stage)
    this.#drawPet(input)
    this.layout()
  }

  #jump(elapsedMs: number): void {
    this.#elapsedMs = elapsedMs
    this.#clear()
  }

  #dress(stage: HuntStage): void {
    this.#dropFoe()
    if (this.#backdrop) {
      this.#backdrop.dress(stage)
      return
    }
    this.#backdrop = new HuntBackdrop(this, stage)
    this.#ground = this.add.container(0, 0)
    this.#bodies = this.add.container(0, 0)
    this.#front = this.add.container(0, 0)
    this.#backdrop.stage.add([this.#ground])
    this.#camp = new Camp(this.#backdrop.stage)
    this.#backdrop.stage.add([this.#bodies, this.#front])
    this.#particles = new BattleParticles(this.#front, this.#ground)
    this.#backdrop.calm(this.isCalm)
  }

  #drawPet({ pet }: MonsterHuntInput): void {
    const key = JSON.stringify(pet)
    if (key === this.#petKey && this.#pet) return
    this.#petKey = key
    this.#pet?.destroy()
    const body = new FighterRig(this, { houseId: pet.houseId, worn: wornWithSpecials(pet.cosmetic) })
    this.#pet = new HuntFigure(body, 1, this.#bodies, this.#ground, this.#layout)
  }

  #dropFoe(): void {
    this.#foe?.figure.destroy()
    this.#foe = null
  }

  #foeOf(demon: DemonName): HuntFigure {
    if (this.#foe?.demon === demon) return this.#foe.figure
    this.#dropFoe()
    const pack = stagePack(this.#input?.stage ?? 'cursed-fortress')
    const body = new CreatureBody(this, demon, CREATURE_RIGS[demon], pack)
    const figure = new HuntFigure(body, DEMON_SIZE, this.#bodies, this.#ground, this.#layout)
    this.#foe = { demon, figure }
    return figure
  }

  #demon(index: 0 | 1): DemonName {
    return STAGE_DEMONS[this.#input?.stage ?? 'cursed-fortress'][index]
  }

  #show(phase: HuntPhase | null, deltaMs: number): void {
    const pair = this.#pairAt(phase)
    if (pair) {
      this.#showPair(pair, phase, deltaMs)
      this.#camp?.show(Number.POSITIVE_INFINITY, false)
      return
    }
    this.#dropFoe()
    const pxPerMs = (WALK_UNITS * this.#layout.unit) / 1000
    const isHomeward = phase?.kind === 'returning'
    const isWalking = phase !== null && phase.kind !== 'waiting' && !this.isCalm
    if (isWalking) this.#walkedPx += (isHomeward ? -1 : 1) * deltaMs * pxPerMs
    const awayMs =
      phase?.kind === 'setting-out'
        ? phase.sinceMs
        : phase?.kind === 'returning'
          ? RETURNING_MS - phase.sinceMs
          : phase?.kind === 'travelling'
            ? Number.POSITIVE_INFINITY
            : 0
    this.#camp?.show(this.isCalm && Number.isFinite(awayMs) ? 0 : awayMs * pxPerMs, phase?.kind === 'waiting')
    const posture = isWalking ? walking(this.#breathMs) : standing(this.#breathMs, phase?.kind === 'waiting')
    this.#pet?.show(posture, { homeX: this.#layout.petX, facing: isHomeward ? -1 : 1, side: -1 }, deltaMs)
  }

  #pairAt(phase: HuntPhase | null): Pair | null {
    if (phase?.kind === 'fighting')
      return duelAt(phase.duel.way, this.#demon(phase.duel.demon), phase.sinceMs, this.#breathMs)
    return phase?.kind === 'scouting' ? scoutingAt(this.#demon(phase.demon), phase.sinceMs, this.#breathMs) : null
  }

  #showPair({ pet, foe, foeAlpha }: Pair, phase: HuntPhase | null, deltaMs: number): void {
    if (phase?.kind !== 'fighting' && phase?.kind !== 'scouting') return
    const demon = this.#demon(phase.kind === 'fighting' ? phase.duel.demon : phase.demon)
    const isAway = phase.kind === 'scouting' && isFleeing(phase.sinceMs)
    const figure = this.#foeOf(demon)
    this.#pet?.show(pet, { homeX: this.#layout.petX, facing: 1, side: -1 }, deltaMs)
    figure.show(foe, { homeX: this.#layout.foeX, facing: isAway ? 1 : -1, side: 1 }, deltaMs, foeAlpha)
  }

  #tellOf(phase: HuntPhase | null, beforeMs: number): void {
    const stage = this.#effectStage()
    if (!stage) return
    const passed = (atMs: number): boolean => beforeMs < atMs && atMs <= this.#elapsedMs
    if (phase?.kind === 'scouting') {
      const startMs = this.#elapsedMs - phase.sinceMs
      if (passed(startMs + SWING_MISSES_AT_MS - SLASH_AHEAD_MS)) showSlash(stage, { by: 'pet' })
      if (passed(startMs + SWING_MISSES_AT_MS)) showMiss(stage, { by: 'pet' })
    }
    if (phase?.kind !== 'fighting') return
    const { duel } = phase
    for (const blow of blowsOf(duel.way, this.#demon(duel.demon))) {
      if (passed(duel.startsAtMs + blow.landsAtMs - SLASH_AHEAD_MS)) showSlash(stage, blow)
      if (!passed(duel.startsAtMs + blow.landsAtMs)) continue
      if (blow.isEvaded) {
        showMiss(stage, blow)
        continue
      }
      showLanding(stage, blow, duel.startsAtMs)
      if (this.isCalm) continue
      if (this.#flashes.take()) (blow.by === 'pet' ? stage.foe : stage.pet).flash()
      const { px, ms } = blow.isLast ? SHAKE.last : SHAKE.hit
      this.#shaker.start(px, ms)
      if (blow.isLast) this.#zoom = CLOSE_UP
    }
    if (passed(duel.startsAtMs + VANISHES_AT_MS)) showVanishing(stage)
  }

  #effectStage(): EffectStage | null {
    if (!this.#pet || !this.#foe || !this.#particles) return null
    return {
      effects: this.#effects,
      particles: this.#particles,
      front: this.#front,
      ground: this.#ground,
      pet: this.#pet,
      foe: this.#foe.figure,
      layout: this.#layout,
      pixelRatio: this.pixelRatio,
      isCalm: this.isCalm,
      headroomPx: HEADROOM_PX,
    }
  }

  #look(deltaMs: number): void {
    const shake = this.#shaker.advance(deltaMs)
    this.#zoom = lerp(this.#zoom, 0, 1 - 0.5 ** (deltaMs / ZOOM_HALF_MS))
    const zoom = 1 + this.#zoom
    const { groundY } = this.#layout
    const { width, height } = this.box
    this.cameras.main.setZoom(this.pixelRatio * zoom)
    this.cameras.main.centerOn(width / 2 + shake.x, groundY - (groundY - height / 2) / zoom + shake.y)
    this.#backdrop?.scroll(this.#walkedPx, 0)
  }

  #clear(): void {
    this.#effects.clear()
    this.#particles?.clear()
  }
}
