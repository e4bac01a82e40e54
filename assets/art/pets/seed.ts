import { drawBody, limb } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { fill, highlight, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const birdLeg = (x: number): string =>
  line(`M${x},400V440`, 22, INK) +
  line(`M${x},400V440`, 11, '#ff9d2e') +
  volume(
    `M${x - 24},456 C${x - 24},440 ${x - 6},434 ${x + 4},436 C${x + 30},436 ${x + 46},446 ${x + 40},458 C${x + 32},462 ${x + 26},456 ${x + 22},452 C${x + 18},462 ${x + 4},462 ${x + 2},452 C${x - 4},462 ${x - 22},464 ${x - 24},456Z`,
    '#ff9d2e',
    { relief: [5, 3, 4] },
  )

const SEED_HEAD =
  'M262,112 C306,128 354,168 358,226 C362,282 324,313 260,313 C196,313 158,282 162,226 C166,168 218,128 262,112Z'

export const drawSeed = (): DrawnPart[] => {
  const feather = '#35c77f'
  const belly = '#e9ffe9'
  const shell = '#9a5a34'
  const edge = 'L352,178 L330,158 L306,180 L282,154 L258,178 L234,154 L210,180 L188,158 L164,180'
  const husk =
    fill(`M130,90 H390 V186 ${edge} L130,196Z`, shell) +
    fill('M292,100 C330,130 352,160 356,184 L330,158 L318,168 C318,146 310,120 280,108Z', tone(shell, -0.1)) +
    line('M238,132 Q224,144 218,160 M268,124 V146 M298,134 Q308,146 312,158', 5, tone(shell, -0.12)) +
    line(`M390,186 ${edge}`, 5, INK)
  const leaf = (outline: string, colour: string, vein: string) =>
    volume(outline, colour, { relief: [6, 4, 5], inside: line(vein, 4, tone(colour, -0.16)) })
  return [
    ...drawBody({
      build: 'chubby',
      skin: feather,
      belly: belly,
      limb: feather,
      chest: `<path d="M250,356 q10,10 20,0 q10,10 20,0 M240,378 q10,10 20,0 q10,10 20,0 q10,10 18,0" stroke="#a5e6b8" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    }).filter(({ slot }) => slot !== 'legN' && slot !== 'legF'),
    limb('legF', birdLeg(292)),
    limb('legN', birdLeg(230)),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume(
        'M216,406 C180,420 128,416 98,386 C120,388 130,382 136,374 C112,362 98,340 98,312 C120,330 136,334 146,332 C138,318 138,302 144,288 C160,330 196,354 222,372Z',
        feather,
      ),
    },
    {
      slot: 'headBack',
      bone: 'head',
      svg:
        line('M264,128 C262,106 258,90 262,70', 20, INK) +
        line('M264,128 C262,106 258,90 262,70', 9, '#2f9c5c') +
        leaf('M262,88 C214,98 164,74 146,18 C202,2 256,34 264,84Z', '#8be04e', 'M160,28 Q222,44 258,80') +
        leaf('M262,84 C262,28 306,-8 372,-2 C372,56 324,96 264,88Z', '#a9ee5c', 'M360,10 Q306,34 270,78'),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(SEED_HEAD, feather, {
        relief: [6, 10, 10],
        inside: `<path d="M278,190 C232,170 190,206 194,250 C198,300 240,312 276,312 C320,312 352,296 354,248 C354,206 322,172 278,190Z" fill="${belly}"/>${husk}`,
        gloss: highlight(204, 158, 24, 11),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'round',
        lid: belly,
        iris: '#1d9a6c',
        brow: '#14774c',
        mouth: [286, 268],
        beak: '#ff9d2e',
        blush: [
          [210, 262],
          [334, 262],
        ],
        farEye: [318, 220],
      }),
    },
  ]
}
