import { gemPip, jewel } from '../kit/ornaments.ts'
import { ellipse, fill, freshId, gradient, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const SHELL = '#fff0d4'
const SEAM = tone(SHELL, -0.14)
const GOLD = '#ffc62e'
const VELVET = '#8d2fd0'

const feet = (): string =>
  mirrored(128, () =>
    volume('M62,212 H104 C112,226 108,244 92,246 C76,248 60,236 62,212Z', GOLD, { relief: [9, 4, 5] }),
  )

const corner = (): string =>
  volume('M70,136 H106 L98,206 Q97,222 84,222 H66Z', GOLD, { relief: [0, 5, 4], topColour: tone(GOLD, 0.1) }) +
  line('M70,136 L66,222', 5, INK) +
  [152, 202].map((y) => fill(ellipse(y === 152 ? 88 : 84, y, 6), tone(GOLD, 0.2))).join('')

const body = (): string =>
  feet() +
  volume('M24,132 H232 L222,210 Q220,224 206,224 H50 Q36,224 34,210Z', SHELL, {
    relief: [10, 9, 10],
    inside: line('M30,190 H226', 5, SEAM) + mirrored(128, () => line('M48,148 V224', 5, SEAM) + corner()),
  }) +
  volume('M18,124 Q128,136 238,124 V148 Q128,162 18,148Z', GOLD, { relief: [8, 4, 5], topColour: tone(GOLD, 0.12) })

const lock = (): string =>
  mirrored(128, () =>
    [
      [16, 186, 62],
      [34, 172, 40],
      [40, 150, 16],
    ]
      .map(
        ([x, y, degrees]) =>
          `<g transform="translate(${x},${y}) rotate(${degrees}) scale(.5)">${volume(
            'M0,6 C-17,-8 -19,-36 0,-56 C19,-36 17,-8 0,6Z',
            '#ffe071',
            { relief: [12, 5, 3] },
          )}</g>`,
      )
      .join(''),
  ) +
  volume(ellipse(128, 152, 34), GOLD, { relief: [9, 4, 5], topColour: '#ffe891' }) +
  volume(starPath(128, 152, 26, 12, 5, -90, 0.18), '#b65cff', { relief: [5, 3, 4], topColour: '#e0b3ff' })

const finial = (): string =>
  volume(
    'M96,50 L84,12 Q84,4 92,8 L112,28 L122,4 Q128,-4 134,4 L144,28 L164,8 Q172,4 172,12 L160,50 Q128,60 96,50Z',
    GOLD,
    { relief: [9, 5, 5], topColour: '#ffe891' },
  ) + volume(ellipse(128, 38, 10), '#ff4d6d', { relief: [5, 2, 3] })

const closedLid = (): string =>
  `<g transform="translate(0,10)">${finial()}</g>` +
  volume('M20,126 C20,76 56,46 96,46 H160 C200,46 236,76 236,126 Q128,138 20,126Z', SHELL, {
    relief: [10, 9, 10],
    topColour: '#fffaf0',
    inside:
      line('M84,40 C72,66 70,96 72,132 M172,40 C184,66 186,96 184,132', 5, SEAM) +
      mirrored(128, () =>
        volume('M66,44 C84,60 92,92 92,134 H114 V108 C112,74 96,52 76,42Z', GOLD, { relief: [5, 4, 4] }),
      ) +
      volume('M112,40 H144 V140 H112Z', VELVET, { relief: [5, 5, 0], topColour: '#b65cff' }),
    gloss: line('M76,64 Q90,58 102,58', 9, '#ffffff', 'opacity=".9"'),
  }) +
  gemPip(13, '#36d6ff')(128, 84)

const openLid = (): string =>
  `<g transform="translate(0,12)">${finial()}</g>` +
  volume('M26,112 L42,58 Q46,42 64,42 H192 Q210,42 214,58 L230,112Z', GOLD, { relief: [10, 6, 6] }) +
  volume('M48,112 L60,66 Q62,58 72,58 H184 Q194,58 196,66 L208,112Z', VELVET, {
    relief: [6, -5, -6],
    topColour: '#4a1480',
  })

const light = (): string => {
  const id = freshId('g')
  return `<defs>${gradient(id, [
    [0, '#fff3b0', 0],
    [1, '#fff3b0', 0.9],
  ])}</defs>${fill('M60,128 L6,-6 H76 L104,128Z M112,128 L104,-6 H152 L144,128Z M152,128 L180,-6 H250 L196,128Z', `url(#${id})`, 'opacity=".7"')}`
}

const coin = (x: number, y: number): string =>
  volume(ellipse(x, y, 23), '#ffcf3f', {
    relief: [6, 3, 4],
    inside: fill(starPath(x, y, 14, 6, 5, -90, 0.1), '#fff2b0'),
  })

const treasure = (): string =>
  coin(70, 112) +
  coin(186, 112) +
  volume('M92,72 L116,54 H140 L158,76 L128,118Z', '#36d6ff', {
    relief: [8, 4, 5],
    inside: line('M92,74 H160 M116,54 L128,112 L140,54', 4, '#d8f8ff', 'opacity=".8"'),
  }) +
  jewel(164, 92, 18, '#ff4d6d') +
  volume('M84,86 l16,16 l-16,22 l-16,-22Z', '#3ddc84', { relief: [7, 3, 4] }) +
  coin(104, 118) +
  coin(150, 120) +
  coin(128, 126)

export const drawSeasonChest = (isOpen: boolean): string =>
  halo(128, 132, 128, '#ffb627', isOpen ? 0.9 : 0.5) +
  (isOpen ? openLid() + light() + treasure() : closedLid()) +
  body() +
  lock()
