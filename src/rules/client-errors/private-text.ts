import { FILE_MAX, MESSAGE_MAX } from './client-errors.ts'

/** A longer message is cut first, so that cleaning takes a bounded time. */
const READ_MAX = 1000
const GONE = '...'
/** Names of the game's files. All other files in a stack belong to browser extensions or the messenger. */
const CODE_FILE = /^[\w@./-]+\.(?:m?js|css|tsx?)$/
/** A file name with the hash that the build adds. Digits in this hash say nothing about a player. */
const BUILT_FILE = /^(.*)(-[\w-]{8}\.(?:js|css))$/
/** A run this long is a token, unless it is a code file or has no digits, as long names in code. */
const LONG_RUN = /[\w+/-]{24,}(\.(?:m?js|css|tsx?)\b)?/g
const LONG_NUMBER = /\d{5,}/g
/** Grouped numbers of five digits or more: 279 058 or 279,058,397. */
const GROUPED_NUMBER = /\b(?:\d{2,3}(?:[ ,.']\d{3})+|\d(?:[ ,.']\d{3}){2,})\b/g
/** Quoted text. After these words browsers quote names in code. Other quotes may contain what a player wrote. */
const SINGLE_QUOTED = /(\b(?:reading|evaluating|property|executing|import) )?'([^']*)'/g
const CODE_NAME = /^[\w$.-]{1,40}$/

const withoutToken = (run: string, extension: string | undefined): string =>
  extension === undefined && /\d/.test(run) ? GONE : run
const withoutQuote = (quoted: string, before: string | undefined, inner: string): string => {
  if (before === undefined) return GONE
  return CODE_NAME.test(inner) ? quoted : before + GONE
}
const withoutAddress = (_all: string, before: string, address: string): string =>
  before + (privateFile(address) || GONE)

/** Path without long numbers. Empty if the file is not the game's. @param file path without host and query */
export const privateFile = (file: string): string => {
  if (file.length > FILE_MAX || !CODE_FILE.test(file)) return ''
  const [, start = file, hash = ''] = BUILT_FILE.exec(file) ?? []
  return start.replace(LONG_NUMBER, 'N') + hash
}

/**
 * An error's message without anything that could identify a player: queries, tokens, quoted text, names, numbers of
 * five digits or more. When in doubt it removes too much.
 */
export const privateText = (text: string): string =>
  text
    .slice(0, READ_MAX)
    .replace(/[^ -~]+/g, ' ')
    .replace(/\btma\s+\S+/gi, GONE)
    // JSON parsers quote their input. The closing quote may be cut off.
    .replace(/"[^"]*"?|`[^`]*`?/g, GONE)
    .replace(SINGLE_QUOTED, withoutQuote)
    .replace(/\?[^\s()]*/g, '')
    .replace(/=[^\s=>()&;,]+/g, `=${GONE}`)
    .replace(/https?:\/\/[^\s/()]+/gi, '')
    .replace(/(^|[^\w.])(\/[^\s()]*)/g, withoutAddress)
    .replace(/@\w+/g, GONE)
    .replace(LONG_RUN, withoutToken)
    .replace(GROUPED_NUMBER, 'N')
    .replace(LONG_NUMBER, 'N')
    .trim()
    .slice(0, MESSAGE_MAX)
