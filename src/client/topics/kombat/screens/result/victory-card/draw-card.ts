import {
  ARENA_EDGES,
  ARENA_GROUND_Y,
  ARENA_LAYERS,
  ARENA_MARGIN,
  ARENA_SIZE,
  arenaOfTier,
  arenaPicture,
} from '../../../../../../../assets/manifest/arena-layers.ts'
import { crownedLayers } from '../../../../../../../assets/manifest/crowned-layers.ts'
import { extraPictureUrl } from '../../../../../../../assets/manifest/extras.ts'
import { packsOf } from '../../../../../../../assets/manifest/fighter-layers.ts'
import { iconUrl } from '../../../../../../../assets/manifest/packs.ts'
import { POSES } from '../../../../../../../assets/manifest/poses.ts'
import { REST_BOX } from '../../../../../../../assets/manifest/rig.ts'
import type { VictoryWord } from '../../../../../../rules/kombat/victory-word.ts'
import { drawFighter } from '../../../../../ui/fighters/draw-fighter.ts'
import { loadAtlas, loadImage } from '../../../../../ui/icons/atlas.ts'
import { crestIcon, leagueIcon } from '../../../../../ui/icons/game-icons.ts'
import { drawPanel, drawRays, drawRibbon, writeLine } from '../../../../../ui/share-card/card-brush.ts'
import { CARD, GAME, openCard } from '../../../../../ui/share-card/card-canvas.ts'
import type { CardContent } from './card-content.ts'

const { width: WIDTH, height: HEIGHT } = CARD
const MIDDLE = WIDTH / 2
/** Where the feet stand. */
const GROUND = 1010
const ARENA_SCALE = 1.5
/** Card px per rest unit of the pet, and where its feet and its middle are at rest. */
const PET_SCALE = 1.36
const FEET = { x: 256, y: 456 } as const
const PANEL = { x: 50, y: 1052, width: 980, height: 256 } as const

type Context = CanvasRenderingContext2D

const drawArena = async (context: Context, tier: number): Promise<void> => {
  const arena = arenaOfTier(tier)
  const layers = ARENA_LAYERS.filter(({ inFront }) => !inFront)
  const pictures = await Promise.all(layers.map(({ name }) => loadImage(extraPictureUrl(arenaPicture(arena, name)))))
  const { above, below } = ARENA_EDGES[arena]
  const top = GROUND - ARENA_GROUND_Y * ARENA_SCALE
  const width = (ARENA_SIZE.width + 2 * ARENA_MARGIN) * ARENA_SCALE
  const height = ARENA_SIZE.height * ARENA_SCALE
  context.fillStyle = above
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = below
  context.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND)
  for (const picture of pictures) context.drawImage(picture, MIDDLE - width / 2, top, width, height)
}

const drawShade = (context: Context): void => {
  const shade = context.createLinearGradient(0, 0, 0, HEIGHT)
  shade.addColorStop(0, '#120a33cc')
  shade.addColorStop(0.35, '#120a3300')
  shade.addColorStop(0.7, '#120a3300')
  shade.addColorStop(1, '#120a33dd')
  context.fillStyle = shade
  context.fillRect(0, 0, WIDTH, HEIGHT)
}

const drawWinner = async (context: Context, { houseId, worn, crown }: CardContent): Promise<void> => {
  const layers = crownedLayers({ houseId, worn, crown })
  const atlases = new Map(
    await Promise.all(packsOf(layers).map(async (name) => [name, await loadAtlas(name)] as const)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(REST_BOX.width * PET_SCALE)
  canvas.height = Math.round(REST_BOX.height * PET_SCALE)
  const own = canvas.getContext('2d')
  if (!own) throw new Error('This browser draws no canvas')
  drawFighter(own, { houseId, layers, pose: POSES.win }, atlases)
  context.fillStyle = '#1d103880'
  context.beginPath()
  context.ellipse(MIDDLE, GROUND, 230, 34, 0, 0, 2 * Math.PI)
  context.fill()
  context.drawImage(canvas, MIDDLE - (FEET.x - REST_BOX.x) * PET_SCALE, GROUND - (FEET.y - REST_BOX.y) * PET_SCALE)
}

const drawTitle = (context: Context, family: string, title: string): void => {
  const gold = context.createLinearGradient(0, 110, 0, 260)
  gold.addColorStop(0, '#fff3b0')
  gold.addColorStop(0.5, '#ffc93c')
  gold.addColorStop(1, '#ff9f1c')
  const middle = { x: MIDDLE, align: 'center', maxWidth: WIDTH - 90 } as const
  writeLine(context, family, GAME, { ...middle, baseline: 84, size: 50, fill: '#fff3dc' })
  writeLine(context, family, title.toLocaleUpperCase(), { ...middle, baseline: 250, size: 180, fill: gold })
}

/** Colours of a word, as the ribbon of the page has them. */
const RIBBON_TONES: Readonly<Record<VictoryWord, readonly [tone: string, shade: string]>> = {
  flawless: ['--cyan', '--blue-61'],
  clutch: ['--coral', '--coral-lip'],
  comeback: ['--violet-64', '--violet-lip'],
  knockout: ['--orange', '--orange-lip'],
}
const RIBBON = { x: 770, mostX: WIDTH - 40, y: 322, size: 72 } as const

const drawPraise = (context: Context, family: string, { word, text }: NonNullable<CardContent['praise']>): void => {
  const styles = getComputedStyle(document.documentElement)
  const [tone = '', shade = ''] = RIBBON_TONES[word].map((name) => styles.getPropertyValue(name).trim())
  drawRibbon(context, family, text.toLocaleUpperCase(), { ...RIBBON, tone, shade })
}

const drawNames = async (context: Context, family: string, content: CardContent): Promise<void> => {
  const { name, beaten, house, houseId, rank, tier } = content
  const [crest, league] = await Promise.all(
    [crestIcon(houseId), leagueIcon(tier)].map((icon) => loadImage(iconUrl(icon))),
  )
  drawPanel(context, PANEL)
  const line = { x: 236, maxWidth: 750 } as const
  if (crest) context.drawImage(crest, 84, PANEL.y + 20, 134, 134)
  writeLine(context, family, name, { ...line, baseline: PANEL.y + 82, size: 68, fill: '#ffffff' })
  writeLine(context, family, beaten, { ...line, baseline: PANEL.y + 142, size: 44, fill: '#d9ceff' })
  const baseline = PANEL.y + 212
  if (!rank) {
    writeLine(context, family, house, { ...line, baseline, size: 46, fill: '#ffe08a' })
    return
  }
  if (league) context.drawImage(league, 114, PANEL.y + 158, 76, 76)
  const rankWidth = writeLine(context, family, rank.title, {
    ...line,
    maxWidth: 330,
    baseline,
    size: 46,
    fill: '#ffe08a',
  })
  const gain = { x: line.x + rankWidth + 26, maxWidth: 260, baseline, size: 46, fill: '#3ddc84' }
  const gainWidth = writeLine(context, family, rank.change, gain)
  const left = PANEL.x + PANEL.width - 40 - (gain.x + gainWidth + 26)
  writeLine(context, family, house, {
    x: PANEL.x + PANEL.width - 40,
    align: 'right',
    maxWidth: left,
    baseline,
    size: 46,
    fill: '#d9ceff',
  })
}

/** Draws a victory card: the winner in the arena of its league, with names and rank. Rejects when a picture cannot be loaded. */
export const drawCard = async (content: CardContent): Promise<Blob> => {
  const { title, praise, name, beaten, house, rank } = content
  const { context, family, encode } = await openCard([
    title,
    praise?.text,
    name,
    beaten,
    house,
    rank?.title,
    rank?.change,
  ])
  await drawArena(context, content.tier)
  drawShade(context)
  drawRays(context, MIDDLE, 640, 700)
  await drawWinner(context, content)
  drawTitle(context, family, title)
  if (praise) drawPraise(context, family, praise)
  await drawNames(context, family, content)
  return encode()
}
