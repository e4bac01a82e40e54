import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { extraOnDemand } from '../ui/on-demand.tsx'
import styles from './bottom-nav.module.css'
import { PageLink } from './page-link.tsx'
import { ROUTES } from './route-names.ts'

/** What a badge asks for is no matter of the first screen: its code comes after it. */
const TabBadge = extraOnDemand(async () => (await import('./tab-badge.tsx')).TabBadge)

const TABS = [
  { name: 'home', to: ROUTES.HOME },
  { name: 'earn', to: ROUTES.EARN, badge: 'earn' },
  { name: 'upgrade', to: ROUTES.UPGRAGE_V2, badge: 'upgrade' },
  { name: 'friends', to: ROUTES.FRIENDS },
  { name: 'reward', to: ROUTES.AIRDROP },
] as const

export type TabName = (typeof TABS)[number]['name']

/** The five tabs (row 16): the present one is raised; a green badge means something is ready, a red one that something waits. */
export const BottomNav = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('shell.nav.label')}>
      <ul className={styles.tabs}>
        {TABS.map(({ name, to, ...tab }) => {
          const isCurrent = pathname === to
          return (
            <li key={name} className={styles.item}>
              <PageLink to={to} isCurrent={isCurrent} className={classNames(styles.tab, isCurrent && styles.active)}>
                <span className={styles.picture}>
                  <Icon name={`nav-${name}`} size={34} />
                  {'badge' in tab ? <TabBadge tab={tab.badge} /> : null}
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
