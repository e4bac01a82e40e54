import type { Body, TintWay } from '../../kit/body.ts'
import type { Afflictions } from './afflictions.ts'
import type { BossRage } from './boss-rage.ts'

const FLASH_MS = 60
/** Flash colour: bright, but not so white that the face or glowing gear is lost. */
const FLASH = 0x9c9ca4
const NIGHT = 0x2a1960

/** What colours a whole body at the moment: the first of these that holds. */
export class FighterColours {
  /** Shows a silhouette for an opponent not found yet. */
  isSilhouette = false
  #flashMs = 0
  #tinge: { readonly tint: number; readonly way: TintWay } | null = null

  /** Flashes white. */
  flash(): void {
    this.#flashMs = FLASH_MS
  }

  /** Colours the whole body until asked otherwise; null shows the plain art. */
  tinge(tint: number | null, way: TintWay): void {
    this.#tinge = tint === null ? null : { tint, way }
  }

  advance(deltaMs: number): void {
    this.#flashMs -= deltaMs
  }

  show(body: Body, { frost, scorch }: Afflictions, rage: BossRage): void {
    if (this.#flashMs > 0) body.colour(FLASH, 'screen')
    else if (this.isSilhouette) body.colour(NIGHT, 'fill')
    else if (frost) body.colour(...frost)
    else if (this.#tinge) body.colour(this.#tinge.tint, this.#tinge.way)
    else if (scorch) body.colour(...scorch)
    else body.colour(rage.tint)
  }
}
