import { Link } from 'react-router-dom'
import styles from './link-list.module.css'

export interface LinkListProps {
  readonly links: readonly { readonly to: string; readonly title: string; readonly about: string }[]
}

export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.list}>
    {links.map(({ to, title, about }) => (
      <li key={to}>
        <Link className={styles.card} to={to}>
          <span className={styles.title}>{title}</span>
          <span className="soft">{about}</span>
        </Link>
      </li>
    ))}
  </ul>
)
