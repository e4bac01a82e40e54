import { useTranslation } from 'react-i18next'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { guildLevelXp } from '#rules/guild/guild.ts'
import { Emblem } from '../shared/emblem.tsx'
import styles from './guild-head.module.css'
import { rankAt } from './rank-needed.ts'

const EMBLEM_PX = 112

const Level = ({ guild }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  const { level, xp, next_level_xp: next } = guild
  const startXp = guildLevelXp(level)
  return (
    <div className="grid gap-4">
      <span className="golden font-display size-18">{t('guild.level', { level })}</span>
      <Bar
        size="large"
        tone="gold"
        value={next === null ? 1 : xp - startXp}
        max={next === null ? 1 : next - startXp}
        label={t('guild.page.xp')}
        text={
          next === null
            ? t('guild.page.xpTop', { xp: formatInteger(xp) })
            : t('guild.page.xpOf', { xp: formatInteger(xp - startXp), next: formatInteger(next - startXp) })
        }
      />
    </div>
  )
}

export const GuildHead = ({ guild }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" tone="light" className="row wrap justify-center gap-10-14" aria-label={guild.name}>
      <div className={styles.emblem}>
        <Emblem emblem={guild.emblem} size={EMBLEM_PX} label={t('guild.emblemOf', { name: guild.name })} />
        <span className={styles.tag}>
          <bdi>{guild.tag}</bdi>
        </span>
      </div>
      <div className={styles.words}>
        <Level guild={guild} />
        <ul className={styles.facts}>
          {guild.place !== null && (
            <li className={styles.gold}>
              <span aria-hidden="true">{t('guild.place', { place: formatInteger(guild.place) })}</span>
              <span className="visually-hidden">{t('guild.placeSaid', { place: guild.place })}</span>
            </li>
          )}
          <li>{t('guild.members', { count: guild.members, capacity: guild.capacity })}</li>
          <li>{t(`guild.entry.${guild.entry}`)}</li>
          {guild.min_rank > 0 && <li>{t('guild.rankFrom', { rank: rankAt(guild.min_rank) })}</li>}
          {guild.perk_percent > 0 && (
            <li className={styles.perk}>{t('guild.page.perk', { percent: formatPercent(guild.perk_percent) })}</li>
          )}
        </ul>
      </div>
      {guild.description !== '' && (
        <p className="plain breakable own-line leading-135" dir="auto">
          {guild.description}
        </p>
      )}
    </Panel>
  )
}
