import { FRAMES_MAX, POSITION_MAX, type StackFrame } from '#rules/client-errors/client-errors.ts'
import { privateFile } from '#rules/client-errors/private-text.ts'

/** Chromium writes `at f (URL:1:2)` or `at URL:1:2`, other browsers `f@URL:1:2`. */
const PLACE = /(?:^|[\s(@])((?:https?:\/\/|\/)\S+?):(\d+):(\d+)\)?$/
const ADDRESS = /https?:\/\/[^\s'")]+/

/** Path of a file of the game, without query; empty for another site's. */
const fileOf = (address: string): string => {
  try {
    const { origin, pathname } = new URL(address, location.origin)
    return origin === location.origin ? privateFile(pathname.slice(1)) : ''
  } catch {
    return ''
  }
}

/** Browsers write `0:0` for a frame without a position. */
const isPlace = (position: number): boolean => position >= 1 && position <= POSITION_MAX

/** Frames of the game's own files, innermost first. */
export const framesOf = (stack: string): StackFrame[] =>
  stack
    .split('\n')
    .flatMap((line): StackFrame[] => {
      const [, address = '', lineNo, column] = PLACE.exec(line.trim()) ?? []
      const file = fileOf(address)
      const frame = { file, line: Number(lineNo), column: Number(column) }
      return file !== '' && isPlace(frame.line) && isPlace(frame.column) ? [frame] : []
    })
    .slice(0, FRAMES_MAX)

/** The file in the message of a failed import, because the stack of that error has no position. */
export const fileInMessage = (message: string): StackFrame[] => {
  const [address = ''] = ADDRESS.exec(message) ?? []
  const file = address === '' ? '' : fileOf(address)
  return file === '' ? [] : [{ file, line: 1, column: 1 }]
}
