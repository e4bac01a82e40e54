import type { LookOf, RarityIndex } from '#assets/manifest/fighter-layers.ts'
import type { CompanionAnimal } from '#rules/items/item-looks.ts'
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
  readonly scale: number
  readonly icon: { readonly x: number; readonly y: number; readonly scale: number }
}

const COMPANIONS: Readonly<Record<CompanionAnimal, Companion>> = {
  bat: { draw: drawBat, scale: 0.82, icon: { x: 126, y: 142, scale: 1.24 } },
  turtle: { draw: drawTurtle, scale: 0.88, icon: { x: 124, y: 123, scale: 1.2 } },
  owl: { draw: drawOwl, scale: 0.92, icon: { x: 128, y: 130, scale: 1.08 } },
  fox: { draw: drawFox, scale: 0.98, icon: { x: 147, y: 134, scale: 1.12 } },
  lion: { draw: drawLion, scale: 1.02, icon: { x: 126, y: 134, scale: 1.04 } },
  drake: { draw: drawDragonling, scale: 1.08, icon: { x: 126, y: 140, scale: 1.02 } },
}

const ANIMALS: { readonly [T in RarityIndex]: LookOf<T>['animal'] } = {
  0: 'bat',
  1: 'turtle',
  2: 'owl',
  3: 'fox',
  4: 'lion',
  5: 'drake',
}

export const animalDrawing: GearDrawing = {
  worn: (tier) => {
    const { draw, scale } = COMPANIONS[ANIMALS[tier]]
    return [{ slot: 'companion', bone: 'companion', svg: place(52, 214, scale, draw()) }]
  },
  icon: (tier) => {
    const { draw, icon } = COMPANIONS[ANIMALS[tier]]
    return place(icon.x, icon.y, icon.scale, draw())
  },
}
