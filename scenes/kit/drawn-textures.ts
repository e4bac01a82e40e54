import type { TexturePacks } from './texture-packs.ts'

/** Small soft shapes that scenes draw themselves: white, to be tinted. */
export const DRAWN = {
  glow: 'drawn/glow',
  shadow: 'drawn/shadow',
  dot: 'drawn/dot',
  spark: 'drawn/spark',
  glint: 'drawn/glint',
  paper: 'drawn/paper',
  roundHead: 'drawn/head-round',
  catHead: 'drawn/head-cat',
  rabbitHead: 'drawn/head-rabbit',
} as const

const INK = '#1d1038'

const radial = (size: number, stops: readonly (readonly [number, number])[]) => (context: CanvasRenderingContext2D) => {
  const half = size / 2
  const gradient = context.createRadialGradient(half, half, 0, half, half, half)
  for (const [at, alpha] of stops) gradient.addColorStop(at, `rgba(255,255,255,${alpha})`)
  context.fillStyle = gradient
  context.fillRect(0, 0, size, size)
}

const polygon = (context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void => {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}

/** Glow and shadow, for every scene. */
export const drawGlows = (packs: TexturePacks): void => {
  packs.draw(
    DRAWN.glow,
    128,
    128,
    radial(128, [
      [0, 1],
      [0.35, 0.5],
      [1, 0],
    ]),
  )
  packs.draw(DRAWN.shadow, 128, 128, (context) => {
    const gradient = context.createRadialGradient(64, 64, 0, 64, 64, 62)
    gradient.addColorStop(0, 'rgba(20,10,46,0.85)')
    gradient.addColorStop(0.75, 'rgba(20,10,46,0.75)')
    gradient.addColorStop(1, 'rgba(20,10,46,0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, 128, 128)
  })
}

/** What flies: dots, sparks, glints and paper. */
export const drawParticles = (packs: TexturePacks): void => {
  packs.draw(
    DRAWN.dot,
    24,
    24,
    radial(24, [
      [0, 1],
      [0.5, 0.9],
      [1, 0],
    ]),
  )
  packs.draw(DRAWN.spark, 32, 8, (context) => {
    context.fillStyle = '#fff'
    polygon(context, [
      [0, 4],
      [22, 0],
      [32, 4],
      [22, 8],
    ])
  })
  packs.draw(DRAWN.glint, 48, 48, (context) => {
    context.fillStyle = '#fff'
    polygon(context, [
      [24, 0],
      [28, 20],
      [48, 24],
      [28, 28],
      [24, 48],
      [20, 28],
      [0, 24],
      [20, 20],
    ])
  })
  packs.draw(DRAWN.paper, 12, 8, (context) => {
    context.fillStyle = '#fff'
    context.fillRect(1, 1, 10, 6)
  })
}

const head = (context: CanvasRenderingContext2D, ears: (context: CanvasRenderingContext2D) => void): void => {
  context.fillStyle = '#cfcfcf'
  context.beginPath()
  context.ellipse(24, 56, 22, 20, 0, Math.PI, 0)
  context.fill()
  context.fillStyle = '#fff'
  ears(context)
  context.beginPath()
  context.arc(24, 28, 18, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = INK
  context.globalAlpha = 0.25
  context.fillRect(0, 55, 48, 1)
  context.globalAlpha = 1
}

/** Fans in the stands, 2 × the size of the painted ones. */
export const drawFans = (packs: TexturePacks): void => {
  packs.draw(DRAWN.roundHead, 48, 56, (context) => head(context, () => {}))
  packs.draw(DRAWN.catHead, 48, 56, (context) =>
    head(context, (inner) => {
      polygon(inner, [
        [8, 22],
        [5, 2],
        [22, 12],
      ])
      polygon(inner, [
        [40, 22],
        [43, 2],
        [26, 12],
      ])
    }),
  )
  packs.draw(DRAWN.rabbitHead, 48, 56, (context) =>
    head(context, (inner) => {
      inner.beginPath()
      inner.ellipse(16, 12, 5, 12, 0, 0, Math.PI * 2)
      inner.ellipse(32, 12, 5, 12, 0, 0, Math.PI * 2)
      inner.fill()
    }),
  )
}
