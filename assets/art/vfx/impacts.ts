import { halo, seededRandom, starPath } from '../kit/svg.ts'
import { type DrawEffect, easeOut, onCircle, spike } from './shapes.ts'

export const drawHit: DrawEffect = (t) => {
  const random = seededRandom(7)
  const open = easeOut(t)
  const left = 1 - t
  let drawing = halo(0, 0, 110 * left + 20, '#ffb52e', 0.9 * left)
  for (let index = 0; index < 9; index += 1) {
    const degrees = index * 40 + random() * 18
    const length = 70 + random() * 45
    const inner = length * open * 0.55 * (t + 0.15)
    drawing +=
      spike(degrees, inner, length * (0.45 + open * 0.7), 13 * left + 1, '#ff8a1f') +
      spike(degrees, inner, length * (0.4 + open * 0.6), 8 * left + 0.6, '#ffe071')
  }
  drawing += `<path d="${starPath(0, 0, 62 * left * (0.6 + open * 0.6) + 4, 26 * left + 2, 8, -70, 0.04)}" fill="#fff"/>`
  for (let index = 0; index < 8; index += 1) {
    const [x, y] = onCircle(random() * 360, (40 + random() * 80) * open)
    drawing += `<circle cx="${x}" cy="${y + t * t * 24}" r="${6 * left}" fill="#fff2a8"/>`
  }
  return drawing
}

export const drawCrit: DrawEffect = (t) => {
  const random = seededRandom(3)
  const open = easeOut(t)
  const left = 1 - t
  let drawing = halo(0, 0, 126, '#ff3d6e', 0.9 * left)
  for (let index = 0; index < 14; index += 1) {
    const degrees = index * 25.7 + random() * 10
    const length = 96 + random() * 44
    drawing +=
      spike(degrees, length * open * 0.5, length * (0.5 + open * 0.55), 15 * left + 1, '#ff2d5e') +
      spike(degrees, length * open * 0.5, length * (0.46 + open * 0.5), 9 * left + 0.6, '#ffd23e')
  }
  const pop = 1 + 0.5 * (1 - easeOut(Math.min(1, t * 3)))
  const burst = (outer: number, inner: number, colour: string) =>
    `<path d="${starPath(0, 0, outer, inner, 9, -90, 0.02)}" fill="${colour}"/>`
  return `${drawing}<g transform="scale(${pop * (1 - 0.25 * t)})" opacity="${t > 0.7 ? (1 - t) * 3.3 : 1}">${burst(80, 47, '#ff2d5e')}${burst(65, 39, '#ffd23e')}${burst(47, 28, '#fff')}</g>`
}

export const drawSlash: DrawEffect = (t) => {
  const lead = -170 + 240 * easeOut(Math.min(1, t * 1.5))
  const tail = -170 + 238 * Math.max(0, (t - 0.18) / 0.82) ** 1.15
  const sweep = Math.max(2, lead - tail)
  const crescent = (radius: number, width: number, colour: string, opacity: number) => {
    const outside: string[] = []
    const inside: string[] = []
    for (let index = 0; index <= 28; index += 1) {
      const along = index / 28
      const thickness = width * Math.sin(Math.PI * along ** 1.7) * Math.min(1, sweep / 70)
      const point = (at: number) =>
        onCircle(tail + sweep * along, at)
          .map((value) => value.toFixed(1))
          .join(',')
      outside.push(point(radius))
      inside.unshift(point(radius - thickness))
    }
    return `<path d="M${[...outside, ...inside].join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width="2" stroke-linejoin="round" opacity="${opacity}"/>`
  }
  const [x, y] = onCircle(lead, 108)
  const glint =
    t < 0.7
      ? `<g transform="translate(${x},${y}) scale(${1 - t})"><path d="${starPath(0, 0, 40, 9, 4, -90, 0.02)}" fill="#fff"/></g>`
      : ''
  return `<g transform="rotate(-6) scale(1.02,.86)">${crescent(118, 70, '#1f8dff', 0.4)}${crescent(112, 52, '#36d6ff', 0.95)}${crescent(108, 36, '#bdf4ff', 1)}${crescent(106, 21, '#fff', 1)}${glint}</g>`
}
