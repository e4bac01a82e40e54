const SPACE = '\u00a0'
/** Words of one letter, one after another: «и с друзьями». */
const SHORT_WORDS = /(^|[\s\u00a0«„("'>])((?:[авикосуя] )+)/gi

/**
 * A Russian text as it is set: a word of one letter never ends a line, a dash never begins one. So no text needs hard spaces of its own for
 * these two.
 */
export const typeset = (text: string): string =>
  text
    .replace(SHORT_WORDS, (_, before: string, words: string) => before + words.replaceAll(' ', SPACE))
    .replaceAll(' — ', `${SPACE}— `)
