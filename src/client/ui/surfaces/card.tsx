import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'
import panel from './panel.module.css'

export interface CardProps {
  readonly title: string
  readonly text?: ReactNode
  /** A picture or icon at the start. */
  readonly picture?: ReactElement
  /** Beside the title: the card's state. */
  readonly badge?: ReactNode
  /** Badge, amount or chip at the end. */
  readonly aside?: ReactNode
  /** Below everything: bars, buttons. They stay operable on a card that is a button itself. */
  readonly children?: ReactNode
  readonly tone?: 'plain' | 'light' | 'gold'
  /** Heading level. */
  readonly level?: 2 | 3
  /** Makes the whole card a button. */
  readonly onPress?: () => void
  readonly selected?: boolean
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** An item in a list or grid: an offer, a mission, a season. Its title is the button, stretched over the card. */
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
  className,
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
        className,
      )}
    >
      <div className="row wrap gap-12">
        {picture}
        <div className={styles.words}>
          <div className={styles.top}>
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
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      </div>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
    </article>
  )
}
