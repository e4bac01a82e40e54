import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly width?: number | string
  readonly height?: number | string
  readonly round?: boolean
  readonly className?: string
}

export const Skeleton = ({ width = '100%', height = 20, round = false, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, round && styles.round, className)}
    style={{ width, height }}
  />
)
