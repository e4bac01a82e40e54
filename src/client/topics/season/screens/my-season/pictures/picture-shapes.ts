import { INK } from '#client/ui/share-card/card-brush.ts'

type Context = CanvasRenderingContext2D

const LINE_PX = 11

const inked = (context: Context, fill: string | CanvasGradient): void => {
  context.lineJoin = 'round'
  context.lineWidth = 2 * LINE_PX
  context.strokeStyle = INK
  context.stroke()
  context.fillStyle = fill
  context.fill()
}

export const drawGlint = (context: Context, x: number, y: number, reach: number): void => {
  context.beginPath()
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = (Math.PI * corner) / 4
    const radius = corner % 2 === 0 ? reach : reach * 0.26
    context.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
  }
  context.closePath()
  context.fillStyle = '#fff6d6'
  context.fill()
}

export const drawBurst = (context: Context, x: number, y: number, reach: number): void => {
  const spikes = 12
  const path = (outer: number, inner: number): void => {
    context.beginPath()
    for (let corner = 0; corner < 2 * spikes; corner += 1) {
      const angle = (Math.PI * corner) / spikes
      const long = corner % 4 === 0 ? 1 : 0.8
      const radius = corner % 2 === 0 ? outer * long : inner
      context.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
    }
    context.closePath()
  }
  path(reach, reach * 0.52)
  inked(context, '#ff9f1c')
  path(reach * 0.82, reach * 0.42)
  context.fillStyle = '#ffe08a'
  context.fill()
  path(reach * 0.55, reach * 0.3)
  context.fillStyle = '#ffffff'
  context.fill()
}

const LEAF_TONES = ['#7df0a6', '#3ddc84', '#14935a'] as const

const leafPath = (context: Context, size: number): void => {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-0.16 * size, -0.2 * size, -0.5 * size, -0.3 * size, -0.48 * size, -0.62 * size)
  context.bezierCurveTo(-0.46 * size, -0.9 * size, -0.12 * size, -0.94 * size, 0, -0.72 * size)
  context.bezierCurveTo(0.12 * size, -0.94 * size, 0.46 * size, -0.9 * size, 0.48 * size, -0.62 * size)
  context.bezierCurveTo(0.5 * size, -0.3 * size, 0.16 * size, -0.2 * size, 0, 0)
  context.closePath()
}

export const drawClover = (context: Context, x: number, y: number, size: number): void => {
  const [light, tone, shade] = LEAF_TONES
  context.save()
  context.translate(x, y)
  context.beginPath()
  context.moveTo(-0.03 * size, 0)
  context.bezierCurveTo(0.02 * size, 0.5 * size, 0.2 * size, 0.85 * size, 0.42 * size, 1.12 * size)
  context.lineTo(0.54 * size, 1.02 * size)
  context.bezierCurveTo(0.32 * size, 0.75 * size, 0.16 * size, 0.45 * size, 0.1 * size, 0)
  context.closePath()
  inked(context, shade)
  for (const turn of [1, 3, 5, 7]) {
    context.save()
    context.rotate((turn * Math.PI) / 4)
    leafPath(context, size)
    const green = context.createRadialGradient(0, -0.6 * size, 0.05 * size, 0, -0.45 * size, 0.62 * size)
    green.addColorStop(0, light)
    green.addColorStop(0.55, tone)
    green.addColorStop(1, shade)
    inked(context, green)
    context.beginPath()
    context.moveTo(0, -0.1 * size)
    context.lineTo(0, -0.5 * size)
    context.lineWidth = 0.035 * size
    context.lineCap = 'round'
    context.strokeStyle = `${shade}cc`
    context.stroke()
    context.restore()
  }
  // Unrotated, so that the light always comes from above.
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(side * 0.42 * size, -0.62 * size, 0.16 * size, 0.08 * size, side * 0.6, 0, 2 * Math.PI)
    context.fillStyle = '#ffffffaa'
    context.fill()
  }
  context.restore()
}

const FLAME = [
  { fill: '#ff4d1f', share: 1 },
  { fill: '#ff9f1c', share: 0.76 },
  { fill: '#ffd95c', share: 0.52 },
] as const

const flamePath = (context: Context, size: number): void => {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-0.34 * size, 0, -0.46 * size, -0.22 * size, -0.42 * size, -0.42 * size)
  context.bezierCurveTo(-0.39 * size, -0.56 * size, -0.28 * size, -0.6 * size, -0.27 * size, -0.76 * size)
  context.bezierCurveTo(-0.18 * size, -0.72 * size, -0.14 * size, -0.64 * size, -0.13 * size, -0.56 * size)
  context.bezierCurveTo(-0.04 * size, -0.7 * size, -0.1 * size, -0.9 * size, 0.06 * size, -1.08 * size)
  context.bezierCurveTo(0.08 * size, -0.86 * size, 0.22 * size, -0.78 * size, 0.25 * size, -0.6 * size)
  context.bezierCurveTo(0.3 * size, -0.66 * size, 0.32 * size, -0.72 * size, 0.31 * size, -0.8 * size)
  context.bezierCurveTo(0.44 * size, -0.66 * size, 0.47 * size, -0.5 * size, 0.45 * size, -0.36 * size)
  context.bezierCurveTo(0.42 * size, -0.14 * size, 0.28 * size, 0, 0, 0)
  context.closePath()
}

export const drawFlame = (context: Context, x: number, ground: number, size: number): void => {
  for (const [index, { fill, share }] of FLAME.entries()) {
    context.save()
    context.translate(x, ground - 0.03 * size * index)
    flamePath(context, size * share)
    if (index === 0) inked(context, fill)
    else {
      context.fillStyle = fill
      context.fill()
    }
    context.restore()
  }
}
