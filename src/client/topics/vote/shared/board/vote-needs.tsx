import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useNow } from '#client/game/use-now.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { refreshVote } from '../../cache.ts'
import type { VoteData } from './vote-data.ts'
import styles from './vote-needs.module.css'

/** Shows which condition for voting is met: three fights, and one day in the game (R37). */
export const VoteNeeds = ({ needs }: { readonly needs: NonNullable<VoteData['own']['needs']> }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const client = useQueryClient()
  const fromMs = Date.parse(needs.account_from)
  const isOld = fromMs <= useNow()
  return (
    <div className="column gap-8">
      <h3 className="size-16 text-center">{t('vote.needs.title')}</h3>
      <ul className="column gap-6">
        <li className={styles.need} data-met={needs.fights === 0 || undefined}>
          <Sign name={needs.fights === 0 ? 'check' : 'right'} />
          {needs.fights === 0 ? t('vote.needs.fought') : t('vote.needs.fights', { count: needs.fights })}
        </li>
        <li className={styles.need} data-met={isOld || undefined}>
          <Sign name={isOld ? 'check' : 'right'} />
          {isOld ? (
            t('vote.needs.old')
          ) : (
            <CountdownClock
              endMs={fromMs}
              now={nowMs}
              label={t('vote.needs.account')}
              endText={t('vote.needs.old')}
              onEnd={() => refreshVote(client)}
            />
          )}
        </li>
      </ul>
      {needs.fights > 0 && (
        <Button fullWidth icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
          {t('vote.needs.fight')}
        </Button>
      )}
    </div>
  )
}
