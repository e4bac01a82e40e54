import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatBalance, formatCompactTok, formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { Friends } from '#contracts/wire.ts'
import styles from './invite-panel.module.css'
import { useOwnLink } from './use-own-link.ts'

const Totals = ({ data }: { readonly data: Friends }) => {
  const { t } = useTranslation()
  return (
    <dl className="flex wrap gap-10">
      <div className={styles.total}>
        <dt className={styles.what}>
          <Icon name="nav-friends" size={40} />
          <span>{t('friends.friendsCount')}</span>
        </dt>
        <dd className={styles.amount}>{formatInteger(data.qualified_total)}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.what}>
          <Icon name="tok" size={40} />
          <span>{t('friends.earned')}</span>
        </dt>
        <dd className={styles.amount}>{formatBalance(data.earned_total)}</dd>
      </div>
    </dl>
  )
}

const Terms = ({ data }: { readonly data: Friends }) => {
  const { t } = useTranslation()
  const steps = [
    { icon: 'fight', text: t('friends.steps.fights', { count: data.fights_needed }) },
    {
      icon: 'tok',
      text: t('friends.steps.reward', {
        own: formatCompactTok(data.reward_inviter),
        friend: formatCompactTok(data.reward_friend),
      }),
    },
    {
      icon: 'streak',
      text: t('friends.steps.share', { percent: formatPercent(data.share_percent), count: data.share_days }),
    },
  ] as const
  return (
    <Panel as="section" aria-label={t('friends.pays')}>
      <h2 className="margin-bottom-8 size-18">{t('friends.pays')}</h2>
      <ol className="grid gap-8">
        {steps.map(({ icon, text }) => (
          <li key={icon} className="row gap-10 soft size-15 leading-130">
            <span className={styles.sign}>
              <Icon name={icon} size={30} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export const InvitePanel = ({ data }: { readonly data: Friends }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { share, copy } = useOwnLink(data.link)
  return (
    <>
      <Totals data={data} />
      <Terms data={data} />
      <div className={styles.actions}>
        <Button icon="share" onClick={() => void share()}>
          {t('friends.invite')}
        </Button>
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {t('friends.copy')}
        </Button>
      </div>
      <ListRow
        icon="trophy"
        title={t('friends.board')}
        detail={t('friends.boardText')}
        onPress={() => navigate(PAGE.REFER_LEADERBOARD.path)}
      />
    </>
  )
}
