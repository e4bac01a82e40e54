import { drawPanel, PANEL, writeLine } from '#client/ui/share-card/card-brush.ts'
import { CARD, displayFont } from '#client/ui/share-card/card-canvas.ts'
import { goldBetween, writeTitle } from '#client/ui/share-card/card-title.ts'

type Context = CanvasRenderingContext2D

/** `share` is the progress of the entrance, 0–1; everything is still at 1. */
export type PaintPicture = (context: Context, share: number) => void

export interface PictureFigure {
  readonly value: string
  readonly label: string
}

export interface PictureWords {
  readonly over: string
  readonly title: string
  readonly line: string
  readonly figures: readonly PictureFigure[]
}

export type DrawFrame = (context: Context, share: number) => void

const INNER_PX = 40
const TITLE = { baseline: 208, size: 124 } as const
const POP = 0.35

/** Overshoots slightly. `after` is the start as a share of the entrance. */
export const popped = (share: number, after: number): number => {
  const own = Math.min(1, Math.max(0, (share - after) / POP)) - 1
  return 1 + 2.4 * own ** 3 + 1.4 * own ** 2
}

/** Ease-out, 0–1. */
export const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

export const scaledAt = (context: Context, x: number, y: number, scale: number, draw: () => void): void => {
  if (scale <= 0) return
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(-x, -y)
  draw()
  context.restore()
}

const drawFigures = (context: Context, family: string, figures: readonly PictureFigure[], share: number): void => {
  const width = (PANEL.width - 2 * INNER_PX) / figures.length
  for (const [index, { value, label }] of figures.entries()) {
    const x = PANEL.x + INNER_PX + width * (index + 0.5)
    const maxWidth = width - 24
    scaledAt(context, x, PANEL.y + 150, popped(share, 0.3 + 0.12 * index), () => {
      const baseline = PANEL.y + 166
      const fill = goldBetween(context, baseline - 56, baseline + 4)
      writeLine(context, family, value, { x, baseline, maxWidth, size: 76, fill, align: 'center' })
      const below = { x, baseline: PANEL.y + 218, maxWidth, size: 40, fill: '#d9ceff', align: 'center' } as const
      writeLine(context, family, label, below)
    })
  }
}

export const loadFrame = async (
  { over, title, line, figures }: PictureWords,
  sceneWords: readonly string[] = [],
): Promise<{ readonly family: string; readonly frame: DrawFrame }> => {
  const family = await displayFont([
    over,
    title,
    line,
    ...figures.flatMap(({ value, label }) => [value, label]),
    ...sceneWords,
  ])
  return {
    family,
    frame: (context, share) => {
      scaledAt(context, CARD.width / 2, TITLE.baseline - 40, popped(share, 0), () =>
        writeTitle(context, family, { title, over, ...TITLE }),
      )
      drawPanel(context)
      writeLine(context, family, line, {
        x: CARD.width / 2,
        baseline: PANEL.y + 78,
        maxWidth: PANEL.width - 2 * INNER_PX,
        size: 54,
        fill: '#ffffff',
        align: 'center',
      })
      drawFigures(context, family, figures, share)
    },
  }
}

export const drawNight = (context: Context, y: number, light: string, deep: string): void => {
  const night = context.createRadialGradient(CARD.width / 2, y, 60, CARD.width / 2, y, CARD.height * 0.75)
  night.addColorStop(0, light)
  night.addColorStop(1, deep)
  context.fillStyle = night
  context.fillRect(0, 0, CARD.width, CARD.height)
}
