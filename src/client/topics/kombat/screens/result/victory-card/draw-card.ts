import { iconUrl } from '#assets/manifest/packs.ts'
import type { ShownWord } from '#client/topics/kombat/shared/victory-ribbon/shown-word.ts'
import { loadImage } from '#client/ui/icons/atlas.ts'
import { crestIcon, leagueIcon } from '#client/ui/icons/game-icons.ts'
import { drawPanel, drawRays, drawRibbon, PANEL, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD, displayFont, encodeCard } from '#client/ui/share-card/card-canvas.ts'
import { loadArena, loadPet } from '#client/ui/share-card/card-scene.ts'
import { writeTitle } from '#client/ui/share-card/card-title.ts'
import type { CardContent } from './card-content.ts'

const MIDDLE = CARD.width / 2
/** Scale from pet rig units to card px. */
const PET_SCALE = 1.36

type Context = CanvasRenderingContext2D

const RIBBON_TONES: Readonly<Record<ShownWord, readonly [tone: string, shade: string]>> = {
  flawless: ['--cyan', '--blue-61'],
  clutch: ['--coral', '--coral-lip'],
  comeback: ['--violet-64', '--violet-lip'],
  knockout: ['--orange', '--orange-lip'],
  season: ['--coral', '--coral-lip'],
}
const RIBBON = { x: 770, mostX: CARD.width - 40, y: 322, size: 72 } as const

const drawPraise = (context: Context, family: string, { word, text }: NonNullable<CardContent['praise']>): void => {
  const styles = getComputedStyle(document.documentElement)
  const [tone = '', shade = ''] = RIBBON_TONES[word].map((name) => styles.getPropertyValue(name).trim())
  drawRibbon(context, family, text.toLocaleUpperCase(), { ...RIBBON, tone, shade })
}

interface NameIcons {
  readonly crest: HTMLImageElement | undefined
  readonly league: HTMLImageElement | undefined
}

const drawNames = (context: Context, family: string, content: CardContent, { crest, league }: NameIcons): void => {
  const { name, beaten, house, rank } = content
  drawPanel(context)
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

/** Rejects if a picture cannot be loaded or the card cannot be encoded. */
export const drawCard = async (content: CardContent): Promise<Blob> => {
  const { title, praise, name, beaten, house, houseId, rank, tier, worn, crown, cape, pose } = content
  const [family, arena, winner, [crest, league]] = await Promise.all([
    displayFont([title, praise?.text, name, beaten, house, rank?.title, rank?.change]),
    loadArena(tier),
    loadPet({ houseId, worn, crown, cape, pose, scale: PET_SCALE }),
    Promise.all([crestIcon(houseId), leagueIcon(tier)].map((icon) => loadImage(iconUrl(icon)))),
  ])
  return encodeCard((context) => {
    arena(context)
    drawRays(context, MIDDLE, 640, 700)
    winner(context, { x: MIDDLE })
    writeTitle(context, family, { title: title.toLocaleUpperCase(), baseline: 250, size: 180 })
    if (praise) drawPraise(context, family, praise)
    drawNames(context, family, content, { crest, league })
  })
}
