import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

/** Centered single-message page: error, maintenance, not found. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.frame}>{children}</main>
)
