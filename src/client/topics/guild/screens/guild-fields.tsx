import { useTranslation } from 'react-i18next'
import type { GuildCard } from '../../../../contracts/wire.ts'
import { GUILD_DESCRIPTION_MAX, GUILD_ENTRIES } from '../../../../rules/guild/guild.ts'
import { RANK_LADDER } from '../../../../rules/season/ranks.ts'
import { rankTitle } from '../../../i18n/names.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { EmblemMaker } from './emblem-maker.tsx'
import styles from './guild-form.module.css'
import { rankAt } from './rank-needed.ts'

/** What founder and leader choose alike. */
export interface GuildChoice {
  readonly emblem: GuildCard['emblem']
  readonly description: string
  readonly entry: GuildCard['entry']
  readonly min_rank: number
}

interface RankFieldProps {
  readonly points: number
  readonly onChange: (points: number) => void
}

const RankField = ({ points, onChange }: RankFieldProps) => {
  const { t } = useTranslation()
  const steps = RANK_LADDER.filter(({ minPoints }) => minPoints > 0)
  const isStep = points === 0 || steps.some(({ minPoints }) => minPoints === points)
  return (
    <Select
      label={t('guild.form.minRank')}
      value={String(points)}
      onChange={(id) => onChange(Number(id))}
      choices={[
        { id: '0', label: t('guild.anyRank') },
        ...(isStep ? [] : [{ id: String(points), label: t('guild.rankFrom', { rank: rankAt(points) }) }]),
        ...steps.map((step) => ({
          id: String(step.minPoints),
          label: t('guild.rankFrom', { rank: rankTitle(step) }),
        })),
      ]}
    />
  )
}

export interface GuildFieldsProps {
  readonly choice: GuildChoice
  readonly onChange: (change: Partial<GuildChoice>) => void
}

/** Emblem, description, and who may join. */
export const EmblemField = ({ choice, onChange }: GuildFieldsProps) => (
  <EmblemMaker emblem={choice.emblem} onChange={(emblem) => onChange({ emblem })} />
)

export const GuildFields = ({ choice, onChange }: GuildFieldsProps) => {
  const { t } = useTranslation()
  const { description, entry, min_rank: minRank } = choice
  return (
    <>
      <TextArea
        label={t('guild.form.description')}
        value={description}
        onChange={(text) => onChange({ description: text.replaceAll('\n', ' ') })}
        placeholder={t('guild.form.descriptionHint')}
        maxLength={GUILD_DESCRIPTION_MAX}
        hint={t('guild.form.left', { count: GUILD_DESCRIPTION_MAX - description.length })}
      />
      <div className={styles.field}>
        <span className={styles.label}>{t('guild.form.entry')}</span>
        <Segmented
          label={t('guild.form.entry')}
          value={entry}
          onChange={(next) => onChange({ entry: next })}
          choices={GUILD_ENTRIES.map((id) => ({ id, label: t(`guild.entry.${id}`) }))}
        />
      </div>
      <RankField points={minRank} onChange={(points) => onChange({ min_rank: points })} />
    </>
  )
}
