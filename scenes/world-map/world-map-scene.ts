import Phaser from 'phaser'
import { MAP_LANDS, MAP_SIZE } from '#assets/manifest/map-regions.ts'
import type { StageBridge, WorldMapInput } from '#bridge/bridge.ts'
import { DRAWN, drawTextures, GLINT_FRAME } from '#scenes/kit/drawn-textures.ts'
import { sineNoise } from '#scenes/kit/sine-noise.ts'
import { StageScene } from '#scenes/kit/stage-scene.ts'
import type { TextureWants } from '#scenes/kit/texture-packs.ts'
import { LandView } from './land-view.ts'
import { landAt, type MapLayout, mapLayout } from './map-layout.ts'
import { MapScroll } from './map-scroll.ts'
import { CLOUD, drawMapTextures } from './map-textures.ts'

const CLOUDS = [
  { x: 90, y: 250, size: 0.8, alpha: 0.28, parallax: 0.8, speed: 6 },
  { x: 640, y: 520, size: 0.9, alpha: 0.34, parallax: 0.85, speed: 4 },
  { x: 380, y: 890, size: 0.7, alpha: 0.5, parallax: 0.9, speed: 7 },
  { x: 720, y: 1180, size: 1.1, alpha: 0.7, parallax: 0.94, speed: 9 },
  { x: 60, y: 1310, size: 0.9, alpha: 0.65, parallax: 0.96, speed: 5 },
  { x: 420, y: 1640, size: 1.2, alpha: 0.85, parallax: 1.15, speed: 8 },
] as const
const SKY = { above: 0x24135f, below: 0x6fd6f2 } as const
/** Sky above the map, in map units, for an overscroll or a tall screen. */
const SKY_BEYOND = 1200
/** Copies of the sky from left to right, for wide screens; 0 is the middle. */
const SKY_TILES = [-3, -2, -1, 0, 1, 2, 3] as const
const STARS = 14
/** The map opens this far from its end position and glides there, as a hint that it scrolls. */
const OPENING_GLIDE_PX = 140

interface Drifting {
  readonly image: Phaser.GameObjects.Image
  readonly cloud: (typeof CLOUDS)[number]
}

const share = (seed: number): number => sineNoise(seed * 91.7 + 4.1)

export class WorldMapScene extends StageScene {
  #scroll = new MapScroll()
  #layout: MapLayout = mapLayout(390, 640)
  #back!: Phaser.GameObjects.Container
  #tiles: { picture: Phaser.GameObjects.Image; tile: number }[] = []
  #map!: Phaser.GameObjects.Container
  #lands: LandView[] = []
  #clouds: Drifting[] = []
  #stars: { image: Phaser.GameObjects.Image; phase: number }[] = []
  #hovered: number | null = null
  #isOpened = false

  constructor(bridge: StageBridge) {
    super('world-map', bridge)
  }

  protected firstWants(): TextureWants {
    return { packs: ['map'], pictures: ['map-background'] }
  }

  protected build(): void {
    drawTextures(this.packs)
    drawMapTextures(this.packs)
    this.#scroll = new MapScroll()
    this.#isOpened = false
    this.#hovered = null
    this.#back = this.add.container(0, 0)
    const beyond = (y: number, colour: number): Phaser.GameObjects.Rectangle =>
      new Phaser.GameObjects.Rectangle(this, MAP_SIZE.width / 2, y, 7 * MAP_SIZE.width, SKY_BEYOND, colour)
    this.#back.add(beyond(-SKY_BEYOND / 2 + 2, SKY.above))
    this.#back.add(beyond(MAP_SIZE.height + SKY_BEYOND / 2 - 2, SKY.below))
    this.#tiles = SKY_TILES.map((tile) => {
      const picture = new Phaser.GameObjects.Image(this, (tile + 0.5) * MAP_SIZE.width, 0, 'map-background')
      picture
        .setOrigin(0.5, 0)
        .setDisplaySize(MAP_SIZE.width + 1, MAP_SIZE.height)
        .setFlipX(tile % 2 !== 0)
      this.#back.add(picture)
      return { picture, tile }
    })
    this.#stars = Array.from({ length: STARS }, (_, index) => {
      const [x, y] = [share(index) * 780, share(index + 40) * 430]
      const image = new Phaser.GameObjects.Image(this, x, y, DRAWN, GLINT_FRAME)
      image.setBlendMode(Phaser.BlendModes.ADD)
      this.#back.add(image)
      return { image, phase: share(index + 80) * 7 }
    })
    this.#clouds = CLOUDS.map((cloud) => {
      const image = this.add.image(0, 0, CLOUD).setAlpha(cloud.alpha)
      return { image, cloud }
    })
    this.#map = this.add.container(0, 0)
    const inOrder = [...MAP_LANDS].sort((a, b) => a.center.y - b.center.y)
    this.#lands = inOrder.map((land, index) => new LandView(this.#map, land, inOrder.length - index, () => this.isCalm))
    for (const { image, cloud } of this.#clouds) if (cloud.parallax > 1) this.children.bringToTop(image)
    this.#listen()
    this.#follow(this.bridge.store.getState().worldMap)
  }

  protected layout(): void {
    this.#layout = mapLayout(this.box.width, this.box.height)
    this.#scroll.setMax(this.#layout.maxScroll)
    if (!this.#isOpened) {
      this.#isOpened = true
      const end = this.#layout.maxScroll
      this.#scroll.jump(this.isCalm ? end : end - OPENING_GLIDE_PX)
      this.#scroll.glideTo(end)
    }
    const reach = Math.ceil(this.#layout.left / (MAP_SIZE.width * this.#layout.scale))
    for (const { picture, tile } of this.#tiles) picture.setVisible(Math.abs(tile) <= reach)
    this.#place()
  }

  override update(): void {
    if (!this.isBuilt) return
    const deltaMs = this.sceneDeltaMs
    this.#scroll.advance(deltaMs)
    for (const land of this.#lands) land.advance(deltaMs)
    this.#place()
  }

  #place(): void {
    const { scale, left, top, maxScroll } = this.#layout
    const y = this.#scroll.y
    this.#map.setScale(scale).setPosition(left, top - y)
    this.#back.setScale(scale).setPosition(left, top - y)
    const timeMs = this.isCalm ? 0 : this.sceneTimeMs
    for (const { image, cloud } of this.#clouds) {
      const span = this.box.width + 300 * scale
      const drifted = (cloud.x * scale + (cloud.speed * timeMs) / 1000 + 150 * scale) % span
      image.setPosition(
        drifted - 150 * scale,
        top + cloud.y * scale - y * cloud.parallax + (cloud.parallax - 1) * maxScroll,
      )
      image.setScale(cloud.size * scale)
    }
    for (const { image, phase } of this.#stars) {
      const shine = this.isCalm ? 0.4 : Math.max(0, Math.sin(timeMs / 900 + phase)) ** 2
      image.setAlpha(0.8 * shine).setScale(0.25 + 0.4 * shine)
    }
  }

  #listen(): void {
    const { canvas } = this.game
    canvas.style.touchAction = 'none'
    const onWheel = (event: WheelEvent): void => {
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 32 : event.deltaY
      if (this.#scroll.wheel(pixels)) event.preventDefault()
    }
    // Without this some old messenger apps close the game on a downward swipe and repeat a tap as a mouse event.
    const keepTouch = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault()
    }
    canvas.addEventListener('wheel', onWheel, { passive: false })
    canvas.addEventListener('touchmove', keepTouch, { passive: false })
    canvas.addEventListener('touchend', keepTouch, { passive: false })
    this.disposer.add(() => {
      canvas.removeEventListener('wheel', onWheel)
      canvas.removeEventListener('touchmove', keepTouch)
      canvas.removeEventListener('touchend', keepTouch)
      canvas.style.touchAction = ''
      canvas.style.cursor = ''
    })
    const Events = Phaser.Input.Events
    this.input.on(Events.POINTER_DOWN, (pointer: Phaser.Input.Pointer) => {
      this.#scroll.press(this.#cssY(pointer), pointer.event.timeStamp)
    })
    this.input.on(Events.POINTER_MOVE, (pointer: Phaser.Input.Pointer) => {
      this.#scroll.move(this.#cssY(pointer), pointer.event.timeStamp)
      if (!pointer.wasTouch) this.#hover(this.#scroll.isDragging ? null : this.#houseAt(pointer))
    })
    this.input.on(Events.POINTER_UP, (pointer: Phaser.Input.Pointer) => {
      if (this.#scroll.release(pointer.event.timeStamp)) this.#tap(this.#houseAt(pointer))
    })
    this.input.on(Events.POINTER_UP_OUTSIDE, () => this.#scroll.cancel())
    this.input.on(Events.GAME_OUT, () => this.#hover(null))
    this.disposer.add(() => this.input.removeAllListeners())
    this.disposer.add(
      this.bridge.store.subscribe((state, before) => {
        if (state.worldMap !== before.worldMap) this.#follow(state.worldMap)
      }),
    )
  }

  #cssY(pointer: Phaser.Input.Pointer): number {
    return pointer.y / this.pixelRatio
  }

  #houseAt(pointer: Phaser.Input.Pointer): number | null {
    const { scale } = this.#layout
    const x = (pointer.x / this.pixelRatio - this.#map.x) / scale
    const y = (pointer.y / this.pixelRatio - this.#map.y) / scale
    return landAt({ x, y })?.houseId ?? null
  }

  #hover(houseId: number | null): void {
    if (houseId === this.#hovered) return
    this.#hovered = houseId
    this.game.canvas.style.cursor = houseId === null ? '' : 'pointer'
    this.#raise()
    this.bridge.send('region-hovered', { houseId })
  }

  #tap(houseId: number | null): void {
    if (houseId === null) return
    this.#lands.find((view) => view.land.houseId === houseId)?.bounce()
    this.bridge.send('region-tapped', { houseId })
  }

  #follow(input: WorldMapInput | null): void {
    for (const view of this.#lands)
      view.label(input?.regions.find((region) => region.houseId === view.land.houseId)?.name ?? '')
    this.#raise()
    const focused = this.#lands.find((view) => view.land.houseId === input?.focusedHouseId)
    if (focused) {
      const { scale, top } = this.#layout
      this.#scroll.glideTo(top + focused.land.center.y * scale - this.box.height / 2)
    }
  }

  #raise(): void {
    const focused = this.bridge.store.getState().worldMap?.focusedHouseId ?? null
    for (const view of this.#lands) view.raise(view.land.houseId === this.#hovered || view.land.houseId === focused)
  }
}
