import { loadImage } from '#client/ui/icons/atlas.ts'
import { drawPanel, drawRays, PANEL, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD, displayFont, encodeCard } from '#client/ui/share-card/card-canvas.ts'
import { writeTitle } from '#client/ui/share-card/card-title.ts'

const { width: WIDTH, height: HEIGHT } = CARD
const MIDDLE = WIDTH / 2
const MEDAL = { y: 620, size: 640 } as const

export interface MedalCardContent {
  readonly pictureUrl: string
  readonly title: string
  readonly name: string
  /** Place or rarity of the medal. Null if it has neither. */
  readonly mark: string | null
  readonly earned: string | null
}

export const drawMedalCard = async ({ pictureUrl, title, name, mark, earned }: MedalCardContent): Promise<Blob> => {
  const [medal, family] = await Promise.all([
    loadImage(pictureUrl),
    displayFont([title, name, mark ?? '', earned ?? '']),
  ])
  const words = [
    { text: name, size: 70, fill: '#ffffff' },
    ...(mark === null ? [] : [{ text: mark, size: 48, fill: '#ffe08a' }]),
    ...(earned === null ? [] : [{ text: earned, size: 42, fill: '#d9ceff' }]),
  ]
  return encodeCard((context) => {
    const sky = context.createRadialGradient(MIDDLE, MEDAL.y, 60, MIDDLE, MEDAL.y, HEIGHT * 0.75)
    sky.addColorStop(0, '#8a4dff')
    sky.addColorStop(0.45, '#43208f')
    sky.addColorStop(1, '#160a3d')
    context.fillStyle = sky
    context.fillRect(0, 0, WIDTH, HEIGHT)
    drawRays(context, MIDDLE, MEDAL.y, 760)
    context.drawImage(medal, MIDDLE - MEDAL.size / 2, MEDAL.y - MEDAL.size / 2, MEDAL.size, MEDAL.size)
    writeTitle(context, family, { title, baseline: 226, size: 108 })
    drawPanel(context)
    const line = { x: MIDDLE, align: 'center', maxWidth: PANEL.width - 100 } as const
    const gap = PANEL.height / (words.length + 1)
    for (const [index, { text, size, fill }] of words.entries())
      writeLine(context, family, text, { ...line, baseline: PANEL.y + gap * (index + 1) + size / 4, size, fill })
  })
}
