import Phaser from 'phaser'
import { addedBackdropPicture } from '#assets/manifest/additions.ts'
import {
  ARENA_EDGES,
  ARENA_LAYERS,
  ARENA_MARGIN,
  ARENA_SIZE,
  type ArenaLayer,
  arenaPicture,
} from '#assets/manifest/arena-layers.ts'
import {
  BOSS_ARENA_EDGES,
  BOSS_ARENA_LAYER_NAMES,
  type BossArenaLayerName,
  type BossName,
  bossArenaPicture,
} from '#assets/manifest/creatures.ts'
import { mixColour } from '#scenes/kit/colour.ts'
import { clamp01 } from '#scenes/kit/easing.ts'
import type { Place } from '../fighter-looks.ts'
import { ArenaAir } from './arena-air.ts'
import type { ArenaLayout } from './arena-layout.ts'
import { Crowd } from './crowd.ts'

const PLAIN = 0xffffff
const STORM_TINT: Readonly<Record<BossName, number>> = {
  mammoth: 0x7d8fd8,
  'fire-lord': 0xff7a66,
  'hollow-boss': PLAIN,
}
const STORM_MS = 700

interface PlacedLayer {
  readonly layer: ArenaLayer
  readonly picture: Phaser.GameObjects.Image
  readonly container: Phaser.GameObjects.Container
}

const isBossLayer = (name: string): name is BossArenaLayerName =>
  (BOSS_ARENA_LAYER_NAMES as readonly string[]).includes(name)

const edgesOf = (place: Place): { readonly above: string; readonly below: string } => {
  if (place.kind === 'added') return place.backdrop
  return place.kind === 'league' ? ARENA_EDGES[place.arena] : BOSS_ARENA_EDGES[place.boss]
}

const pictureOf = (place: Place, layer: ArenaLayer): string | null => {
  if (place.kind === 'league') return arenaPicture(place.arena, layer.name)
  if (place.kind === 'added') return addedBackdropPicture(place.backdrop, layer.name)
  return isBossLayer(layer.name) ? bossArenaPicture(place.boss, layer.name) : null
}

export class ArenaBackdrop {
  readonly stage: Phaser.GameObjects.Container
  readonly crowd: Crowd
  readonly #layers: readonly PlacedLayer[]
  readonly #air: ArenaAir
  readonly #edge: Phaser.GameObjects.Rectangle
  #layout: ArenaLayout | null = null
  #place: Place
  #isRaging = false
  #raged = 0
  #tinted = 0

  constructor(scene: Phaser.Scene, place: Place) {
    this.#place = place
    this.#edge = scene.add.rectangle(0, 0, 10, 10, 0)
    this.#edge.setOrigin(0.5, 0)
    const placed: PlacedLayer[] = []
    const add = (layer: ArenaLayer): void => {
      const container = scene.add.container(0, 0)
      const picture = new Phaser.GameObjects.Image(scene, -ARENA_MARGIN, 0, '__WHITE')
      picture.setOrigin(0, 0)
      container.add(picture)
      placed.push({ layer, picture, container })
    }
    for (const layer of ARENA_LAYERS) if (!layer.inFront) add(layer)
    this.stage = scene.add.container(0, 0)
    for (const layer of ARENA_LAYERS) if (layer.inFront) add(layer)
    this.#layers = placed
    const layerOf = (name: ArenaLayer['name']): Phaser.GameObjects.Container =>
      placed.find((each) => each.layer.name === name)?.container ?? this.stage
    this.crowd = new Crowd(layerOf('stands'))
    this.#air = new ArenaAir({ sky: layerOf('sky'), wall: layerOf('wall'), fore: layerOf('fore') })
    this.dress(place)
  }

  /** The textures of the place must be loaded before. */
  dress(place: Place): void {
    this.#place = place
    // The new air starts without a storm. The caller calls `rage` again.
    this.#isRaging = false
    const edges = edgesOf(place)
    this.stage.scene.cameras.main.setBackgroundColor(edges.above)
    this.#edge.setFillStyle(Phaser.Display.Color.HexStringToColor(edges.below).color)
    for (const { layer, picture, container } of this.#layers) {
      const name = pictureOf(place, layer)
      container.setVisible(name !== null)
      if (name === null) continue
      picture.setTexture(name)
      picture.setDisplaySize(ARENA_SIZE.width + 2 * ARENA_MARGIN, ARENA_SIZE.height)
    }
    this.#air.dress(place)
  }

  place(layout: ArenaLayout): void {
    this.#layout = layout
    for (const { container } of this.#layers) container.setScale(layout.artScale)
    const below = layout.artY + ARENA_SIZE.height * layout.artScale
    this.#edge.setPosition(layout.width / 2, below - 2).setSize(layout.width * 1.2, 40)
    this.pan(0)
  }

  /** `panX` is the shift at the fighters' distance, in CSS px; far layers shift less. */
  pan(panX: number): void {
    const layout = this.#layout
    if (!layout) return
    for (const { layer, container } of this.#layers)
      container.setPosition(layout.artX - panX * layer.parallax, layout.artY)
    this.stage.setX(-panX)
  }

  /** Fades the rage in or out. `atOnce` skips the fade after a jump in the fight. */
  rage(isRaging: boolean, atOnce: boolean): void {
    if (isRaging !== this.#isRaging) this.#air.storm(isRaging)
    this.#isRaging = isRaging
    if (atOnce) this.#raged = isRaging ? 1 : 0
    this.#tint()
  }

  #tint(): void {
    if (this.#raged === this.#tinted) return
    this.#tinted = this.#raged
    const tint = this.#place.kind === 'boss' ? STORM_TINT[this.#place.boss] : PLAIN
    for (const { picture } of this.#layers) picture.setTint(mixColour(PLAIN, tint, this.#raged))
  }

  advance(deltaMs: number): void {
    this.#raged = clamp01(this.#raged + ((this.#isRaging ? 1 : -1) * deltaMs) / STORM_MS)
    this.#tint()
    this.crowd.advance(deltaMs)
    this.#air.advance(deltaMs)
  }

  calm(isCalm: boolean): void {
    this.#air.calm(isCalm)
  }
}
