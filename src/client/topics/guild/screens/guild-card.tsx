import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import type { GuildCard as Card } from '#contracts/wire.ts'
import { Emblem } from '../shared/emblem.tsx'
import styles from './guild-card.module.css'
import { rankAt } from './rank-needed.ts'

const EMBLEM_PX = 60

export interface GuildCardProps {
  readonly guild: Card
  readonly own: boolean
  readonly onOpen: () => void
}

export const GuildCard = ({ guild, own, onOpen }: GuildCardProps) => {
  const { t } = useTranslation()
  const isFull = guild.members >= guild.capacity
  return (
    <article className={styles.card} data-own={own || undefined}>
      <Emblem emblem={guild.emblem} size={EMBLEM_PX} />
      <div className={styles.words}>
        <h3 className={styles.top}>
          <button type="button" className={styles.name} onClick={onOpen}>
            <bdi>{guild.name}</bdi>
          </button>
          <span className={styles.tag}>
            <bdi>{guild.tag}</bdi>
          </span>
        </h3>
        <ul className={styles.facts}>
          {own && <li className="golden">{t('guild.youLead')}</li>}
          <li className="golden">{t('guild.levelShort', { level: guild.level })}</li>
          <li data-full={isFull || undefined}>
            <span aria-hidden="true">
              {t('guild.membersShort', { count: guild.members, capacity: guild.capacity })}
            </span>
            <span className="visually-hidden">
              {t('guild.members', { count: guild.members, capacity: guild.capacity })}
            </span>
          </li>
          <li>{t(isFull ? 'guild.full' : `guild.entry.${guild.entry}`)}</li>
          {guild.min_rank > 0 && <li>{t('guild.rankFrom', { rank: rankAt(guild.min_rank) })}</li>}
        </ul>
      </div>
      {guild.place !== null && (
        <span className={styles.place}>
          <span aria-hidden="true">{t('guild.place', { place: formatInteger(guild.place) })}</span>
          <span className="visually-hidden">{t('guild.placeSaid', { place: guild.place })}</span>
        </span>
      )}
    </article>
  )
}
