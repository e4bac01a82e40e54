import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'
import panel from './panel.module.css'

export interface CardProps {
  readonly title: string
  readonly text?: ReactNode
  readonly picture?: ReactElement
  readonly badge?: ReactNode
  readonly aside?: ReactNode
  readonly children?: ReactNode
  readonly tone?: 'plain' | 'light' | 'gold'
  readonly level?: 2 | 3
  readonly onPress?: () => void
  readonly selected?: boolean
  readonly disabled?: boolean
}

/** If the card can be pressed, its title is the button and covers it. */
export const Card = ({
  title,
  text,
  picture,
  badge,
  aside,
  children,
  tone = 'plain',
  level = 3,
  onPress,
  selected = false,
  disabled = false,
}: CardProps) => {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(
        'grid gap-10 shrinks relative',
        panel.panel,
        panel[tone],
        onPress && !disabled && styles.pressable,
        selected && styles.selected,
        disabled && styles.disabled,
      )}
    >
      <div className="row wrap gap-12">
        {picture}
        <div className={styles.words}>
          <div className="row justify-between gap-4-10">
            <Heading className={styles.title}>
              {onPress ? (
                <button
                  type="button"
                  className={styles.press}
                  aria-pressed={selected || undefined}
                  disabled={disabled}
                  onClick={onPress}
                >
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
        {aside === undefined ? null : <div className="rigid max-full">{aside}</div>}
      </div>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
    </article>
  )
}
