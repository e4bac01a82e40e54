const SPACE = '\u00a0'
/** Words of one letter, one after another: «и с друзьями». */
const SHORT_WORDS = /(^|[\s\u00a0«„("'>])((?:[авикосуя] )+)/gi
/** A number, or what stands for one, before its currency, in a sentence: one by itself may have to break with large text. */
const AMOUNTS = /(?<=[а-яё].*)(\d|\}\}) (?=(?:TOK|STAR|TON|RP|опыт)(?![а-яёa-z]))/gi

/**
 * A Russian text as it is set: a word of one letter never ends a line, a dash never begins one, a number in it stands with its currency. So no
 * text needs hard spaces of its own for these.
 */
export const typeset = (text: string): string =>
  text
    .replace(SHORT_WORDS, (_, before: string, words: string) => before + words.replaceAll(' ', SPACE))
    .replace(AMOUNTS, `$1${SPACE}`)
    .replaceAll(' — ', `${SPACE}— `)
