import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './bottom-nav.module.css'
import { PageLink } from './page-link.tsx'
import { ROUTES } from './route-names.ts'

const TABS = [
  { name: 'home', to: ROUTES.HOME },
  { name: 'earn', to: ROUTES.EARN },
  { name: 'upgrade', to: ROUTES.UPGRAGE_V2 },
  { name: 'friends', to: ROUTES.FRIENDS },
  { name: 'reward', to: ROUTES.AIRDROP },
] as const

export type TabName = (typeof TABS)[number]['name']

export interface BottomNavProps {
  /** Badges of the tabs whose screens are open (row 17). */
  readonly badges?: Readonly<Partial<Record<TabName, 'green' | 'red' | null>>>
}

/** The five tabs (row 16): the present one is raised; a green badge means something is ready, a red one that something waits. */
export const BottomNav = ({ badges = {} }: BottomNavProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('shell.nav.label')}>
      <ul className={styles.tabs}>
        {TABS.map(({ name, to }) => {
          const badge = badges[name] ?? null
          const isCurrent = pathname === to
          return (
            <li key={name} className={styles.item}>
              <PageLink to={to} isCurrent={isCurrent} className={classNames(styles.tab, isCurrent && styles.active)}>
                <span className={styles.picture}>
                  <Icon name={`nav-${name}`} size={34} />
                  {badge === null ? null : (
                    <Badge tone={badge} label={t(`shell.nav.badge.${badge}`)} className={styles.badge ?? ''} />
                  )}
                </span>
                <span className={styles.label}>{t(`shell.nav.${name}`)}</span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
