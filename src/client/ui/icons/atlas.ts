import { type PackFiles, type PackName, packOf } from '#assets/manifest/packs.ts'

/** Texture px. Field names follow Phaser's "JSON hash" format. */
export interface AtlasFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly spriteSourceSize: { readonly x: number; readonly y: number }
  readonly sourceSize: { readonly w: number; readonly h: number }
  readonly anchor: { readonly x: number; readonly y: number }
}

export interface LoadedAtlas {
  readonly image: HTMLImageElement
  readonly frames: Readonly<Record<string, AtlasFrame>>
}

const loading = new Map<PackName, Promise<LoadedAtlas>>()

const fetchFrames = async (url: string): Promise<Readonly<Record<string, AtlasFrame>>> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return ((await response.json()) as { frames: Record<string, AtlasFrame> }).frames
}

export const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.decoding = 'async'
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`${url} could not be loaded`))
    image.src = url
  })

export const fetchAtlas = async ({
  imageUrl,
  framesUrl,
}: Pick<PackFiles, 'imageUrl' | 'framesUrl'>): Promise<LoadedAtlas> => {
  const [image, frames] = await Promise.all([loadImage(imageUrl), fetchFrames(framesUrl)])
  return { image, frames }
}

/** Loads once per page. After a failure the next call loads again. */
export const loadAtlas = (name: PackName): Promise<LoadedAtlas> => {
  const held = loading.get(name)
  if (held) return held
  const promise = fetchAtlas(packOf(name))
  loading.set(name, promise)
  promise.catch(() => loading.delete(name))
  return promise
}
