import type { ReactElement, ReactNode } from 'react'
import todayStyles from '../today/today-drawer.module.css'

export interface LineProps {
  readonly picture: ReactElement
  readonly title: string
  readonly children?: ReactNode
}

export const Line = ({ picture, title, children }: LineProps) => (
  <li className={todayStyles.row}>
    <span className={todayStyles.picture}>{picture}</span>
    <span className={todayStyles.words}>
      <strong>{title}</strong>
      <span>{children}</span>
    </span>
  </li>
)
