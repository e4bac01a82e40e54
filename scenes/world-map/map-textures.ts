import type { TexturePacks } from '#scenes/kit/texture-packs.ts'

/** Drawn at twice their size in map units. */
export const PLATE = { plain: 'drawn/plate', gold: 'drawn/plate-gold' } as const
export const CLOUD = 'drawn/cloud'

const INK = '#1d1038'

const plankPath = (context: CanvasRenderingContext2D, inset: number): void => {
  const left = 26 + inset
  const right = 450 - inset
  const top = 10 + inset
  const bottom = 94 - inset
  context.beginPath()
  context.moveTo(left, top)
  context.lineTo(right, top)
  context.quadraticCurveTo(right + 32, (top + bottom) / 2, right, bottom)
  context.lineTo(left, bottom)
  context.quadraticCurveTo(left - 32, (top + bottom) / 2, left, top)
  context.closePath()
}

const plank = (fill: string, shade: string, shine: string) => (context: CanvasRenderingContext2D) => {
  context.lineJoin = 'round'
  plankPath(context, 0)
  context.lineWidth = 14
  context.strokeStyle = INK
  context.stroke()
  context.fillStyle = shade
  context.fill()
  context.save()
  context.translate(-2, -9)
  plankPath(context, 3)
  context.clip()
  context.fillStyle = fill
  context.fillRect(0, 0, 480, 104)
  context.fillStyle = shine
  context.fillRect(0, 0, 480, 34)
  context.restore()
}

const cloud = (context: CanvasRenderingContext2D): void => {
  context.translate(132, 62)
  context.fillStyle = '#fff'
  context.beginPath()
  context.moveTo(-120, 30)
  context.bezierCurveTo(-132, 4, -100, -12, -80, -4)
  context.bezierCurveTo(-74, -36, -30, -46, -10, -22)
  context.bezierCurveTo(10, -54, 62, -48, 68, -14)
  context.bezierCurveTo(96, -24, 130, 0, 118, 30)
  context.closePath()
  context.fill()
}

export const drawMapTextures = (packs: TexturePacks): void => {
  packs.draw(PLATE.plain, 476, 104, plank('#fff3dc', '#d9bfae', 'rgba(255,255,255,0.65)'))
  packs.draw(PLATE.gold, 476, 104, plank('#ffc93c', '#e0861a', 'rgba(255,255,255,0.4)'))
  packs.draw(CLOUD, 264, 100, cloud)
}
