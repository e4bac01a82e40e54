import type { ReactNode } from 'react'
import { type PictureName, pictureUrl } from '../../../assets/manifest/packs.ts'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A picture of the packs, or the address of another one. */
  readonly picture: PictureName | { readonly url: string }
  readonly title: string
  readonly text?: string
  /** The heading's level in the page's outline. */
  readonly level?: 1 | 2 | 3
  /** `compact` stands inside a list or panel. */
  readonly size?: 'page' | 'compact'
  /** Buttons. */
  readonly children?: ReactNode
}

/** A page's or list's quiet state: one of our pets, a sentence and a way on. */
export const EmptyState = ({ picture, title, text, level = 2, size = 'page', children }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.state, styles[size])} data-quiet="">
      <img
        src={typeof picture === 'string' ? pictureUrl(picture) : picture.url}
        alt=""
        className={styles.picture}
        draggable={false}
      />
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  )
}
