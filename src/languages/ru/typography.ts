const SPACE = '\u00a0'
/** Consecutive words of one letter: «и с друзьями». */
const SHORT_WORDS = /(^|[\s\u00a0«„("'>])((?:[авикосуя] )+)/gi
const AMOUNTS = /(\d|\}\}) (?=(?:TOK|STAR|TON|RP|опыт)(?![а-яёa-z]))/gi
const LETTER = /[а-яё]/i

/**
 * Adds no-break spaces: no line ends with a one-letter word or begins with a dash, and amounts stay with their
 * currency.
 */
export const typeset = (text: string): string =>
  text
    .replace(SHORT_WORDS, (_, before: string, words: string) => before + words.replaceAll(' ', SPACE))
    // With large text, an amount without a word before it may have to break.
    .replace(AMOUNTS, (whole, number: string, at: number) => (LETTER.test(text.slice(0, at)) ? number + SPACE : whole))
    .replaceAll(' — ', `${SPACE}— `)
