import type { EmblemSign } from '#rules/guild/guild.ts'

/** Coordinates in a box of 100. */
interface SignPart {
  readonly path: string
  readonly transform?: string
}

export interface SignDrawing {
  readonly parts: readonly SignPart[]
  readonly holes?: readonly SignPart[]
  readonly lines?: string
}

const MIRROR = 'matrix(-1 0 0 1 100 0)'
const both = (path: string): readonly SignPart[] => [{ path }, { path, transform: MIRROR }]

const AXE = 'M45 12H55V99H45ZM55 12C65 12 74 9 82 2C92 18 92 36 82 52C74 45 65 42 55 42ZM45 16V38H35C32 31 32 23 35 16Z'
const TOE = 'M0-15C8-15 11-7 11 1C11 9 7 14 0 14C-7 14-11 9-11 1C-11-7-8-15 0-15Z'

export const EMBLEM_SIGN_DRAWINGS: Readonly<Record<EmblemSign, SignDrawing>> = {
  sword: {
    parts: [
      { path: 'M50-2L63 12V60H37V12Z' },
      { path: 'M45 68H55V86H45Z' },
      { path: 'M24 58H76Q83 58 83 65Q83 72 76 72H24Q17 72 17 65Q17 58 24 58Z' },
      { path: 'M50 82A9 9 0 1 1 49.900 82Z' },
    ],
    lines: 'M50 16V52',
  },
  axes: {
    parts: [
      { path: AXE, transform: 'translate(4 2) rotate(36 50 56)' },
      { path: AXE, transform: 'translate(96 2) scale(-1 1) rotate(36 50 56)' },
    ],
  },
  crown: {
    parts: [
      { path: 'M8 32L28 52L50 16L72 52L92 32L83 86Q82 90 78 90H22Q18 90 17 86Z' },
      { path: 'M50 6A9 9 0 1 1 49.900 6Z' },
      { path: 'M9 22A8 8 0 1 1 8.900 22Z' },
      { path: 'M91 22A8 8 0 1 1 90.900 22Z' },
    ],
    lines: 'M18 73H82',
    holes: [{ path: 'M50 48L57 58L50 68L43 58Z' }],
  },
  skull: {
    parts: [
      {
        path: 'M50 4C22 4 6 22 6 46C6 60 13 69 24 74V88Q24 95 31 95H69Q76 95 76 88V74C87 69 94 60 94 46C94 22 78 4 50 4Z',
      },
    ],
    holes: [
      ...both('M32 36C40 36 44 42 43 50C42 58 35 62 28 61C21 60 17 54 19 47C21 40 25 36 32 36Z'),
      { path: 'M50 58L57 70H43Z' },
    ],
    lines: 'M42 80V94M58 80V94',
  },
  paw: {
    parts: [
      {
        path: 'M50 48C66 48 80 64 83 78C85 90 76 97 65 93C56 89 44 89 35 93C24 97 15 90 17 78C20 64 34 48 50 48Z',
      },
      { path: TOE, transform: 'translate(13 46) rotate(-24)' },
      { path: TOE, transform: 'translate(35 21) rotate(-8) scale(1.100)' },
      { path: TOE, transform: 'translate(65 21) rotate(8) scale(1.100)' },
      { path: TOE, transform: 'translate(87 46) rotate(24)' },
    ],
  },
  wolf: {
    parts: [{ path: 'M50 99L37 87L30 76L6 66L14 56L6 42L10 2L34 24Q50 19 66 24L90 2L94 42L86 56L94 66L70 76L63 87Z' }],
    holes: [...both('M22 43L43 53L39 61Q29 61 24 54Z'), { path: 'M40 78H60L50 89Z' }],
    lines: 'M50 32V46M19 20L23 32M81 20L77 32',
  },
  dragon: {
    parts: [
      {
        path: 'M50 99C41 99 35 94 34 86L31 70L16 72L19 60L2 54L14 46L4 32L20 33C12 22 12 8 22-2C23 10 30 19 41 24L50 14L59 24C70 19 77 10 78-2C88 8 88 22 80 33L96 32L86 46L98 54L81 60L84 72L69 70L66 86C65 94 59 99 50 99Z',
      },
    ],
    holes: [...both('M24 43L45 53L41 62Q30 61 26 54Z'), ...both('M43 83A3.500 3.500 0 1 1 42.900 83Z')],
    lines: 'M50 30V44',
  },
  phoenix: {
    parts: [
      {
        path: 'M50 50C54 34 68 16 99 6C100 24 94 38 84 46H96C94 60 82 68 68 68C76 72 82 78 82 86C72 90 63 84 58 77L64 100L50 88L36 100L42 77C37 84 28 90 18 86C18 78 24 72 32 68C18 68 6 60 4 46H16C6 38 0 24 1 6C32 16 46 34 50 50Z',
      },
      { path: 'M50 64C39 60 36 44 41 32L30 25L43 21L50 4L57 21L70 25L59 32C64 44 61 60 50 64Z' },
    ],
    holes: [...both('M44.500 29A3.200 3.200 0 1 1 44.400 29Z')],
  },
  star: {
    parts: [
      {
        path: 'M44 9Q50-3 56 9L65 30L88 33Q101 35 91 45L75 60L79 83Q81 96 69 90L50 79L31 90Q19 96 21 83L25 60L9 45Q-1 35 12 33L35 30Z',
      },
    ],
  },
  moon: {
    parts: [
      { path: 'M58 2C28 4 5 24 5 52C5 80 29 99 58 98C71 98 83 92 90 84C63 86 42 70 41 46C40 27 46 12 58 2Z' },
      { path: 'M75 18L81 33L97 36L85 46L88 62L75 53L62 62L65 46L53 36L69 33Z' },
    ],
  },
  sun: {
    parts: [
      {
        path: 'M50-3L61 17L83 8L81 31L103 39L87 54L97 75L74 77L68 100L50 86L32 100L26 77L3 75L13 54L-3 39L19 31L17 8L39 17Z',
      },
    ],
    lines: 'M50 30A20 20 0 1 1 49.900 30Z',
  },
  lightning: { parts: [{ path: 'M62-2L14 58H43L32 102L88 38H57L74-2Z' }] },
  tower: {
    parts: [{ path: 'M16 4H33V16H42V4H58V16H67V4H84V34L75 44V78L86 86V98H14V86L25 78V44L16 34Z' }],
    holes: [{ path: 'M39 98V80A11 11 0 0 1 61 80V98Z' }, { path: 'M45 48H55V64H45Z' }],
    lines: 'M26 40H74',
  },
  anchor: {
    parts: [
      { path: 'M50-2A15 15 0 1 1 49.900-2ZM50 7A6 6 0 1 0 50.100 7Z' },
      {
        path: 'M44 26H56V34H75Q79 34 79 40Q79 46 75 46H56V84C66 82 74 75 78 66L69 65L92 46L98 76L90 72C84 88 70 98 50 101C30 98 16 88 10 72L2 76L8 46L31 65L22 66C26 75 34 82 44 84V46H25Q21 46 21 40Q21 34 25 34H44Z',
      },
    ],
  },
  rose: {
    parts: [
      { path: 'M50 66C38 88 18 96 2 84C12 68 34 60 50 66ZM50 66C62 88 82 96 98 84C88 68 66 60 50 66Z' },
      {
        path: 'M50-2C60-2 67 4 69 12C79 10 89 17 89 28C89 35 86 40 81 43C85 53 80 64 69 67C64 78 36 78 31 67C20 64 15 53 19 43C14 40 11 35 11 28C11 17 21 10 31 12C33 4 40-2 50-2Z',
      },
    ],
    lines: 'M50 30C58 30 60 41 51 43C40 44 36 30 45 24C57 17 72 28 69 42C66 56 48 60 36 52',
  },
  eye: {
    parts: [{ path: 'M-2 50C12 24 30 12 50 12C70 12 88 24 102 50C88 76 70 88 50 88C30 88 12 76-2 50Z' }],
    holes: [{ path: 'M50 25A25 25 0 1 1 49.900 25ZM42 34A8 8 0 1 0 42.100 34Z' }],
  },
}
