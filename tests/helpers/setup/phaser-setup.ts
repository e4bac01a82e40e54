/** Lets Phaser's HEADLESS renderer run in jsdom, before the test's own imports. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const nothing = (): void => {}

const imageData = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(Math.max(1, width * height) * 4),
})

const fakeContext = (canvas: HTMLCanvasElement): object => {
  const known: Record<PropertyKey, unknown> = {
    canvas,
    getImageData: (_x: number, _y: number, width: number, height: number) => imageData(width, height),
    createImageData: imageData,
    getLineDash: () => [],
    createPattern: () => ({}),
    createLinearGradient: () => ({ addColorStop: nothing }),
    createRadialGradient: () => ({ addColorStop: nothing }),
    measureText: (text: string) => ({
      width: text.length * 6,
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
    }),
  }
  return new Proxy(known, {
    get: (target, key) => (key in target ? target[key] : nothing),
    set: (target, key, value) => {
      target[key] = value
      return true
    },
  })
}

const contexts = new WeakMap<HTMLCanvasElement, object>()

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  value(this: HTMLCanvasElement, kind: string) {
    if (kind !== '2d') return null
    const context = contexts.get(this) ?? fakeContext(this)
    contexts.set(this, context)
    return context
  },
})

/** A fake picture that loads at once, unless its URL contains `missing`: then it reports an error. */
class FakeImage {
  width = 32
  height = 32
  complete = false
  onload: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  #src = ''

  get src(): string {
    return this.#src
  }

  set src(value: string) {
    this.#src = value
    this.complete = true
    queueMicrotask(() => (value.includes('missing') ? this.onerror?.({}) : this.onload?.({})))
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    if (type === 'load') this.onload = listener
    if (type === 'error') this.onerror = listener
  }

  removeEventListener(): void {}
}

Object.assign(globalThis, { Image: FakeImage })
Object.assign(window, { Image: FakeImage, focus: nothing })

const generated = resolve('assets/generated')

/** Requests of `/art/` are answered from the built assets. */
globalThis.fetch = async (address) => {
  const name = String(address).replace(/^.*\/art\//, '')
  try {
    return new Response(await readFile(resolve(generated, name)))
  } catch {
    return new Response('', { status: 404 })
  }
}

const { default: Phaser } = await import('phaser')

interface Source {
  renderer: object | null
}
const source = Phaser.Textures.TextureSource.prototype as unknown as { update(this: Source): void }
const update = source.update
source.update = function updateWithRenderer(this: Source): void {
  if (this.renderer) update.call(this)
}
