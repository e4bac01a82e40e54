import type { ReactNode } from 'react'
import { type PictureName, pictureUrl } from '../../../assets/manifest/packs.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly picture: PictureName
  readonly title: string
  readonly text?: string
  /** The heading's level in the page's outline. */
  readonly level?: 1 | 2
  /** Buttons. */
  readonly children?: ReactNode
}

/** A page's or list's quiet state: one of our pets, a sentence and a way on. */
export const EmptyState = ({ picture, title, text, level = 2, children }: EmptyStateProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <img src={pictureUrl(picture)} alt="" className={styles.picture} draggable={false} />
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  )
}
