import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton-parts.module.css'

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Announces loading once for all skeletons inside. */
export const Loading = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="status" className="grid gap-10">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
)

export const SkeletonRows = ({ rows = 3 }: { readonly rows?: number }) => (
  <div className="grid gap-8">
    {upTo(rows).map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={36} height={36} round />
        <div className={styles.words}>
          <Skeleton height="1.1em" width={row % 2 === 0 ? '70%' : '54%'} />
          <Skeleton height="0.9em" width="40%" />
        </div>
      </div>
    ))}
  </div>
)

export const SkeletonCard = () => (
  <div className={styles.card}>
    <div className="row gap-12">
      <Skeleton width={56} height={56} />
      <div className={styles.words}>
        <Skeleton height="1.2em" width="60%" />
        <Skeleton height="0.9em" width="85%" />
      </div>
    </div>
    <Skeleton height={46} />
  </div>
)

export const SkeletonItems = ({ count = 8, size = 56 }: { readonly count?: number; readonly size?: number }) => (
  <div
    className="grid gap-12 items-center"
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${size}px, 1fr))` }}
  >
    {upTo(count).map((item) => (
      <Skeleton key={item} width={size} height={size} />
    ))}
  </div>
)
