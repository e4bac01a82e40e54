import Phaser from 'phaser'
import type { SceneKey, StageBridge } from '#bridge/bridge.ts'
import { Disposer } from './disposer.ts'
import { DISPLAY_FONT } from './drawn-textures.ts'
import { TexturePacks, type TextureWants } from './texture-packs.ts'
import { TimedScene } from './timed-scene.ts'

/** After this wait the fallback font is used. */
const FONT_WAIT_MS = 2000

const loadDisplayFont = async (): Promise<void> => {
  if (!document.fonts) return
  const wait = new Promise<void>((resolve) => setTimeout(resolve, FONT_WAIT_MS))
  await Promise.race([document.fonts.load(`24px ${DISPLAY_FONT}`).catch(() => []), wait])
}

/** Reports to the bridge when it loads, is ready or failed to load. Subclasses use CSS px at any pixel ratio. */
export abstract class StageScene extends TimedScene {
  protected readonly bridge: StageBridge
  protected disposer = new Disposer()
  protected packs!: TexturePacks
  protected box = { width: 1, height: 1 }
  /** Canvas pixels per CSS pixel. */
  protected pixelRatio = 1
  readonly #key: SceneKey
  #built = false
  #laidOut: { readonly width: number; readonly height: number; readonly pixelRatio: number } | null = null

  constructor(key: SceneKey, bridge: StageBridge) {
    super(key)
    this.#key = key
    this.bridge = bridge
  }

  protected abstract firstWants(): TextureWants
  protected abstract build(): void
  /** Called when `box` or `pixelRatio` has changed, and once after `build`. */
  protected abstract layout(): void

  get held(): number {
    return this.disposer.size
  }

  get pendingFiles(): number {
    return this.sys.isActive() ? (this.packs?.pending ?? 0) : 0
  }

  create(): void {
    this.#built = false
    this.#laidOut = null
    this.disposer = new Disposer()
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.disposer.dispose())
    this.packs = new TexturePacks(this.textures, (share) => {
      if (!this.#built) this.bridge.store.setState({ loading: share })
    })
    const packs = this.packs
    this.disposer.add(() => packs.free())
    const follow = (): void => this.#follow()
    this.scale.on(Phaser.Scale.Events.RESIZE, follow)
    this.disposer.add(() => this.scale.off(Phaser.Scale.Events.RESIZE, follow))
    const ready = Promise.all([this.loadOrReport(this.firstWants()), loadDisplayFont()])
    void ready.then(([loaded]) => {
      if (loaded && packs === this.packs && this.sys.isActive()) this.#begin()
    })
  }

  /** False if loading failed (the bridge then has the error) or the scene was left. */
  protected async loadOrReport(wants: TextureWants): Promise<boolean> {
    const packs = this.packs
    try {
      return await packs.load(wants)
    } catch (error) {
      console.warn('The stage could not load its pictures:', error)
      if (packs === this.packs && this.sys.isActive()) this.bridge.store.setState({ error: 'load-failed' })
      return false
    }
  }

  protected get isCalm(): boolean {
    return this.bridge.store.getState().motion === 'reduced'
  }

  #begin(): void {
    this.#built = true
    this.#measure()
    this.build()
    this.#follow()
    const announce = (): void => {
      if (this.sys.isActive()) this.bridge.store.setState({ ready: this.#key, loading: 1 })
    }
    this.game.events.once(Phaser.Core.Events.POST_RENDER, announce)
    this.disposer.add(() => this.game.events.off(Phaser.Core.Events.POST_RENDER, announce))
  }

  #measure(): void {
    this.pixelRatio = 1 / this.scale.zoom
    this.box = { width: this.scale.width / this.pixelRatio, height: this.scale.height / this.pixelRatio }
  }

  #follow(): void {
    if (!this.#built) return
    this.#measure()
    const { pixelRatio } = this
    const { width, height } = this.box
    const before = this.#laidOut
    // The scale manager also emits `resize` without a change; a layout would then disturb running movements.
    if (before?.width === width && before.height === height && before.pixelRatio === pixelRatio) return
    this.#laidOut = { width, height, pixelRatio }
    this.cameras.main.setZoom(pixelRatio).centerOn(width / 2, height / 2)
    this.layout()
  }

  protected get isBuilt(): boolean {
    return this.#built
  }
}
