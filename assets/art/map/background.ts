import { MAP_LANDS, MAP_SIZE } from '#assets/manifest/map-regions.ts'
import { freshId, gradient, line, seededRandom } from '../kit/svg.ts'
import { cloud } from './cloud.ts'

const CLOUDS = [
  [660, 1440, 1.2, '#ffffff', 0.85],
  [60, 1250, 0.9, '#ffffff', 0.75],
  [700, 1090, 0.8, '#eaf6ff', 0.75],
  [60, 930, 0.9, '#eaf0ff', 0.7],
  [720, 760, 0.9, '#c9ccff', 0.65],
  [50, 590, 0.8, '#a9a4f0', 0.6],
  [720, 440, 0.9, '#7c6bd8', 0.65],
  [70, 250, 1, '#6450c0', 0.7],
  [420, 120, 0.8, '#5a45b0', 0.7],
  [400, 1180, 0.5, '#ffffff', 0.6],
] as const

/** Connects the islands from the lowest upwards. The islands cover the ends of the paths. */
const paths = (): string => {
  const upwards = [...MAP_LANDS].sort((a, b) => b.center.y - a.center.y)
  return upwards
    .slice(1)
    .map((to, index) => {
      const from = upwards[index] ?? to
      const side = to.center.x > from.center.x ? 1 : -1
      const path = `M${from.center.x + side * 120},${from.center.y - 4} C${from.center.x + side * 200},${from.center.y - 30} ${to.center.x - side * 210},${to.center.y + 96} ${to.center.x - side * 120},${to.center.y + 20}`
      return line(path, 11, '#ffffff', 'stroke-dasharray="1 25" opacity=".55"')
    })
    .join('')
}

export const drawMapBackground = (): string => {
  const random = seededRandom(3)
  const sky = freshId('s')
  let drawing = `<defs>${gradient(sky, [
    [0, '#24135f'],
    [0.2, '#4a2fa0'],
    [0.42, '#4f63d6'],
    [0.68, '#3fa4ea'],
    [1, '#6fd6f2'],
  ])}</defs><rect width="${MAP_SIZE.width}" height="${MAP_SIZE.height}" fill="url(#${sky})"/>`
  for (let index = 0; index < 60; index += 1) {
    drawing += `<circle cx="${random() * MAP_SIZE.width}" cy="${random() * 420}" r="${0.8 + random() * 2}" fill="#fff" opacity="${0.3 + random() * 0.6}"/>`
  }
  for (let index = 0; index < 26; index += 1) {
    const x = random() * MAP_SIZE.width
    const y = 560 + random() * 980
    drawing += line(`M${x},${y} q14,-9 28,0 q14,9 28,0`, 4, '#ffffff', `opacity="${0.12 + random() * 0.14}"`)
  }
  for (const [x, y, scale, colour, opacity] of CLOUDS) drawing += cloud(x, y, scale, colour, opacity)
  return drawing + paths()
}
