import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { loadImage } from '#client/ui/icons/atlas.ts'
import { drawRibbon } from '#client/ui/share-card/card-brush.ts'
import { CARD } from '#client/ui/share-card/card-canvas.ts'
import { loadPet } from '#client/ui/share-card/card-scene.ts'
import type { SeasonFighter } from '../season-fighter.ts'
import { eased, loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'

const FOE = { x: 610, ground: 980, scale: 1.5 } as const
const OWN = { x: 232, ground: 1000, scale: 0.84 } as const
const BACKDROP = { top: -470, height: 1661 } as const
const NAME = { x: CARD.width / 2, mostX: CARD.width - 30, y: 302, size: 62, tone: '#ff4d6d', shade: '#b3173a' } as const

export interface NemesisContent extends PictureWords {
  readonly own: SeasonFighter
  readonly foe: SeasonFighter
  readonly name: string
}

const drawMenace = (context: CanvasRenderingContext2D): void => {
  const red = context.createRadialGradient(FOE.x, 600, 40, FOE.x, 600, 620)
  red.addColorStop(0, '#ff4d6dcc')
  red.addColorStop(0.5, '#b3173a77')
  red.addColorStop(1, '#3a0d2a00')
  context.fillStyle = red
  context.fillRect(0, 0, CARD.width, CARD.height)
  const dark = context.createLinearGradient(0, 0, 0, CARD.height)
  dark.addColorStop(0, '#1a0620ee')
  dark.addColorStop(0.3, '#1a062000')
  dark.addColorStop(0.72, '#1a062000')
  dark.addColorStop(1, '#1a0620ee')
  context.fillStyle = dark
  context.fillRect(0, 0, CARD.width, CARD.height)
}

export const nemesisPicture = async (content: NemesisContent): Promise<PaintPicture> => {
  const { own, foe, name } = content
  const [{ frame, family }, backdrop, foePet, ownPet] = await Promise.all([
    loadFrame(content, [name]),
    loadImage(extraPictureUrl('hunt-cursed-fortress')),
    loadPet({ ...foe, pose: POSES.win, scale: FOE.scale }),
    loadPet({ ...own, pose: POSES.defeated, scale: OWN.scale }),
  ])
  return (context, share) => {
    context.drawImage(backdrop, 0, BACKDROP.top, CARD.width, BACKDROP.height)
    drawMenace(context)
    const rise = 0.82 + 0.18 * eased(share / 0.6)
    scaledAt(context, FOE.x, FOE.ground, rise, () => foePet(context, { ...FOE, flip: true }))
    ownPet(context, OWN)
    frame(context, share)
    scaledAt(context, NAME.x, NAME.y, popped(share, 0.2), () => drawRibbon(context, family, name, NAME))
  }
}
