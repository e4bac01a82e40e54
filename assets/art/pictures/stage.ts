import { fill, halo, starPath } from '../kit/svg.ts'
import type { PictureDrawing } from '../picture-drawing.ts'

const BOX = { x: 0, y: 0, width: 480, height: 400 } as const

export const scene = (svg: () => string, pxPerUnit = 0.8): PictureDrawing => ({ svg, box: BOX, pxPerUnit })

/** A function, because the gradient ids of each picture must be unique. */
export const ground = (): string =>
  `${halo(240, 330, 230, '#7c4dff', 0.35, 70)}<ellipse cx="240" cy="340" rx="150" ry="20" fill="#0d0622" opacity=".5"/>`

export const standing = (svg: string, x = 240, scale = 0.66, flip = false, y = 338): string =>
  `<g transform="translate(${x},${y}) scale(${flip ? -scale : scale},${scale}) translate(-256,-456)">${svg}</g>`

export const twinkle = (x: number, y: number, size: number, colour = '#ffe071'): string =>
  fill(starPath(x, y, size, size * 0.36, 4, -90, 0.05), colour)
