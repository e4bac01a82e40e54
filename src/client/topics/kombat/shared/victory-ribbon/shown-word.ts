import type { VictoryWord } from '#rules/kombat/victory-word.ts'

/** `season` is a cosmetic from the season path (R53), shown if the victory earned no word. */
export type ShownWord = VictoryWord | 'season'
