interface Star {
  readonly x: number
  readonly y: number
  readonly outer: number
  readonly inner: number
}

export const starOutline = (context: CanvasRenderingContext2D, { x, y, outer, inner }: Star): void => {
  for (let point = 0; point < 10; point += 1) {
    const reach = point % 2 === 0 ? outer : inner
    const angle = (Math.PI * point) / 5 - Math.PI / 2
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  context.closePath()
}
