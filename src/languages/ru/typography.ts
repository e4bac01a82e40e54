const SPACE = '\u00a0'
/** Words of one letter, one after another: «и с друзьями». */
const SHORT_WORDS = /(^|[\s\u00a0«„("'>])((?:[авикосуя] )+)/gi
/** A number, or what stands for one, before its currency. */
const AMOUNTS = /(\d|\}\}) (?=(?:TOK|STAR|TON|RP|опыт)(?![а-яёa-z]))/gi
const LETTER = /[а-яё]/i

/**
 * A Russian text as it is set: a word of one letter never ends a line, a dash never begins one, a number in it stands with its currency. So no
 * text needs hard spaces of its own for these.
 */
export const typeset = (text: string): string =>
  text
    .replace(SHORT_WORDS, (_, before: string, words: string) => before + words.replaceAll(' ', SPACE))
    // By itself, with no word before it, it may have to break with large text.
    .replace(AMOUNTS, (whole, number: string, at: number) => (LETTER.test(text.slice(0, at)) ? number + SPACE : whole))
    .replaceAll(' — ', `${SPACE}— `)
