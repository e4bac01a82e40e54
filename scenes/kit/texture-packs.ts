import type Phaser from 'phaser'
import { type ExtraPackName, type ExtraPictureName, extraPackOf, extraPictureUrl } from '#assets/manifest/extras.ts'
import { type PackFiles, type PackName, type PictureName, packOf, pictureUrl } from '#assets/manifest/packs.ts'

export interface TextureWants {
  readonly packs: readonly PackName[]
  readonly pictures: readonly PictureName[]
  readonly extras?: { readonly packs: readonly ExtraPackName[]; readonly pictures: readonly ExtraPictureName[] }
}

export interface DrawnFrame {
  readonly frame: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export class TextureLoadError extends Error {
  override readonly name = 'TextureLoadError'
}

const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve()
    image.onerror = () => reject(new TextureLoadError(`The picture ${url} could not be loaded`))
    image.src = url
  })
  return image
}

const loadFrames = async (url: string, signal: AbortSignal): Promise<object> => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new TextureLoadError(`The frames ${url} could not be loaded: ${answer.status}`)
  return answer.json()
}

/** Textures of one visit to a scene, removed by `free`. Phaser's own loader would still add files that arrive later. */
export class TexturePacks {
  readonly #textures: Phaser.Textures.TextureManager
  readonly #abort = new AbortController()
  readonly #keys = new Set<string>()
  /** Loads in progress, by key: concurrent requests share them. */
  readonly #coming = new Map<string, Promise<void>>()
  #wanted = 0
  #arrived = 0

  /** `onProgress` gets the loaded share (0–1) of all requested files. */
  constructor(
    textures: Phaser.Textures.TextureManager,
    private readonly onProgress: (share: number) => void,
  ) {
    this.#textures = textures
  }

  get pending(): number {
    return this.#wanted - this.#arrived
  }

  /** False if `free` was called meanwhile. Throws TextureLoadError or the network's error. */
  async load(wants: TextureWants): Promise<boolean> {
    const jobs: Promise<void>[] = []
    for (const name of wants.packs) jobs.push(this.#once(name, () => this.#loadPack(name, packOf(name))))
    for (const name of wants.pictures) jobs.push(this.#once(name, () => this.#loadPicture(name, pictureUrl(name))))
    const { packs = [], pictures = [] } = wants.extras ?? {}
    for (const name of packs) jobs.push(this.#once(name, () => this.#loadPack(name, extraPackOf(name))))
    for (const name of pictures) jobs.push(this.#once(name, () => this.#loadPicture(name, extraPictureUrl(name))))
    try {
      await Promise.all(jobs)
    } catch (error) {
      if (this.#abort.signal.aborted) return false
      throw error
    }
    return !this.#abort.signal.aborted
  }

  /** Draws a texture unless the key exists; `free` removes it. */
  draw(key: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): void {
    if (this.#textures.exists(key)) return
    const canvas = this.#textures.createCanvas(key, width, height)
    if (!canvas) return
    paint(canvas.context)
    canvas.refresh()
    this.#keys.add(key)
  }

  /**
   * Appends drawn frames below the picture of a pack, in one texture. `paint` draws from the origin. The texture is
   * replaced: call this before the pack is shown.
   */
  extend(
    key: PackName,
    width: number,
    height: number,
    paint: (context: CanvasRenderingContext2D) => readonly DrawnFrame[],
  ): void {
    const pack = this.#textures.exists(key) ? this.#textures.get(key) : null
    const page = pack?.getSourceImage() as HTMLImageElement | undefined
    const top = page?.height ?? 0
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(width, page?.width ?? 0)
    canvas.height = top + height
    const context = canvas.getContext('2d')
    if (!context) return
    const frames: Record<string, object> = {}
    for (const name of pack?.getFrameNames() ?? []) frames[name] = pack?.get(name).customData ?? {}
    if (page) context.drawImage(page, 0, 0)
    context.translate(0, top)
    for (const { frame, x, y, width: w, height: h } of paint(context))
      frames[frame] = { frame: { x, y: y + top, w, h } }
    if (pack) this.#textures.remove(key)
    const texture = this.#textures.create(key, canvas)
    if (texture) this.#textures.addAtlasJSONHash(key, texture, { frames })
    this.#keys.add(key)
  }

  free(): void {
    this.#abort.abort()
    for (const key of this.#keys) if (this.#textures.exists(key)) this.#textures.remove(key)
    this.#keys.clear()
  }

  async #once(key: string, load: () => Promise<void>): Promise<void> {
    const coming = this.#coming.get(key)
    if (coming) return coming
    if (this.#keys.has(key)) return
    const arrival = load().finally(() => this.#coming.delete(key))
    this.#coming.set(key, arrival)
    return arrival
  }

  async #loadPack(name: string, files: PackFiles): Promise<void> {
    await this.#fetch(name, async () => {
      const [image, frames] = await Promise.all([
        loadImage(files.imageUrl),
        loadFrames(files.framesUrl, this.#abort.signal),
      ])
      return () => this.#textures.addAtlasJSONHash(name, image, frames)
    })
  }

  async #loadPicture(name: string, url: string): Promise<void> {
    await this.#fetch(name, async () => {
      const image = await loadImage(url)
      return () => this.#textures.addImage(name, image)
    })
  }

  async #fetch(key: string, get: () => Promise<() => unknown>): Promise<void> {
    this.#keys.add(key)
    this.#wanted += 1
    try {
      const put = await get()
      if (!this.#abort.signal.aborted) put()
    } catch (error) {
      this.#keys.delete(key)
      throw error
    } finally {
      this.#arrived += 1
      if (!this.#abort.signal.aborted) this.onProgress(this.#arrived / this.#wanted)
    }
  }
}
