import { drawRays, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD } from '#client/ui/share-card/card-canvas.ts'
import { goldBetween } from '#client/ui/share-card/card-title.ts'
import { drawNight, eased, loadFrame, type PaintPicture, type PictureWords, popped, scaledAt } from './picture-frame.ts'
import { drawClover, drawGlint } from './picture-shapes.ts'

const CLOVER = { x: CARD.width / 2, y: 560, leaf: 262 } as const
const ODDS = { baseline: 930, size: 230 } as const
const GLINTS = [
  [150, 420, 42],
  [925, 360, 54],
  [960, 700, 34],
  [110, 740, 50],
  [250, 300, 26],
  [835, 560, 24],
  [790, 280, 30],
] as const

export interface LuckContent extends PictureWords {
  readonly odds: string
}

export const luckPicture = async (content: LuckContent): Promise<PaintPicture> => {
  const { odds } = content
  const { frame, family } = await loadFrame(content, [odds])
  return (context, share) => {
    drawNight(context, CLOVER.y, '#1f9a72', '#0a1440')
    drawRays(context, CLOVER.x, CLOVER.y, 780)
    scaledAt(context, CLOVER.x, CLOVER.y, popped(share, 0.05), () => {
      context.save()
      context.translate(CLOVER.x, CLOVER.y)
      context.rotate(0.5 * (eased(share) - 1))
      context.translate(-CLOVER.x, -CLOVER.y)
      drawClover(context, CLOVER.x, CLOVER.y, CLOVER.leaf)
      context.restore()
    })
    for (const [index, [x, y, reach]] of GLINTS.entries())
      scaledAt(context, x, y, popped(share, 0.06 * index), () => drawGlint(context, x, y, reach))
    scaledAt(context, CARD.width / 2, ODDS.baseline - 70, popped(share, 0.35), () =>
      writeLine(context, family, odds, {
        x: CARD.width / 2,
        baseline: ODDS.baseline,
        maxWidth: CARD.width - 120,
        size: ODDS.size,
        fill: goldBetween(context, ODDS.baseline - 170, ODDS.baseline + 10),
        align: 'center',
      }),
    )
    frame(context, share)
  }
}
