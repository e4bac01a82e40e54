import type { TokenIcon } from '#assets/manifest/insignia.ts'
import { ellipse, fill, halo, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { firelordSkin, mammothSkin } from './skins.ts'

/** Blue and eight-sided, so that it does not look like a gold coin or a star. */
const ton = (): string =>
  volume('M88,22 H168 L234,88 V168 L168,234 H88 L22,168 V88Z', '#1f8fe8', {
    relief: [10, 8, 9],
    topColour: '#6fc4ff',
    inside: `<path d="M98,44 H158 L212,98 V158 L158,212 H98 L44,158 V98Z" fill="none" stroke="${tone('#1f8fe8', -0.14)}" stroke-width="8"/>`,
  }) +
  volume('M84,86 H172 L190,114 L128,196 L66,114Z', '#ffffff', {
    relief: [7, 0, 0],
    inside:
      fill('M128,86 H172 L190,114 L128,196Z', '#bfe2ff') +
      line('M66,114 H190 M128,86 V196 M84,86 L104,114 L128,196 L152,114 L172,86', 5, '#1f6fc8'),
  }) +
  line('M46,92 L92,46', 9, '#ffffff', 'opacity=".8"')

const ticket = (): string =>
  `<g transform="translate(128,128) rotate(-16)">${volume(
    'M-108,-62 H108 V-26 a26,26 0 0 0 0,52 V62 H-108 V26 a26,26 0 0 0 0,-52Z',
    '#ff4d8d',
    {
      relief: [10, 7, 9],
      topColour: '#ff8ab4',
      inside:
        line('M-92,-46 H92 M-92,46 H92', 6, '#ffd0e2') + line('M48,-50 V50', 7, '#a3104a', 'stroke-dasharray="2 15"'),
    },
  )}${volume(starPath(-22, 2, 38, 18, 5, -90, 0.18), '#ffe071', { relief: [7, 3, 4] })}</g>`

const meatHook = (): string => {
  const hook = 'M134,88 V128 C134,150 194,146 194,186 C194,220 158,238 124,232 C84,226 66,196 74,164'
  return (
    line(hook, 46, INK) +
    line(hook, 27, '#aebcd6') +
    line('M128,92 V128 C130,146 184,150 186,184', 7, '#ffffff', 'opacity=".8"') +
    volume('M56,178 L70,128 L98,172Z', '#dfe8f8', { relief: [9, 4, 4] }) +
    volume('M62,46 Q62,32 76,32 H192 Q206,32 206,46 V72 Q206,86 192,86 H76 Q62,86 62,72Z', '#b0603a', {
      relief: [10, 7, 8],
      topColour: '#d98a5a',
      inside: line('M96,28 V90 M172,28 V90', 12, '#ffc93c'),
    })
  )
}

const leaf = (degrees: number): string =>
  `<g transform="translate(128,136) rotate(${degrees}) scale(.6)">${volume(
    'M0,-8 C-14,-28 -62,-34 -62,-72 C-62,-96 -40,-106 -22,-102 C-10,-100 -2,-92 0,-84 C2,-92 10,-100 22,-102 C40,-106 62,-96 62,-72 C62,-34 14,-28 0,-8Z',
    '#3ddc84',
    { relief: [11, 5, 6], inside: line('M0,-10 V-64', 7, '#1f9a58') },
  )}</g>`

/** In a bottle, because the plain clover stands for a fighter's luck. */
const cloverBottle = (): string =>
  halo(128, 150, 120, '#3ddc84', 0.45) +
  volume(
    'M96,56 H160 V76 C200,90 222,124 222,160 C222,206 190,238 128,238 C66,238 34,206 34,160 C34,124 56,90 96,76Z',
    '#5a6fd0',
    { relief: [10, 7, 9], topColour: '#a9b8ff', inside: fill(ellipse(128, 168, 74, 62), '#c8f5ff', 'opacity=".35"') },
  ) +
  line('M128,150 C130,176 138,192 152,206', 18) +
  line('M128,150 C130,176 138,192 152,206', 8, '#1f9a58') +
  [45, 135, 225, 315].map(leaf).join('') +
  line('M60,150 C62,128 72,112 88,102', 10, '#ffffff', 'opacity=".85"') +
  volume('M86,18 H170 L162,62 H94Z', '#c98d4f', { relief: [9, 5, 5] }) +
  line('M88,72 H168', 18) +
  line('M88,72 H168', 8, '#ffc93c')

const TOKENS: Readonly<Record<TokenIcon, () => string>> = {
  ton,
  ticket,
  'meat-hook': meatHook,
  'four-leaf-clover': cloverBottle,
  'mammoth-skin': mammothSkin,
  'firelord-skin': firelordSkin,
}

export const drawToken = (name: TokenIcon): string => TOKENS[name]()
