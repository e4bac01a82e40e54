import type { VictoryWord } from '#rules/kombat/victory-word.ts'

/** `season` is the word of the season path (R53). */
export type ShownWord = VictoryWord | 'season'
