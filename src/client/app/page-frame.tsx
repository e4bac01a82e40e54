import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.frame}>{children}</main>
)
