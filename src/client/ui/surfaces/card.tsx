import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'
import panel from './panel.module.css'

export interface CardProps {
  readonly title: string
  readonly text?: ReactNode
  readonly picture?: ReactElement
  readonly badge?: ReactNode
  readonly children?: ReactNode
  readonly tone?: 'plain' | 'light' | 'gold'
  readonly level?: 2 | 3
  readonly onPress?: () => void
}

/** If the card can be pressed, its title is the button and covers it. */
export const Card = ({ title, text, picture, badge, children, tone = 'plain', level = 3, onPress }: CardProps) => {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames('grid gap-10 shrinks relative', panel.panel, panel[tone], onPress && styles.pressable)}
    >
      <div className="row wrap gap-12">
        {picture}
        <div className={styles.words}>
          <div className="row justify-between gap-4-10">
            <Heading className={styles.title}>
              {onPress ? (
                <button type="button" className={styles.press} onClick={onPress}>
                  {title}
                </button>
              ) : (
                title
              )}
            </Heading>
            {badge}
          </div>
          {text === undefined ? null : <p className="soft size-14 breakable">{text}</p>}
        </div>
      </div>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
    </article>
  )
}
