import type { GuildCard } from '#contracts/wire.ts'
import { EmblemDrawing } from './emblem-drawing.tsx'

export interface EmblemProps {
  readonly emblem: GuildCard['emblem']
  /** Edge in CSS px. Legible from 28 on. */
  readonly size: number
  readonly label?: string
}

export const Emblem = ({ emblem, size, label }: EmblemProps) => (
  <span
    style={{ display: 'grid', flex: 'none', width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <EmblemDrawing emblem={emblem} size={size} />
  </span>
)
