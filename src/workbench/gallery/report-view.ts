import type { ArtReport, ReportedFrame, ReportedOutput } from '#assets/manifest/art-report.ts'

export interface ListedFrame {
  readonly output: ReportedOutput
  readonly frame: ReportedFrame
}

export const SINGLE_PICTURES = 'single pictures'
export const EVERYTHING = 'everything'

export const groupsOf = (report: ArtReport): string[] => [
  ...report.outputs.filter((output) => output.kind === 'pack').map((output) => output.name),
  SINGLE_PICTURES,
  EVERYTHING,
]

const isIn = (output: ReportedOutput, group: string): boolean =>
  group === EVERYTHING || (group === SINGLE_PICTURES ? output.kind === 'picture' : output.name === group)

export const listFrames = (
  report: ArtReport,
  wanted: { readonly group: string; readonly words: string; readonly onlyOverrides: boolean },
): ListedFrame[] => {
  const words = wanted.words.trim().toLowerCase()
  return report.outputs
    .filter((output) => isIn(output, wanted.group))
    .flatMap((output) => output.frames.map((frame) => ({ output, frame })))
    .filter(({ frame }) => frame.name.toLowerCase().includes(words))
    .filter(({ frame }) => !wanted.onlyOverrides || frame.override !== undefined)
}

export const inKilobytes = (bytes: number): string =>
  bytes < 10_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${Math.round(bytes / 1000).toLocaleString('en')} kB`
