import { writeLine } from './card-brush.ts'
import { CARD, GAME } from './card-canvas.ts'

const MIDDLE = { x: CARD.width / 2, align: 'center', maxWidth: CARD.width - 90 } as const
const OVER = { baseline: 84, size: 50, fill: '#fff3dc' } as const
/** Room for a title above and below its baseline, as a share of its size. */
const RISE = 0.78
const DIP = 0.06

export const goldBetween = (context: CanvasRenderingContext2D, top: number, bottom: number): CanvasGradient => {
  const gold = context.createLinearGradient(0, top, 0, bottom)
  gold.addColorStop(0, '#fff3b0')
  gold.addColorStop(0.5, '#ffc93c')
  gold.addColorStop(1, '#ff9f1c')
  return gold
}

export interface CardTitle {
  readonly title: string
  readonly baseline: number
  readonly size: number
  readonly over?: string
}

export const writeTitle = (
  context: CanvasRenderingContext2D,
  family: string,
  { title, baseline, size, over = GAME }: CardTitle,
): void => {
  writeLine(context, family, over, { ...MIDDLE, ...OVER })
  const fill = goldBetween(context, baseline - RISE * size, baseline + DIP * size)
  writeLine(context, family, title, { ...MIDDLE, baseline, size, fill })
}
