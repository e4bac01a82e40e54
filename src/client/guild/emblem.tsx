import type { GuildCard } from '../../contracts/wire.ts'
import { extraOnDemand } from '../ui/feedback/on-demand.tsx'
import styles from './emblem.module.css'

const Drawing = extraOnDemand(async () => (await import('./emblem-drawing.tsx')).EmblemDrawing)

export interface EmblemProps {
  readonly emblem: GuildCard['emblem']
  /** Edge in CSS px; readable from 28 on. */
  readonly size: number
  /** What it is, for screen readers; without it it is decoration. */
  readonly label?: string
}

/** A guild's emblem (R24). Its drawings load with the first one shown; its place is there at once. */
export const Emblem = ({ emblem, size, label }: EmblemProps) => (
  <span
    className={styles.emblem}
    style={{ width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <Drawing emblem={emblem} size={size} />
  </span>
)
