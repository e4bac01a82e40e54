import type { HeaderPage } from '#assets/manifest/headers.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import { drawFighter } from '../dressed.ts'
import { GEAR_DRAWINGS } from '../gear/all.ts'
import { BOX_DRAWINGS } from '../icons/boxes.ts'
import { CHEST_DRAWINGS } from '../icons/chests.ts'
import { STAT_ICONS } from '../icons/stats.ts'
import { ellipse, fill, halo, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { cloud } from '../map/cloud.ts'
import { PROPS } from '../map/props.ts'
import type { PictureDrawing } from '../picture-drawing.ts'
import {
  backdrop,
  books,
  bunting,
  cogwheel,
  coin,
  coinHeap,
  FLOOR_Y,
  HEADER_BOX,
  lamp,
  letter,
  shadow,
} from './header-parts.ts'
import { GAZING, PEERING, SITTING, WAVING } from './poses.ts'
import { drawAnvil, drawFurnace, drawHammer } from './smithy.ts'
import { standing, twinkle } from './stage.ts'
import { drawTournament } from './tournament-header.ts'

type Worn = Parameters<typeof drawFighter>[1]

const pet = (houseId: number, x: number, pose: Pose, flip = false, worn: Worn = {}, scale = 0.25, y = FLOOR_Y + 4) =>
  shadow(x, 96 * scale, y + 1) + standing(drawFighter(houseId, worn, pose), x, scale, flip, y)

const stall = (x: number, width: number, stripes: readonly [string, string]): string => {
  const step = width / 6
  return (
    shadow(x + width / 2, width * 0.6) +
    line(`M${x + 6},84 V${FLOOR_Y} M${x + width - 6},84 V${FLOOR_Y}`, 11) +
    line(`M${x + 6},84 V${FLOOR_Y} M${x + width - 6},84 V${FLOOR_Y}`, 5, '#8a5530') +
    volume(`M${x - 4},128 h${width + 8} v34 h${-width - 8}Z`, '#c98d4f', {
      relief: [5, 4, 5],
      inside: line(`M${x},144 h${width}`, 3, '#9a6438'),
    }) +
    Array.from({ length: 6 }, (_, index) =>
      volume(`M${x + index * step},72 h${step} v22 a${step / 2},9 0 0 1 ${-step},0Z`, stripes[index % 2] ?? '#fff', {
        relief: [4, 2, 3],
      }),
    ).join('') +
    volume(`M${x - 3},64 h${width + 6} v12 h${-width - 6}Z`, '#ffc93c', { relief: [4, 2, 2] })
  )
}

const market = (): string =>
  backdrop(
    { above: '#7a3210', below: '#f0943a', hills: '#a8521c', floor: '#8a4a1e', light: [250, 110, '#ffe08a'] },
    3,
  ) +
  bunting(60, 64, 250, 60, 26, ['#ff5d7d', '#ffe071', '#5fd0ff', '#7ed957']) +
  bunting(250, 60, 440, 66, 24, ['#7ed957', '#ff5d7d', '#ffe071', '#5fd0ff']) +
  stall(322, 128, ['#ff5d7d', '#fff3dc']) +
  stall(26, 92, ['#36b6e0', '#fff3dc']) +
  coinHeap(372, 128, 0.62) +
  coin(424, 119, 9) +
  place(40, 84, 0.2, STAT_ICONS.hp()) +
  place(76, 82, 0.19, STAT_ICONS.luck()) +
  pet(0, 262, WAVING) +
  shadow(196, 30) +
  place(156, 84, 0.32, BOX_DRAWINGS.weapon(true)) +
  twinkle(232, 84, 8) +
  twinkle(300, 96, 6, '#fff3dc')

const tent = (x: number, scale: number, colour: string): string =>
  place(
    x,
    FLOOR_Y + 2,
    scale,
    volume('M-92,0 L0,-118 L92,0Z', colour, { relief: [7, 9, 7], topColour: tone(colour, 0.12) }) +
      volume('M-34,0 L0,-84 L34,0Z', '#17324a', { relief: [5, 0, 0] }) +
      volume('M0,-84 L-34,0 H-56 Q-18,-50 0,-84Z', tone(colour, 0.2), { relief: [5, 3, 4] }) +
      line('M0,-118 V-150', 7) +
      fill('M0,-150 L34,-140 L0,-128Z', '#ffc93c', `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
  )

const campfire = (x: number): string =>
  halo(x, 138, 120, '#ffb14a', 0.75, 74) +
  line(`M${x - 20},${FLOOR_Y + 2} l40,-10 M${x + 20},${FLOOR_Y + 2} l-40,-10`, 13) +
  line(`M${x - 20},${FLOOR_Y + 2} l40,-10 M${x + 20},${FLOOR_Y + 2} l-40,-10`, 7, '#8a5530') +
  volume(
    `M${x},108 C${x + 26},130 ${x + 22},156 ${x},156 C${x - 22},156 ${x - 26},130 ${x - 8},124 C${x - 4},120 ${x - 2},116 ${x},108Z`,
    '#ff8a1f',
    { relief: [4, 3, 4], topColour: '#ffd23e' },
  ) +
  fill(`M${x},130 C${x + 12},140 ${x + 10},154 ${x},154 C${x - 10},154 ${x - 12},142 ${x},130Z`, '#ffe98a')

const camp = (): string =>
  backdrop(
    { above: '#0e3f36', below: '#3fb070', hills: '#1f7a52', floor: '#1f6a44', light: [240, 128, '#ffe08a'] },
    5,
  ) +
  PROPS.pine(22, 150, 0.86, '#1f8a5c') +
  PROPS.pine(64, 146, 0.64, '#2a9a68') +
  PROPS.pine(462, 150, 0.9, '#1f8a5c') +
  tent(394, 0.72, '#2f9fd0') +
  campfire(240) +
  pet(7, 166, SITTING) +
  pet(5, 312, WAVING, true) +
  pet(2, 104, GAZING, false, {}, 0.22) +
  twinkle(210, 84, 5) +
  twinkle(266, 76, 6, '#ffb14a') +
  twinkle(248, 96, 4, '#ffb14a')

const cave = (): string =>
  backdrop(
    { above: '#06282e', below: '#148a8e', hills: '#0d5058', floor: '#0f4a4e', light: [300, 120, '#7ff5ea'] },
    9,
  ) +
  fill(
    'M-10,-10 H490 V60 C440,40 420,84 380,62 C340,40 318,72 280,58 C240,44 214,80 170,60 C120,42 90,76 50,60 C26,52 8,66 -10,60Z',
    '#083238',
  ) +
  fill('M96,56 l10,34 l10,-30Z M214,58 l8,24 l9,-24Z M352,56 l9,32 l10,-28Z', '#083238') +
  [176, 356].map((x) => line(`M${x},66 V${FLOOR_Y}`, 19) + line(`M${x},66 V${FLOOR_Y}`, 11, '#9a6438')).join('') +
  line('M162,70 H370', 21) +
  line('M162,70 H370', 13, '#b57a48') +
  lamp(262, 84, '#ffd76a') +
  halo(414, 130, 90, '#5ff0e0', 0.5) +
  PROPS.crystal(396, 160, 0.74, '#4fe3d0', -12) +
  PROPS.crystal(424, 158, 1, '#36d6ff', 4) +
  PROPS.crystal(452, 160, 0.66, '#8af2c4', 16) +
  PROPS.crystal(34, 160, 0.6, '#36d6ff', -10) +
  PROPS.crystal(62, 160, 0.4, '#4fe3d0', 10) +
  line('M90,176 H400', 9) +
  line('M90,176 H400', 4, '#b9c6e0') +
  line('M120,168 v14 M170,168 v14 M220,168 v14 M270,168 v14 M320,168 v14 M370,168 v14', 8, '#7a4a2c') +
  coinHeap(318, 134, 0.82) +
  volume('M270,126 H366 L354,160 H282Z', '#8d9cc0', {
    relief: [6, 5, 5],
    topColour: '#b9c6e0',
    inside: line('M276,138 H360', 4, '#5f6c94'),
  }) +
  [292, 344].map((x) => volume(ellipse(x, 166, 11), '#5f6c94', { relief: [5, 2, 2] })).join('') +
  pet(0, 226, POSES.attack, false, { helmet: 2, sword: 1 }) +
  twinkle(430, 86, 7, '#c9fff4') +
  twinkle(58, 108, 6, '#c9fff4')

const coliseum = (): string =>
  fill('M-10,190 V92 C80,52 400,52 490,92 V190Z', '#8a2444') +
  fill('M-10,104 C80,66 400,66 490,104 V116 C400,78 80,78 -10,116Z', '#b03a58') +
  Array.from({ length: 11 }, (_, index) => {
    const x = 20 + index * 44
    const y = 122 - Math.sin((index / 10) * Math.PI) * 26
    return fill(`M${x - 11},${y + 40} v-28 a11,12 0 0 1 22,0 v28Z`, '#4f1030')
  }).join('')

const banner = (x: number, y: number, colour: string): string =>
  line(`M${x},${y} V${FLOOR_Y}`, 9) +
  line(`M${x},${y} V${FLOOR_Y}`, 4, '#ffc93c') +
  volume(`M${x - 17},${y + 4} h34 v52 l-17,-12 l-17,12Z`, colour, {
    relief: [4, 3, 4],
    inside: fill(starPath(x, y + 24, 11, 5, 5, -90, 0.15), '#ffe071'),
  })

const arena = (): string =>
  backdrop(
    { above: '#3f0c2c', below: '#e0566a', hills: '#a83250', floor: '#7a2438', light: [240, 120, '#ffd0a0'] },
    11,
  ) +
  coliseum() +
  fill('M-10,190 V156 Q240,140 490,156 V190Z', '#c98a5a') +
  fill('M-10,164 Q240,146 490,164 V156 Q240,140 -10,156Z', '#e0aa74') +
  banner(46, 72, '#ff4d6d') +
  banner(434, 72, '#36a5ff') +
  pet(3, 152, POSES.attack, false, { sword: 4, helmet: 1 }, 0.27) +
  pet(4, 330, POSES.hit, true, { shield: 3 }, 0.27) +
  volume(starPath(240, 118, 34, 15, 8, -90, 0.06), '#ffe071', { relief: [4, 2, 3] }) +
  volume(starPath(240, 118, 18, 9, 8, -70, 0.06), '#ffffff', { relief: [0, 0, 0] }) +
  twinkle(204, 92, 6) +
  twinkle(282, 96, 7, '#fff3dc')

const shelf = (x: number, y: number, width: number, colours: readonly string[]): string =>
  Array.from({ length: Math.floor(width / 15) }, (_, index) => {
    const height = 26 + ((index * 7) % 11)
    return volume(
      `M${x + 4 + index * 15},${y} v${-height} h11 v${height}Z`,
      colours[index % colours.length] ?? '#fff',
      { relief: [3, 2, 0] },
    )
  }).join('') + volume(`M${x - 4},${y} h${width + 8} v8 h${-width - 8}Z`, '#8a5a3c', { relief: [4, 2, 2] })

const BOOKS = ['#5f7ff0', '#ff7f9f', '#ffc93c', '#4fc3a0', '#b98bff', '#ff9f5a'] as const

const countingHouse = (): string =>
  backdrop(
    { above: '#12164e', below: '#4656c8', hills: '#2c3690', floor: '#2a2f7a', light: [250, 100, '#ffe9a8'] },
    13,
  ) +
  fill('M0,0 H480 V152 H0Z', '#262e84', 'opacity=".55"') +
  shelf(14, 112, 108, BOOKS) +
  shelf(346, 112, 120, [...BOOKS].reverse()) +
  fill('M206,70 a34,34 0 0 1 68,0 V124 H206Z', '#8fb4ff', `stroke="${INK}" stroke-width="5"`) +
  line('M240,38 V124 M206,82 H274', 4) +
  lamp(156, 70) +
  lamp(322, 70) +
  shadow(360, 90) +
  volume('M286,136 H452 V150 H286Z', '#b57a48', { relief: [5, 4, 4] }) +
  volume('M300,150 H316 V172 H300Z M422,150 H438 V172 H422Z', '#8a5a3c', { relief: [5, 2, 0] }) +
  coinHeap(420, 137, 0.6) +
  books(318, 137, ['#ff7f9f', '#5f7ff0']) +
  volume('M348,122 h40 v14 h-40Z', '#fff3dc', { relief: [4, 2, 2], inside: line('M353,128 h26', 3, '#c9a46a') }) +
  line('M392,130 C398,112 408,100 416,94', 7) +
  line('M392,130 C398,112 408,100 416,94', 4, '#36d6ff') +
  pet(1, 240, GAZING) +
  coinHeap(136, FLOOR_Y + 6, 0.94) +
  coinHeap(94, FLOOR_Y + 8, 0.6)

const podium = (): string => {
  const step = (x: number, y: number, colour: string): string =>
    volume(`M${x - 38},${y} h76 V176 h-76Z`, colour, { relief: [6, 6, 5], topColour: tone(colour, 0.12) })
  const beam = (x: number, lean: number): string =>
    fill(`M${x - 8},-10 h16 L${x + lean + 70},176 H${x + lean - 70}Z`, '#ffd0f5', 'opacity=".2"')
  const confetti = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [(index * 97) % 470, 10 + ((index * 53) % 120)]
    return `<rect x="${x}" y="${y}" width="8" height="5" rx="1" transform="rotate(${index * 37} ${x} ${y})" fill="${['#ffe071', '#7fe6ff', '#ff8fc0', '#8af2b4'][index % 4]}"/>`
  }).join('')
  return (
    backdrop(
      { above: '#3d0a4c', below: '#c04ac8', hills: '#8a2a9a', floor: '#6a1f7c', light: [298, 84, '#ffe08a'] },
      17,
    ) +
    beam(110, 130) +
    beam(390, -130) +
    beam(298, 0) +
    confetti +
    step(216, 140, '#b9c6e0') +
    step(380, 148, '#d98a4e') +
    step(298, 124, '#ffc22e') +
    pet(4, 216, WAVING, false, {}, 0.2, 144) +
    pet(3, 380, POSES.win, true, {}, 0.2, 152) +
    pet(5, 298, POSES.win, false, {}, 0.22, 128) +
    fill(starPath(298, 152, 15, 7, 5, -90, 0.2), '#fff2b0')
  )
}

const post = (): string =>
  backdrop(
    { above: '#0d3f7c', below: '#6fc6f2', hills: '#3f8fd8', floor: '#dff2ff', light: [270, 110, '#fff6d0'] },
    19,
  ) +
  cloud(70, 142, 0.8, '#ffffff', 0.85) +
  cloud(420, 128, 0.9, '#ffffff', 0.85) +
  cloud(250, 176, 1.3, '#ffffff', 0.95) +
  cloud(20, 182, 1, '#ffffff', 0.95) +
  cloud(470, 180, 1, '#ffffff', 0.95) +
  shadow(330, 44) +
  line('M330,120 V164', 19) +
  line('M330,120 V164', 11, '#8a5530') +
  volume('M286,128 V92 a26,26 0 0 1 26,-26 h52 a26,26 0 0 1 26,26 V128Z', '#ff4d6d', {
    relief: [6, 7, 7],
    topColour: '#ff8a9c',
  }) +
  volume('M286,128 V92 a22,22 0 0 1 44,0 V128Z', '#5a1230', { relief: [5, 0, 0] }) +
  letter(310, 110, 0.66, -14) +
  line('M378,92 V58', 7) +
  volume('M378,54 h22 v14 h-22Z', '#ffc93c', { relief: [4, 2, 2] }) +
  letter(176, 88, 0.7, -12, true) +
  letter(112, 112, 0.5, 10, true) +
  letter(440, 84, 0.56, 14, true) +
  pet(6, 236, WAVING) +
  place(394, 122, 0.2, CHEST_DRAWINGS.wood(false))

const workshop = (): string =>
  backdrop(
    { above: '#141a33', below: '#5f6fa0', hills: '#36436e', floor: '#3a4468', light: [260, 110, '#ffe0a0'] },
    23,
  ) +
  fill('M0,0 H480 V152 H0Z', '#2a3358', 'opacity=".5"') +
  cogwheel(420, 96, 46, '#8d9cc0') +
  cogwheel(356, 68, 26, '#ffb347') +
  cogwheel(58, 130, 36, '#8d9cc0') +
  cogwheel(118, 118, 22, '#6fd0c0') +
  lamp(238, 70) +
  shadow(330, 92) +
  volume('M262,132 H414 V148 H262Z', '#b57a48', { relief: [5, 4, 4] }) +
  volume('M276,148 h14 v22 h-14Z M386,148 h14 v22 h-14Z', '#8a5a3c', { relief: [5, 2, 0] }) +
  `<g transform="translate(300,118) rotate(-24)">${volume('M-6,26 V-14 a14,14 0 0 1 -8,-22 v10 h12 v-14 a14,14 0 0 1 10,26 V26Z', '#c9d3ea', { relief: [4, 2, 2] })}</g>` +
  volume('M330,132 v-24 h44 v24Z', '#ff6f4d', { relief: [4, 3, 3], inside: line('M330,118 h44', 4, '#b8432c') }) +
  line('M340,108 v-8 h24 v8', 6) +
  pet(6, 236, PEERING, false, { helmet: 4 })

const smithy = (): string =>
  backdrop(
    { above: '#2a0f14', below: '#a8481c', hills: '#6a2a1c', floor: '#4a2418', light: [392, 116, '#ffb14a'] },
    29,
  ) +
  fill('M0,0 H480 V152 H0Z', '#2a0f1c', 'opacity=".45"') +
  line('M0,40 H480 M0,76 H480 M0,112 H480', 3, '#3a1620', 'opacity=".5"') +
  place(402, FLOOR_Y, 0.74, drawFurnace()) +
  line('M40,64 H150', 8) +
  line('M40,64 H150', 4, '#8a5530') +
  place(64, 118, 0.2, drawHammer()) +
  place(112, 66, 0.19, STAT_ICONS.attack()) +
  shadow(262, 54) +
  place(262, 112, 0.26, drawAnvil()) +
  pet(6, 330, POSES.attack, true, {}, 0.26) +
  twinkle(232, 98, 9) +
  twinkle(250, 82, 6, '#fff3dc') +
  twinkle(214, 88, 5, '#ffb14a') +
  twinkle(290, 88, 5, '#ffb14a')

const bazaar = (): string =>
  backdrop(
    { above: '#2a0f3a', below: '#c9602a', hills: '#5a2440', floor: '#6a3620', light: [330, 104, '#ffc45a'] },
    31,
  ) +
  bunting(-10, 30, 226, 40, 26, ['#ffe071', '#5fd0ff', '#ff5d7d', '#7ed957']) +
  lamp(206, 62) +
  shadow(340, 150) +
  line(`M216,60 V${FLOOR_Y} M464,60 V${FLOOR_Y}`, 13) +
  line(`M216,60 V${FLOOR_Y} M464,60 V${FLOOR_Y}`, 6, '#8a5530') +
  fill(`M222,64 H458 V${FLOOR_Y - 22} H222Z`, '#3a1830', 'opacity=".72"') +
  line('M224,82 H456', 5, '#8a5530') +
  place(318, 80, 0.2, GEAR_DRAWINGS.shield.icon(3)) +
  place(364, 82, 0.18, GEAR_DRAWINGS.helmet.icon(4)) +
  place(408, 78, 0.21, GEAR_DRAWINGS.sword.icon(5)) +
  pet(7, 268, WAVING, true, {}, 0.23, FLOOR_Y - 22) +
  volume(`M206,134 H474 V${FLOOR_Y + 4} H206Z`, '#b5713c', {
    relief: [5, 4, 5],
    inside: line(`M206,147 H474 M260,134 V${FLOOR_Y} M340,134 V${FLOOR_Y} M420,134 V${FLOOR_Y}`, 3, '#8a4f26'),
  }) +
  Array.from({ length: 8 }, (_, index) =>
    volume(`M${204 + index * 34},42 h34 v22 a17,10 0 0 1 -34,0Z`, index % 2 === 0 ? '#8a4fff' : '#fff3dc', {
      relief: [4, 2, 3],
    }),
  ).join('') +
  volume('M200,34 h280 v12 h-280Z', '#ffc93c', { relief: [4, 2, 2] }) +
  coinHeap(330, 128, 0.42) +
  place(366, 104, 0.13, GEAR_DRAWINGS.boots.icon(2)) +
  pet(2, 150, SITTING, false, {}, 0.23) +
  place(34, 118, 0.26, BOX_DRAWINGS.iron(true)) +
  twinkle(338, 96, 6, '#fff3dc') +
  twinkle(446, 96, 7)

const scene = (svg: () => string): PictureDrawing => ({ svg, box: HEADER_BOX, pxPerUnit: 1.6 })

export const HEADERS: Readonly<Record<HeaderPage, PictureDrawing>> = {
  earn: scene(market),
  friends: scene(camp),
  upgrades: scene(cave),
  history: scene(arena),
  ledger: scene(countingHouse),
  boards: scene(podium),
  inbox: scene(post),
  settings: scene(workshop),
  smith: scene(smithy),
  market: scene(bazaar),
  tournament: scene(drawTournament),
}
