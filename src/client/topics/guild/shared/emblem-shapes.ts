import type { EmblemColour, EmblemShape } from '#rules/guild/guild.ts'

export interface EmblemTone {
  readonly base: string
  readonly light: string
  readonly dark: string
}

export const EMBLEM_TONES: Readonly<Record<EmblemColour, EmblemTone>> = {
  crimson: { base: '#d3274f', light: '#f4587a', dark: '#8f1148' },
  ember: { base: '#f2711c', light: '#ffa04d', dark: '#b03a10' },
  gold: { base: '#ffc93c', light: '#ffe79a', dark: '#cf8a0c' },
  moss: { base: '#3d9a44', light: '#74cd62', dark: '#1c6242' },
  teal: { base: '#10a09f', light: '#52d6c9', dark: '#0a5f70' },
  sky: { base: '#36a5ff', light: '#86ceff', dark: '#2061cc' },
  violet: { base: '#7c4dff', light: '#a98bff', dark: '#4c20b8' },
  rose: { base: '#ff6fa8', light: '#ffaace', dark: '#bd3583' },
  ivory: { base: '#fff3dc', light: '#ffffff', dark: '#d2b8a6' },
  ink: { base: '#3f2d76', light: '#5f4aa3', dark: '#2a1a57' },
}

/** Coordinates in a box of 128. */
export interface EmblemField {
  readonly outline: string
  readonly sign: { readonly x: number; readonly y: number; readonly edge: number }
  readonly bar?: string
}

export const EMBLEM_FIELDS: Readonly<Record<EmblemShape, EmblemField>> = {
  shield: {
    outline: 'M64 8C79 17 97 20 112 18C117 66 103 101 64 121C25 101 11 66 16 18C31 20 49 17 64 8Z',
    sign: { x: 64, y: 61, edge: 66 },
  },
  round: {
    outline: 'M64 9A55 55 0 1 1 63.900 9Z',
    sign: { x: 64, y: 64, edge: 68 },
  },
  banner: {
    outline: 'M20 16H108V106L86 93L64 121L42 93L20 106Z',
    sign: { x: 64, y: 59, edge: 60 },
    bar: 'M14 8H114Q120 8 120 14V18Q120 24 114 24H14Q8 24 8 18V14Q8 8 14 8Z',
  },
  diamond: {
    outline: 'M57 11Q64 4 71 11L117 57Q124 64 117 71L71 117Q64 124 57 117L11 71Q4 64 11 57Z',
    sign: { x: 64, y: 64, edge: 58 },
  },
  hexagon: {
    outline:
      'M58 10Q64 6 70 10L108 32Q114 35 114 42V86Q114 93 108 96L70 118Q64 122 58 118L20 96Q14 93 14 86V42Q14 35 20 32Z',
    sign: { x: 64, y: 64, edge: 66 },
  },
  flame: {
    outline:
      'M60 6C70 22 84 24 92 36C95 32 96 27 95 21C111 38 117 58 115 76C112 104 91 121 64 121C37 121 15 103 13 76C12 60 19 48 30 38C31 45 34 50 39 53C38 34 47 19 60 6Z',
    sign: { x: 64, y: 79, edge: 60 },
  },
}
