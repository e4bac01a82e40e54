import type { ReactNode } from 'react'
import { type PictureName, pictureUrl } from '../../../../assets/manifest/packs.ts'
import { classNames } from '../class-names.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A picture of the packs, or the URL of another one. */
  readonly picture: PictureName | { readonly url: string }
  readonly title: string
  readonly text?: string
  /** Heading level. */
  readonly level?: 1 | 2 | 3
  /** `compact` is for use inside a list or panel. */
  readonly size?: 'page' | 'compact'
  /** Buttons. */
  readonly children?: ReactNode
}

/** The empty or error state of a page or list: a picture, a sentence and actions. */
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
