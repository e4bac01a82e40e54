import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { loadImage } from '#client/ui/icons/atlas.ts'
import { writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD } from '#client/ui/share-card/card-canvas.ts'
import { loadPet } from '#client/ui/share-card/card-scene.ts'
import type { SeasonFighter } from '../season-fighter.ts'
import { eased, loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'
import { drawFlame } from './picture-shapes.ts'

const FLAME = { x: 372, ground: 1020, size: 690 } as const
const SMALL_FLAMES = [
  [90, 1030, 250],
  [655, 1030, 300],
  [985, 1030, 270],
] as const
const NUMBER = { x: 372, baseline: 920, size: 300, maxWidth: 470 } as const
const PET = { x: 800, ground: 1015, scale: 1.02 } as const

export interface StreakContent extends PictureWords {
  readonly own: SeasonFighter
  readonly wins: number
  readonly format: (wins: number) => string
}

export const streakPicture = async (content: StreakContent): Promise<PaintPicture> => {
  const { own, wins, format } = content
  const [{ frame, family }, sky, pet] = await Promise.all([
    loadFrame(content, ['0123456789']),
    loadImage(extraPictureUrl('boss-arena-fire-lord-sky')),
    loadPet({ ...own, pose: POSES.win, scale: PET.scale }),
  ])
  return (context, share) => {
    context.fillStyle = '#2a0f26'
    context.fillRect(0, 0, CARD.width, CARD.height)
    context.drawImage(sky, -150, 0, 1380, 1288)
    const shade = context.createLinearGradient(0, 0, 0, CARD.height)
    shade.addColorStop(0, '#2a0f26cc')
    shade.addColorStop(0.35, '#2a0f2600')
    shade.addColorStop(0.68, '#2a0f2600')
    shade.addColorStop(0.86, '#2a0f26ee')
    context.fillStyle = shade
    context.fillRect(0, 0, CARD.width, CARD.height)
    for (const [index, [x, ground, size]] of SMALL_FLAMES.entries())
      scaledAt(context, x, ground, popped(share, 0.1 + 0.08 * index), () => drawFlame(context, x, ground, size))
    scaledAt(context, FLAME.x, FLAME.ground, popped(share, 0), () =>
      drawFlame(context, FLAME.x, FLAME.ground, FLAME.size),
    )
    pet(context, PET)
    const counted = format(Math.round(wins * eased(share)))
    writeLine(context, family, counted, { ...NUMBER, fill: '#ffffff', align: 'center' })
    frame(context, share)
  }
}
