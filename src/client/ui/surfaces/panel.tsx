import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './panel.module.css'

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** `gold` is for rewards, `deep` for a panel inside a panel. */
  readonly tone?: 'plain' | 'light' | 'gold' | 'deep'
  readonly children?: ReactNode
}

export const Panel = ({ as: Element = 'div', tone = 'plain', className, children, ...rest }: PanelProps) => (
  <Element {...rest} className={classNames(styles.panel, styles[tone], className)}>
    {children}
  </Element>
)
