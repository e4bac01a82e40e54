import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import styles from './entry-slots.module.css'
import type { TournamentPage } from './tournament-page.ts'
import type { Entering } from './use-entering.ts'

const TICKET_PX = 52

export interface EntrySlotsProps {
  readonly page: TournamentPage
  /** Null once tickets can no longer be returned. */
  readonly entering: Entering | null
}

export const EntrySlots = ({ page, entering }: EntrySlotsProps) => {
  const { t } = useTranslation()
  const { entries, max_entries: most } = page
  return (
    <ol className={styles.slots} aria-label={t('tournament.yourEntries')}>
      {entries.map(({ id }, index) => (
        <li key={id} className={styles.slot} data-in="">
          <ExtraIcon name="ticket" size={TICKET_PX} />
          <strong className="size-14">{t('tournament.entry', { no: index + 1 })}</strong>
          {entering && (
            <Button
              size="small"
              variant="quiet"
              pending={entering.leaving === id}
              aria-label={t('tournament.leaveSaid', { no: index + 1 })}
              onClick={() => entering.leave(id)}
            >
              {t('tournament.leave')}
            </Button>
          )}
        </li>
      ))}
      {entering &&
        Array.from({ length: Math.max(0, most - entries.length) }, (_, index) => entries.length + index + 1).map(
          (no) => (
            <li key={no} className={styles.slot}>
              <ExtraIcon name="ticket" size={TICKET_PX} className={styles.missing} />
              <span className="muted size-14">{t('tournament.freeEntry', { no })}</span>
            </li>
          ),
        )}
    </ol>
  )
}
