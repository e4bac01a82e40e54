import { FILE_MAX, MESSAGE_MAX } from './client-errors.ts'

/** Longer messages are cut before anything else, so that cleaning them takes a bounded time. */
const READ_MAX = 1000
const GONE = '...'
/** Files of the game that a stack may name. Everything else a browser runs belongs to extensions or the messenger. */
const CODE_FILE = /^[\w@./-]+\.(?:m?js|css|tsx?)$/
/** The hash by which the build names a file. Its digits are no player's. */
const BUILT_FILE = /^(.*)(-[\w-]{8}\.(?:js|css))$/
/** A run of this length is a token, unless it is a file of code, or has no digit, as long names in code have. */
const LONG_RUN = /[\w+/-]{24,}(\.(?:m?js|css|tsx?)\b)?/g
const LONG_NUMBER = /\d{5,}/g
/** Five digits and more as people write them: 279 058 or 279,058,397. */
const GROUPED_NUMBER = /\b(?:\d{2,3}(?:[ ,.']\d{3})+|\d(?:[ ,.']\d{3}){2,})\b/g
/** Names in code, where a browser quotes them. Other quotes may hold what a player wrote. */
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

/** Empty for a file that is not the game's. Takes a path without host and query. */
export const privateFile = (file: string): string => {
  if (file.length > FILE_MAX || !CODE_FILE.test(file)) return ''
  const [, start = file, hash = ''] = BUILT_FILE.exec(file) ?? []
  return start.replace(LONG_NUMBER, 'N') + hash
}

/**
 * An error's message without what may tell of a player: queries, tokens, quoted text, names, digits of five and more. It loses too much
 * rather than too little.
 */
export const privateText = (text: string): string =>
  text
    .slice(0, READ_MAX)
    .replace(/[^ -~]+/g, ' ')
    .replace(/\btma\s+\S+/gi, GONE)
    // Parsers quote what they read. A quote may be cut.
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
