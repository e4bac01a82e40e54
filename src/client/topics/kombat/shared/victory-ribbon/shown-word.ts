import type { VictoryWord } from '#rules/kombat/victory-word.ts'

/** `season` is the word that the winner wears as a look from the season path (R53). */
export type ShownWord = VictoryWord | 'season'
