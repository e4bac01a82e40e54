import type { RarityIndex } from '../../manifest/fighter-layers.ts'
import { place } from '../kit/svg.ts'
import { drawBat } from './companions/bat.ts'
import { drawDragonling } from './companions/dragonling.ts'
import { drawFox } from './companions/fox.ts'
import { drawLion } from './companions/lion.ts'
import { drawOwl } from './companions/owl.ts'
import { drawTurtle } from './companions/turtle.ts'
import type { GearDrawing } from './tiers.ts'

interface Companion {
  readonly draw: () => string
  /** Worn: the higher the rarity, the bigger. */
  readonly scale: number
  readonly icon: { readonly x: number; readonly y: number; readonly scale: number }
}

const COMPANIONS: Readonly<Record<RarityIndex, Companion>> = {
  0: { draw: drawBat, scale: 0.82, icon: { x: 126, y: 142, scale: 1.24 } },
  1: { draw: drawTurtle, scale: 0.88, icon: { x: 124, y: 123, scale: 1.2 } },
  2: { draw: drawOwl, scale: 0.92, icon: { x: 128, y: 130, scale: 1.08 } },
  3: { draw: drawFox, scale: 0.98, icon: { x: 147, y: 134, scale: 1.12 } },
  4: { draw: drawLion, scale: 1.02, icon: { x: 126, y: 134, scale: 1.04 } },
  5: { draw: drawDragonling, scale: 1.08, icon: { x: 126, y: 140, scale: 1.02 } },
}

/** The animal that flies beside its owner: another one in each rarity. */
export const animalDrawing: GearDrawing = {
  worn: (tier) => {
    const { draw, scale } = COMPANIONS[tier]
    return [{ slot: 'companion', bone: 'companion', svg: place(52, 214, scale, draw()) }]
  },
  icon: (tier) => {
    const { draw, icon } = COMPANIONS[tier]
    return place(icon.x, icon.y, icon.scale, draw())
  },
}
