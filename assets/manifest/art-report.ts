import { ART_ROOT } from './art-root.ts'

/** Size before trimming; the anchor is a share of this size. */
export interface ReportedFrame {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly anchor: { readonly x: number; readonly y: number }
  readonly override?: { readonly file: string; readonly width: number; readonly height: number }
}

export interface ReportedOutput {
  readonly name: string
  readonly kind: 'pack' | 'picture'
  readonly files: readonly string[]
  readonly bytes: number
  readonly frames: readonly ReportedFrame[]
}

export interface ArtReport {
  readonly used: number
  readonly leftOut: readonly string[]
  readonly suspicions: readonly string[]
  readonly outputs: readonly ReportedOutput[]
}

export const ART_REPORT_URL = `${ART_ROOT}/report.json`
