import type { Body, TintWay } from '#scenes/kit/body.ts'
import type { Afflictions } from './afflictions.ts'
import type { BossRage } from './boss-rage.ts'

const FLASH_MS = 60
/** Not fully white, so that face and glowing gear stay visible during the flash. */
const FLASH = 0x9c9ca4
const NIGHT = 0x2a1960

export class FighterColours {
  isSilhouette = false
  #flashMs = 0
  #tinge: { readonly tint: number; readonly way: TintWay } | null = null

  flash(): void {
    this.#flashMs = FLASH_MS
  }

  tinge(tint: number | null, way: TintWay = 'multiply'): void {
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
