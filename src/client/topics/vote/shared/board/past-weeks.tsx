import { useTranslation } from 'react-i18next'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { formatInteger, formatMonthDay } from '#client/ui/format/format.ts'
import { Section } from '#client/ui/surfaces/section.tsx'
import styles from './past-weeks.module.css'
import { useRaceTexts } from './use-race-texts.ts'
import type { VoteData } from './vote-data.ts'

const EMBLEM_PX = 34

/** Midnight of the week's Monday in the local time zone, so that the date reads the same everywhere. */
const dayOf = (week: string): Date => new Date(`${week}T00:00`)

export const PastWeeks = ({ past }: Pick<VoteData, 'past'>) => {
  const { t } = useTranslation()
  const texts = useRaceTexts()
  if (past.length === 0) return null
  return (
    <Section title={t('vote.past.title')}>
      {past.map(({ week, winners }) => (
        <section key={week} className="column gap-6" aria-labelledby={`vote-${week}`}>
          <h3 id={`vote-${week}`} className="soft size-15">
            {t('vote.past.week', { date: formatMonthDay(dayOf(week)) })}
          </h3>
          {winners.length === 0 ? (
            <p className="muted size-14">{t('vote.past.none')}</p>
          ) : (
            <ol className="column gap-4">
              {winners.map(({ id, place, name, emblem, votes, xp }) => (
                <li key={id} className={styles.winner}>
                  <span className={styles.place} data-place={place}>
                    <span className="visually-hidden">{t('vote.place', { place })}</span>
                    <span aria-hidden="true">{place}</span>
                  </span>
                  <Emblem emblem={emblem} size={EMBLEM_PX} />
                  <span className={styles.who}>
                    <bdi className="font-display ellipsis">{name}</bdi>
                    <span className="soft size-13">{texts.votes(votes)}</span>
                  </span>
                  <span className={styles.xp} data-none={xp === 0 || undefined}>
                    {xp === 0 ? t('vote.past.noXp') : t('vote.past.xp', { xp: formatInteger(xp) })}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Section>
  )
}
