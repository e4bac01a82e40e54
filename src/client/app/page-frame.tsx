import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

/** A page of one state in the middle: error, maintenance, nothing here. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.frame}>{children}</main>
)
