import type { ArtReport, ReportedFrame } from '#assets/manifest/art-report.ts'
import type { OutputFile, OutputSource } from './output.ts'
import type { BuiltOverrides, OverrideWords } from './override/built-overrides.ts'
import { framesOf } from './override/frame-targets.ts'
import type { FrameOverrides } from './override/read-overrides.ts'
import { anchorShare, type FrameSource, frameSize } from './rasterise.ts'

export const REPORT_FILE = 'report.json'

const reportedFrame = (source: FrameSource, overrides: FrameOverrides | undefined): ReportedFrame => {
  const override = overrides?.get(source.name)
  return {
    name: source.name,
    ...frameSize(source),
    anchor: anchorShare(source),
    ...(override ? { override: { file: override.file, ...override.canvas } } : {}),
  }
}

export const reportText = (
  sources: readonly OutputSource[],
  results: ReadonlyMap<string, readonly OutputFile[]>,
  { overrides, used, leftOut, suspicions }: BuiltOverrides,
): string => {
  const report: ArtReport = {
    used,
    leftOut,
    suspicions,
    outputs: sources.map((source) => {
      const files = results.get(source.name) ?? []
      return {
        name: source.name,
        kind: source.kind,
        files: files.map((file) => file.fileName),
        bytes: files.reduce((sum, file) => sum + file.data.length, 0),
        frames: framesOf(source).map((frame) => reportedFrame(frame, overrides.get(source.name))),
      }
    }),
  }
  return JSON.stringify(report)
}

export const wordsOfReport = (text: string): OverrideWords => {
  const { used = 0, leftOut = [], suspicions = [] }: Partial<ArtReport> = JSON.parse(text)
  return { used, leftOut, suspicions }
}
