import { loadImage } from '../../../ui/icons/atlas.ts'
import { drawPanel, drawRays, writeLine } from '../../../ui/share-card/card-brush.ts'
import { CARD, GAME, openCard } from '../../../ui/share-card/card-canvas.ts'

const { width: WIDTH, height: HEIGHT } = CARD
const MIDDLE = WIDTH / 2
const MEDAL = { y: 620, size: 640 } as const
const PANEL = { x: 50, y: 1052, width: 980, height: 256 } as const

/** All that a medal's card shows. */
export interface MedalCardContent {
  readonly pictureUrl: string
  readonly title: string
  /** Whose it is. */
  readonly name: string
  /** Its place or rarity; null without one. */
  readonly mark: string | null
  readonly earned: string | null
}

/** Draws a medal's card: the medal in its light, with its title, whose it is and when it was earned. */
export const drawMedalCard = async ({ pictureUrl, title, name, mark, earned }: MedalCardContent): Promise<Blob> => {
  const medal = await loadImage(pictureUrl)
  const { context, family, encode } = await openCard([title, name, mark ?? '', earned ?? ''])
  const sky = context.createRadialGradient(MIDDLE, MEDAL.y, 60, MIDDLE, MEDAL.y, HEIGHT * 0.75)
  sky.addColorStop(0, '#8a4dff')
  sky.addColorStop(0.45, '#43208f')
  sky.addColorStop(1, '#160a3d')
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  drawRays(context, MIDDLE, MEDAL.y, 760)
  context.drawImage(medal, MIDDLE - MEDAL.size / 2, MEDAL.y - MEDAL.size / 2, MEDAL.size, MEDAL.size)
  const gold = context.createLinearGradient(0, 130, 0, 240)
  gold.addColorStop(0, '#fff3b0')
  gold.addColorStop(0.5, '#ffc93c')
  gold.addColorStop(1, '#ff9f1c')
  const middle = { x: MIDDLE, align: 'center', maxWidth: WIDTH - 90 } as const
  writeLine(context, family, GAME, { ...middle, baseline: 84, size: 50, fill: '#fff3dc' })
  writeLine(context, family, title, { ...middle, baseline: 226, size: 108, fill: gold })
  drawPanel(context, PANEL)
  const line = { ...middle, maxWidth: PANEL.width - 100 } as const
  const words = [
    { text: name, size: 70, fill: '#ffffff' },
    ...(mark === null ? [] : [{ text: mark, size: 48, fill: '#ffe08a' }]),
    ...(earned === null ? [] : [{ text: earned, size: 42, fill: '#d9ceff' }]),
  ]
  const gap = PANEL.height / (words.length + 1)
  for (const [index, { text, size, fill }] of words.entries())
    writeLine(context, family, text, { ...line, baseline: PANEL.y + gap * (index + 1) + size / 4, size, fill })
  return encode()
}
