import { ART_ROOT } from './art-root.ts'

/** A built frame: its size before trimming and the point it turns about, as a share of that size. */
export interface ReportedFrame {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly anchor: { readonly x: number; readonly y: number }
  /** The artist's file that it comes from, and the canvas it was drawn on there; our own drawings have none. */
  readonly override?: { readonly file: string; readonly width: number; readonly height: number }
}

/** A pack, icon or picture and what it became. */
export interface ReportedOutput {
  readonly name: string
  readonly kind: 'pack' | 'picture'
  readonly files: readonly string[]
  readonly bytes: number
  readonly frames: readonly ReportedFrame[]
}

/** What the art build made, for the gallery. */
export interface ArtReport {
  /** How many frames and sounds come from overrides. */
  readonly used: number
  /** A sentence for each fault of an override for which our own frame or sound stands in. */
  readonly leftOut: readonly string[]
  /** A sentence for what is used and looks wrong. */
  readonly suspicions: readonly string[]
  readonly outputs: readonly ReportedOutput[]
}

/** Path of the report on the development server; not in the players' build. */
export const ART_REPORT_URL = `${ART_ROOT}/report.json`
