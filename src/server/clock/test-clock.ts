import fs from 'node:fs'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { type Clock, systemClock } from './clock.ts'

const UNIT_MS = { s: MS_PER_SECOND, m: MS_PER_MINUTE, h: MS_PER_HOUR, d: MS_PER_DAY } as const
const ACCEPTED =
  'an instant like 2026-11-23T08:00:00Z (time stands still) or an offset like +11m, -3h, +2d, +30s, +1500'

const offsetMs = (text: string): number | null => {
  const match = /^([+-]\d{1,12})(ms|[smhd])?$/.exec(text)
  if (match === null) return null
  const unit = match[2] as keyof typeof UNIT_MS | 'ms' | undefined
  return Number(match[1]) * (unit === undefined || unit === 'ms' ? 1 : UNIT_MS[unit])
}

export const testClockMs = (content: string, machineMs: number): number => {
  const text = content.trim()
  if (text === '') return machineMs
  const offset = offsetMs(text)
  if (offset !== null) return machineMs + offset
  const instantMs = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(instantMs))
    throw new Error(`The file of TEST_CLOCK says "${text.slice(0, 40)}", but it takes ${ACCEPTED}.`)
  return instantMs
}

const contentOf = (file: string): string | null => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

/**
 * Reads the file at every use; without a file the machine's clock counts. A partly written file leaves the last value
 * in force.
 */
export const createTestClock = (file: string, machine: Clock = systemClock): Clock => {
  let last = ''
  return {
    nowMs: () => {
      const content = contentOf(file)
      if (content === null) {
        last = ''
        return machine.nowMs()
      }
      try {
        const nowMs = testClockMs(content.trim() === '' ? last : content, machine.nowMs())
        if (content.trim() !== '') last = content
        return nowMs
      } catch (error) {
        if (last === '') throw error
        return testClockMs(last, machine.nowMs())
      }
    },
  }
}

export const clockOf = ({ testClockFile }: { readonly testClockFile: string | null }): Clock =>
  testClockFile === null ? systemClock : createTestClock(testClockFile)

/** Sets the test clock; it keeps running. */
export const turnTestClock = (file: string, toMs: number, machine: Clock = systemClock): void => {
  const aheadMs = Math.round(toMs - machine.nowMs())
  // Writes to a new file and renames it: a server may read it at any moment.
  fs.writeFileSync(`${file}.new`, `${aheadMs < 0 ? '' : '+'}${aheadMs}`)
  fs.renameSync(`${file}.new`, file)
}
