import type { ReactNode } from 'react'
import { type PictureName, pictureUrl } from '#assets/manifest/packs.ts'
import { classNames } from '../class-names.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly picture: PictureName | { readonly url: string }
  readonly title: string
  readonly text?: string
  readonly level?: 1 | 2 | 3
  /** `compact` is for use in a list or panel. */
  readonly size?: 'page' | 'compact'
  readonly children?: ReactNode
}

const CLOUD =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='220' height='220' fill='none' stroke='%231d1038' stroke-width='8' stroke-linecap='round'%3E%3Cpath d='M52 154a34 34 0 0 1 4-66 50 50 0 0 1 94-10 40 40 0 0 1 18 76Z' fill='%23b9a6ff'/%3E%3Cpath d='M84 116q8 8 16 0m20 0q8 8 16 0m-34 18q8-6 16 0'/%3E%3C/svg%3E"

export const EmptyState = ({ picture, title, text, level = 2, size = 'page', children }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.state, styles[size])} data-quiet="">
      <img
        src={typeof picture === 'string' ? pictureUrl(picture) : picture.url}
        alt=""
        className={styles.picture}
        draggable={false}
        onError={({ currentTarget }) => {
          currentTarget.src = CLOUD
        }}
      />
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  )
}
