import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PAGE } from '#client/game/page-paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './bottom-nav.module.css'
import { PageLink } from './page-link.tsx'

const TabBadge = extraOnDemand(async () => (await import('./tab-badge.tsx')).TabBadge)

const TABS = [
  { name: 'home', to: PAGE.HOME.path },
  { name: 'earn', to: PAGE.EARN.path, badge: 'earn' },
  { name: 'upgrade', to: PAGE.UPGRAGE_V2.path, also: PAGE.UPGRADE.path, badge: 'upgrade' },
  { name: 'friends', to: PAGE.FRIENDS.path },
  { name: 'reward', to: PAGE.AIRDROP.path },
] as const

export const BottomNav = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('shell.nav.label')}>
      <ul className={styles.tabs}>
        {TABS.map(({ name, to, ...tab }) => {
          const isCurrent = pathname === to || ('also' in tab && pathname === tab.also)
          return (
            <li key={name} className="shrinks grows">
              <PageLink to={to} isCurrent={isCurrent} className={classNames(styles.tab, isCurrent && styles.active)}>
                <span className={styles.label}>{t(`shell.nav.${name}`)}</span>
                <span className={styles.picture}>
                  <Icon name={`nav-${name}`} size={34} />
                  {'badge' in tab ? <TabBadge tab={tab.badge} /> : null}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
