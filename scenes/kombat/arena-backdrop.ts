import Phaser from 'phaser'
import {
  ARENA_EDGES,
  ARENA_LAYERS,
  ARENA_MARGIN,
  ARENA_SIZE,
  type ArenaLayer,
  arenaPicture,
} from '../../assets/manifest/arena-layers.ts'
import type { ArenaIndex } from '../../assets/manifest/names.ts'
import type { PictureName } from '../../assets/manifest/packs.ts'
import { DRAWN } from '../kit/drawn-textures.ts'
import type { ArenaLayout } from './arena-layout.ts'
import { Crowd } from './crowd.ts'

/** Torches on the wall and big stars in the sky, arena units. */
const TORCHES = [
  { x: 12, y: 566 },
  { x: 250, y: 574 },
  { x: 530, y: 574 },
  { x: 768, y: 566 },
] as const
const STARS = [
  { x: 90, y: 70, size: 0.9 },
  { x: 330, y: 40, size: 0.65 },
  { x: 690, y: 60, size: 0.75 },
  { x: 470, y: 150, size: 0.5 },
] as const

/** The pictures of an arena. */
export const arenaPictures = (arena: ArenaIndex): PictureName[] =>
  ARENA_LAYERS.map((layer) => arenaPicture(arena, layer.name))

interface PlacedLayer {
  readonly layer: ArenaLayer
  readonly picture: Phaser.GameObjects.Image
  readonly container: Phaser.GameObjects.Container
}

/** The painted arena in parallax layers, with torches that flicker, stars that twinkle and a crowd that lives. */
export class ArenaBackdrop {
  /** Holds what stands between the layers behind and the layers in front. */
  readonly stage: Phaser.GameObjects.Container
  readonly #layers: readonly PlacedLayer[]
  readonly #glows: { image: Phaser.GameObjects.Image; phase: number }[] = []
  readonly #stars: { image: Phaser.GameObjects.Image; size: number; phase: number }[] = []
  readonly #embers: Phaser.GameObjects.Particles.ParticleEmitter
  readonly #edge: Phaser.GameObjects.Rectangle
  readonly crowd: Crowd
  #layout: ArenaLayout | null = null
  #timeMs = 0

  constructor(scene: Phaser.Scene, arena: ArenaIndex) {
    this.#edge = scene.add.rectangle(0, 0, 10, 10, 0)
    this.#edge.setOrigin(0.5, 0)
    const placed: PlacedLayer[] = []
    const add = (layer: ArenaLayer): void => {
      const container = scene.add.container(0, 0)
      const picture = new Phaser.GameObjects.Image(scene, -ARENA_MARGIN, 0, arenaPicture(arena, layer.name))
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
    this.#addStars(layerOf('sky'))
    this.#addTorches(layerOf('wall'))
    this.#embers = this.#addEmbers(layerOf('wall'))
    this.dress(arena)
  }

  /** Shows the pictures of this arena, which are loaded. */
  dress(arena: ArenaIndex): void {
    const edges = ARENA_EDGES[arena]
    this.stage.scene.cameras.main.setBackgroundColor(edges.above)
    this.#edge.setFillStyle(Phaser.Display.Color.HexStringToColor(edges.below).color)
    for (const { layer, picture } of this.#layers) {
      picture.setTexture(arenaPicture(arena, layer.name))
      picture.setDisplaySize(ARENA_SIZE.width + 2 * ARENA_MARGIN, ARENA_SIZE.height)
    }
  }

  /** Fits the layers to the box. */
  place(layout: ArenaLayout): void {
    this.#layout = layout
    for (const { container } of this.#layers) container.setScale(layout.artScale)
    this.#edge.setPosition(layout.width / 2, layout.height - 2).setSize(layout.width * 1.2, 40)
    this.pan(0)
  }

  /** Moves the view sideways: `panX` CSS px for what stands with the fighters, less for what is far. */
  pan(panX: number): void {
    const layout = this.#layout
    if (!layout) return
    for (const { layer, container } of this.#layers)
      container.setPosition(layout.artX - panX * layer.parallax, layout.artY)
    this.stage.setX(-panX)
  }

  /** Lets scene time pass. */
  advance(deltaMs: number): void {
    this.#timeMs += deltaMs
    this.crowd.advance(deltaMs)
    const time = this.#timeMs
    for (const { image, phase } of this.#glows) {
      const flicker = Math.sin(time / 91 + phase) * 0.5 + Math.sin(time / 37 + phase * 2.3) * 0.3
      image.setAlpha(0.5 + 0.16 * flicker).setScale(1.5 + 0.12 * flicker, 1.7 + 0.2 * flicker)
    }
    for (const { image, size, phase } of this.#stars) {
      const shine = Math.max(0, Math.sin(time / 800 + phase)) ** 3
      image
        .setAlpha(0.9 * shine)
        .setScale(size * (0.5 + 0.8 * shine))
        .setRotation(0.25 * shine)
    }
  }

  #addStars(sky: Phaser.GameObjects.Container): void {
    STARS.forEach((star, index) => {
      const image = new Phaser.GameObjects.Image(sky.scene, star.x, star.y, DRAWN.glint)
      image.setBlendMode(Phaser.BlendModes.ADD)
      sky.add(image)
      this.#stars.push({ image, size: star.size, phase: index * 1.7 })
    })
  }

  #addTorches(wall: Phaser.GameObjects.Container): void {
    TORCHES.forEach((torch, index) => {
      const image = new Phaser.GameObjects.Image(wall.scene, torch.x, torch.y, DRAWN.glow)
      image.setTint(0xff8a2a).setBlendMode(Phaser.BlendModes.ADD)
      wall.add(image)
      this.#glows.push({ image, phase: index * 2.1 })
    })
  }

  #addEmbers(wall: Phaser.GameObjects.Container): Phaser.GameObjects.Particles.ParticleEmitter {
    const embers = wall.scene.add.particles(0, 0, DRAWN.dot, {
      lifespan: { min: 900, max: 1700 },
      frequency: 110,
      x: TORCHES.map((torch) => torch.x),
      y: { min: 540, max: 566 },
      speedY: { min: -90, max: -40 },
      speedX: { min: -16, max: 16 },
      scale: { start: 0.34, end: 0 },
      alpha: { start: 0.9, end: 0 },
      tint: [0xffd27a, 0xff9d2e, 0xff6a1f],
      blendMode: Phaser.BlendModes.ADD,
    })
    wall.add(embers)
    return embers
  }

  /** Stops what emits, for reduced motion. */
  calm(isCalm: boolean): void {
    if (isCalm) this.#embers.stop()
    else this.#embers.start()
  }
}
