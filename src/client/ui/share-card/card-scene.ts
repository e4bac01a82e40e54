import {
  ARENA_EDGES,
  ARENA_GROUND_Y,
  ARENA_LAYERS,
  ARENA_MARGIN,
  ARENA_SIZE,
  arenaOfTier,
  arenaPicture,
} from '#assets/manifest/arena-layers.ts'
import { BOSS_ARENA_EDGES, type BossName, bossArenaPicture } from '#assets/manifest/creatures.ts'
import { crownedLayers, type FighterLook } from '#assets/manifest/crowned-layers.ts'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { packsOf } from '#assets/manifest/fighter-layers.ts'
import { type Pose, REST_BOX } from '#assets/manifest/rig.ts'
import { drawFighter } from '../fighters/draw-fighter.ts'
import { loadAtlas, loadImage } from '../icons/atlas.ts'
import { INK } from './card-brush.ts'
import { CARD, newCanvas } from './card-canvas.ts'

type Context = CanvasRenderingContext2D

export const GROUND = 1010
const ARENA_SCALE = 1.5
const SHADE = '#120a33'

interface ArenaArt {
  readonly urls: readonly string[]
  readonly above: string
  readonly below: string
}

const loadScenery = async ({ urls, above, below }: ArenaArt): Promise<(context: Context) => void> => {
  const pictures = await Promise.all(urls.map(loadImage))
  const top = GROUND - ARENA_GROUND_Y * ARENA_SCALE
  const width = (ARENA_SIZE.width + 2 * ARENA_MARGIN) * ARENA_SCALE
  const height = ARENA_SIZE.height * ARENA_SCALE
  return (context) => {
    context.fillStyle = above
    context.fillRect(0, 0, CARD.width, CARD.height)
    context.fillStyle = below
    context.fillRect(0, GROUND, CARD.width, CARD.height - GROUND)
    for (const picture of pictures) context.drawImage(picture, (CARD.width - width) / 2, top, width, height)
    const shade = context.createLinearGradient(0, 0, 0, CARD.height)
    shade.addColorStop(0, `${SHADE}cc`)
    shade.addColorStop(0.35, `${SHADE}00`)
    shade.addColorStop(0.7, `${SHADE}00`)
    shade.addColorStop(1, `${SHADE}dd`)
    context.fillStyle = shade
    context.fillRect(0, 0, CARD.width, CARD.height)
  }
}

/** @param tier 0 (Bronze) to 7 (Mythic) */
export const loadArena = (tier: number): Promise<(context: Context) => void> => {
  const arena = arenaOfTier(tier)
  const layers = ARENA_LAYERS.filter(({ inFront }) => !inFront)
  return loadScenery({
    urls: layers.map(({ name }) => extraPictureUrl(arenaPicture(arena, name))),
    ...ARENA_EDGES[arena],
  })
}

export const loadBossArena = (boss: BossName): Promise<(context: Context) => void> =>
  loadScenery({
    urls: (['sky', 'far', 'wall', 'floor'] as const).map((layer) => extraPictureUrl(bossArenaPicture(boss, layer))),
    ...BOSS_ARENA_EDGES[boss],
  })

export interface CardPet extends FighterLook {
  readonly pose: Pose
  /** Card px per rest unit. */
  readonly scale: number
}

export interface PetRect {
  readonly x: number
  readonly ground?: number
  readonly flip?: boolean
}

/** In rest units. */
const FEET = { x: 256, y: 456 } as const
const SHADOW = { width: 170, height: 25 } as const

export const loadPet = async (pet: CardPet): Promise<(context: Context, place: PetRect) => void> => {
  const { houseId, pose, scale } = pet
  const layers = crownedLayers(pet)
  const atlases = new Map(
    await Promise.all(packsOf(layers).map(async (name) => [name, await loadAtlas(name)] as const)),
  )
  const own = newCanvas(REST_BOX.width * scale, REST_BOX.height * scale)
  drawFighter(own, { houseId, layers, pose }, atlases)
  return (context, { x, ground = GROUND, flip = false }) => {
    context.save()
    context.translate(x, ground)
    if (flip) context.scale(-1, 1)
    context.fillStyle = `${INK}80`
    context.beginPath()
    context.ellipse(0, 0, SHADOW.width * scale, SHADOW.height * scale, 0, 0, 2 * Math.PI)
    context.fill()
    context.drawImage(own.canvas, (REST_BOX.x - FEET.x) * scale, (REST_BOX.y - FEET.y) * scale)
    context.restore()
  }
}
