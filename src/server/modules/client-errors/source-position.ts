import fs from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import type { StackFrame } from '#rules/client-errors/client-errors.ts'
import type { StoredFrame } from '#server/db/tables/client-errors.ts'
import { setNewest } from '#server/set-newest.ts'

const PARSED_MAX = 8
/** The frame 1:1 means that the whole file failed to load. */
const isWholeFile = ({ line, column }: StackFrame): boolean => line === 1 && column === 1
const BUILT_NAME = /^(.*)-[\w-]{8}\.js$/

export type FindSource = (frame: StackFrame) => Promise<StoredFrame>

/** Paths in a map are relative to the built file. */
const fromRoot = (source: string): string => source.replace(/^(?:\.\.?\/)+/, '')

/** The module that the chunk is named after, else its last module. */
const entryOf = (file: string, sources: readonly string[]): string | undefined => {
  const [, name] = BUILT_NAME.exec(path.posix.basename(file)) ?? []
  return sources.find((source) => path.posix.parse(source).name === name) ?? sources.at(-1)
}

const readMap = async (file: string, bytesMax: number): Promise<SourceMap | null> => {
  try {
    if ((await fs.stat(file)).size > bytesMax) return null
    return new SourceMap(JSON.parse(await fs.readFile(file, 'utf8')))
  } catch {
    return null
  }
}

const positionIn = (map: SourceMap, frame: StackFrame): StoredFrame => {
  if (isWholeFile(frame)) {
    const source = entryOf(frame.file, map.payload.sources)
    return source === undefined ? frame : { file: fromRoot(source), line: 1, column: 1 }
  }
  const found = map.findEntry(frame.line - 1, frame.column - 1)
  if (!('originalSource' in found)) return frame
  const { originalSource, originalLine, originalColumn } = found
  // Node's types lack `name`.
  const { name } = found as { readonly name?: unknown }
  return {
    file: fromRoot(originalSource),
    line: originalLine + 1,
    column: originalColumn + 1,
    ...(typeof name === 'string' && name !== '' ? { name } : {}),
  }
}

/**
 * Maps frames by the source maps in a folder. A frame without a map stays as it is. Built files are named by their
 * content, so a map also serves other builds. @param bytesMax larger maps are skipped, because parsing them would block
 * the event loop
 */
export const createFindSource = (folder: string, bytesMax: number): FindSource => {
  const parsed = new Map<string, Promise<SourceMap | null>>()
  const mapOf = (file: string): Promise<SourceMap | null> => {
    const map = parsed.get(file) ?? readMap(path.join(folder, `${file}.json`), bytesMax)
    setNewest(parsed, file, map, PARSED_MAX)
    return map
  }
  return async (frame) => {
    // A name that leaves the folder would let a client choose what the server reads.
    if (!/^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.js$/.test(frame.file)) return frame
    const map = await mapOf(frame.file)
    return map === null ? frame : positionIn(map, frame)
  }
}
