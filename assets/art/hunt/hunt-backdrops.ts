import type { HuntStage } from '#assets/manifest/creatures.ts'
import {
  ellipse,
  fill,
  freshId,
  gradient,
  halo,
  line,
  mirrored,
  place,
  type Stops,
  seededRandom,
  starPath,
  volume,
} from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

export const HUNT_BOX = { x: 0, y: 0, width: 390, height: 600 } as const

const backdrop = (stops: Stops, body: string): string => {
  const sky = freshId('s')
  return `<defs>${gradient(sky, stops)}</defs><rect width="390" height="600" fill="url(#${sky})"/>${body}`
}

const dots = (seed: number, count: number, colour: string, toY: number): string => {
  const random = seededRandom(seed)
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${(random() * 390).toFixed(1)}" cy="${(random() * toY).toFixed(1)}" r="${(0.6 + random() * 1.5).toFixed(1)}" fill="${colour}" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

const ground = (top: string, bottom: string, light: string): string => {
  const shade = freshId('g')
  return (
    `<defs>${gradient(shade, [
      [0, top],
      [1, bottom],
    ])}</defs>${fill('M0,478 Q195,500 390,478 V600 H0Z', `url(#${shade})`)}` +
    halo(195, 538, 190, light, 0.5, 48) +
    `<ellipse cx="195" cy="540" rx="150" ry="30" fill="none" stroke="${light}" stroke-width="3" opacity=".55"/>`
  )
}

const battlements = (y: number, colour: string): string => {
  let path = `M0,${y + 16}`
  for (let x = 0; x < 390; x += 39) path += ` V${y} H${x + 22} V${y + 16} H${x + 39}`
  return fill(`${path} V600 H0Z`, colour)
}

const bricks = (from: number, rows: number, colour: string): string => {
  let path = ''
  for (let row = 0; row < rows; row += 1) {
    const y = from + row * 22
    path += `M0,${y} H390 `
    for (let x = (row % 2) * 24; x < 390; x += 48) path += `M${x},${y} v22 `
  }
  return line(path, 2, colour, 'opacity=".55"')
}

const tower = (x: number, y: number, width: number, height: number, wall: string, light: string): string => {
  const half = width / 2
  return (
    fill(`M${x - half},${y} V${y - height} H${x + half} V${y}Z`, wall) +
    fill(`M${x + half * 0.3},${y} V${y - height} H${x + half} V${y}Z`, tone(wall, -0.05)) +
    fill(
      `M${x - half - 5},${y - height} V${y - height - 16} h10 v7 h${half - 7} v-7 h8 v7 h${half - 7} v-7 h10 v16Z`,
      tone(wall, 0.05),
    ) +
    fill(
      `M${x - 5},${y - height * 0.5} v-12 a5,6 0 0 1 10,0 v12Z M${x - 5},${y - height * 0.8} v-9 a5,6 0 0 1 10,0 v9Z`,
      light,
    )
  )
}

const fortress = (): string =>
  backdrop(
    [
      [0, '#1c0d33'],
      [0.4, '#4d1a4c'],
      [0.68, '#a5375a'],
      [0.84, '#e8805a'],
    ],
    dots(3, 40, '#ffd9e6', 240) +
      halo(284, 110, 120, '#ff9d8a', 0.55) +
      '<circle cx="284" cy="110" r="42" fill="#ffd2b0"/><circle cx="270" cy="100" r="8" fill="#f0a894"/><circle cx="296" cy="122" r="11" fill="#f0a894"/>' +
      fill('M0,380 L50,300 L96,350 L150,286 L210,360 L270,300 L330,356 L390,310 V600 H0Z', '#5e2258') +
      tower(84, 440, 58, 196, '#45204f', '#8dff5c') +
      tower(316, 440, 66, 150, '#45204f', '#8dff5c') +
      tower(206, 440, 92, 110, '#532860', '#ffb347') +
      fill('M300,276 l18,-14 l10,12 l12,-10 l14,14 v20 h-54Z', '#45204f') +
      battlements(400, '#3a1a48') +
      bricks(424, 3, '#2a1038') +
      fill('M150,500 V448 a45,42 0 0 1 90,0 V500Z', '#23102f') +
      halo(195, 480, 60, '#8dff5c', 0.45) +
      mirrored(195, () =>
        line(
          'M-184,600 C-176,520 -150,480 -166,420 C-172,390 -160,370 -140,362 M-166,440 C-186,430 -192,410 -190,390',
          9,
          '#26102f',
        ),
      ) +
      ground('#6e3a5c', '#241030', '#ffc49a') +
      [
        [30, 566, 1],
        [352, 572, 1.2],
        [318, 510, 0.6],
        [70, 512, 0.6],
      ]
        .map(([x = 0, y = 0, scale = 1]) =>
          place(
            x,
            y,
            scale,
            volume('M-20,12 V-22 C-20,-44 20,-44 20,-22 V12Z', '#7d6a8f', {
              relief: [3.5, 4, 5],
              inside: line('M0,-28 V-6 M-8,-20 H8', 4, '#3a2a4c'),
            }),
          ),
        )
        .join(''),
  )

const chain = (x: number, length: number): string =>
  Array.from(
    { length: Math.floor(length / 15) },
    (_, index) => `<ellipse cx="${x}" cy="${index * 15}" rx="5" ry="9" fill="none" stroke="#25356e" stroke-width="4"/>`,
  ).join('')

const keep = (): string =>
  backdrop(
    [
      [0, '#101a48'],
      [0.45, '#23418c'],
      [0.75, '#3c7cc0'],
      [0.84, '#6fb0d8'],
    ],
    halo(195, 250, 190, '#ffe2a0', 0.55) +
      mirrored(
        195,
        () =>
          fill('M-200,0 H-120 C-140,60 -146,120 -144,200 V600 H-200Z', '#1b2f6e') +
          fill('M-160,0 H-144 V600 H-152 V120 C-152,70 -154,30 -160,0Z', '#2c4a98') +
          fill('M-120,480 V180 C-120,120 -100,90 -78,74 V480Z', '#28478f', 'opacity=".8"'),
      ) +
      fill(
        'M75,480 V220 C75,130 130,84 195,62 C260,84 315,130 315,220 V480 H285 V226 C285,156 244,120 195,100 C146,120 105,156 105,226 V480Z',
        '#3458a4',
      ) +
      fill('M105,480 V226 C105,156 146,120 195,100 C244,120 285,156 285,226 V480Z', '#f6d58a', 'opacity=".35"') +
      line(
        'M150,480 V132 M195,480 V104 M240,480 V132 M108,220 H282 M106,300 H284 M106,380 H284',
        5,
        '#24448e',
        'opacity=".8"',
      ) +
      fill(starPath(195, 224, 46, 19, 8, -90, 0.1), '#ffd66b') +
      fill(ellipse(195, 224, 15), '#fff3cf') +
      [60, 132, 262, 332].map((x, index) => `<g>${chain(x, 120 + (index % 2) * 80)}</g>`).join('') +
      mirrored(195, () =>
        volume('M-186,250 H-134 V352 L-160,336 L-186,352Z', '#c23a5c', {
          relief: [3.5, 4, 5],
          inside: fill(starPath(-160, 292, 17, 7, 4, -90, 0.1), '#ffd66b'),
        }),
      ) +
      fill('M0,452 Q195,476 390,452 V600 H0Z', '#1f3672') +
      line('M0,452 Q195,476 390,452', 5, '#5f8ed0') +
      ground('#4a6fae', '#121d4c', '#ffe2a0') +
      line(
        'M20,600 L80,490 M120,600 L150,496 M195,600 V498 M270,600 L240,496 M370,600 L310,490 M0,560 Q195,590 390,560 M0,520 Q195,544 390,520',
        2.5,
        '#22386f',
        'opacity=".55"',
      ),
  )

const rubble = (x: number, y: number, scale: number, degrees: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${scale})">${fill('M-30,-6 L-14,-16 L16,-14 L32,-2 L18,14 L2,28 L-16,16Z', '#38207c')}${fill('M-30,-6 L-14,-16 L16,-14 L32,-2 L6,4 L-18,2Z', '#5e3ab4')}</g>`

const gate = (): string => {
  const swirl = [0, 60, 120, 180, 240, 300]
    .map(
      (degrees) =>
        `<g transform="rotate(${degrees} 195 250)">${fill('M195,250 C226,222 268,214 292,246 C264,236 232,240 195,250Z', '#43f0d8', 'opacity=".55"')}${fill('M195,250 C214,216 244,186 280,190 C250,204 222,226 195,250Z', '#e46bff', 'opacity=".45"')}</g>`,
    )
    .join('')
  const stones = Array.from({ length: 14 }, (_, index) => {
    if (index === 3 || index === 11) return ''
    const degrees = index * (360 / 14)
    return `<g transform="rotate(${degrees} 195 250) translate(195,250)">${volume('M-26,-146 L24,-148 L20,-110 L-20,-110Z', index % 2 ? '#4b3a9c' : '#5646ac', { relief: [3.5, 3, 4], inside: line('M-6,-134 L6,-128 L-4,-120', 3.5, '#43f0d8') })}</g>`
  }).join('')
  return backdrop(
    [
      [0, '#0a0828'],
      [0.4, '#221058'],
      [0.7, '#4a1f8c'],
      [0.86, '#7a3aa8'],
    ],
    dots(7, 90, '#d9ccff', 480) +
      halo(195, 250, 190, '#8a4dff', 0.75) +
      `<circle cx="195" cy="250" r="110" fill="#12063a"/>` +
      swirl +
      halo(195, 250, 62, '#eafffb', 0.9) +
      stones +
      rubble(44, 150, 0.9, -14) +
      rubble(346, 120, 0.7, 18) +
      rubble(350, 380, 1, -6) +
      rubble(36, 390, 0.8, 10) +
      rubble(90, 60, 0.5, 30) +
      fill(
        'M0,470 L30,440 L62,462 L96,430 L128,468 L150,500 H0Z M390,470 L360,436 L326,460 L296,432 L262,468 L240,500 H390Z',
        '#3a1f80',
      ) +
      fill('M0,500 L40,478 L110,492 L195,486 L280,492 L350,476 L390,500 V600 H0Z', '#2c1866') +
      [
        [392, 74],
        [416, 96],
        [443, 122],
        [474, 152],
      ]
        .map(
          ([y = 0, width = 0]) =>
            fill(`M${195 - width / 2},${y} h${width} l-8,15 h${16 - width}Z`, '#38207c') +
            fill(`M${195 - width / 2},${y - 7} h${width} v8 h${-width}Z`, '#7a5ad0'),
        )
        .join('') +
      ground('#5d3fae', '#160a3c', '#7ff5e4') +
      mirrored(195, () =>
        volume('M-206,606 L-200,556 L-186,526 L-170,552 L-152,572 L-136,606Z', '#3c2488', {
          relief: [4, 4, 5],
          topColour: '#6a48c0',
        }),
      ),
  )
}

export const HUNT_BACKDROPS: Readonly<Record<HuntStage, () => string>> = {
  'cursed-fortress': fortress,
  'demonbane-keep': keep,
  'eternal-abyss-gate': gate,
}
