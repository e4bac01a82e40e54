import { ellipse, fill, freshId, gradient, starPath, volume } from '../kit/svg.ts'

/** Light out of what is open. */
export const shine = (): string => {
  const light = freshId('g')
  return `<defs>${gradient(light, [
    [0, '#ffe98a', 0],
    [1, '#ffe98a', 0.75],
  ])}</defs>${fill('M60,112 L26,0 H230 L196,112Z', `url(#${light})`)}`
}

const COINS = [
  [84, 108],
  [128, 96],
  [172, 108],
  [106, 118],
  [150, 118],
] as const

export const treasure = (): string =>
  COINS.map(([x, y]) =>
    volume(ellipse(x, y, 24), '#ffcf3f', {
      relief: [6, 3, 4],
      inside: `<path d="${starPath(x, y, 14, 6, 5, -90, 0.1)}" fill="#fff2b0"/>`,
    }),
  ).join('')
