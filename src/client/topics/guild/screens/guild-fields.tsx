import { useTranslation } from 'react-i18next'
import { rankTitle } from '#client/i18n/names.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import { TextArea } from '#client/ui/controls/text-area.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import type { GuildCard } from '#contracts/wire.ts'
import { GUILD_DESCRIPTION_MAX, GUILD_ENTRIES } from '#rules/guild/guild.ts'
import { GUILD_NAME_LENGTH, GUILD_TAG_LENGTH } from '#rules/guild/guild-names.ts'
import { RANK_LADDER } from '#rules/season/ranks.ts'
import { EmblemMaker } from './emblem-maker.tsx'
import styles from './guild-form.module.css'
import { rankAt } from './rank-needed.ts'

export interface GuildChoice {
  readonly emblem: GuildCard['emblem']
  readonly description: string
  readonly entry: GuildCard['entry']
  readonly min_rank: number
}

const RankField = ({ points, onChange }: { readonly points: number; readonly onChange: (points: number) => void }) => {
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

export interface GuildNames {
  readonly name: string
  readonly tag: string
}

export interface NameAndTagProps {
  readonly names: GuildNames
  readonly problems: { readonly [Field in keyof GuildNames]?: string }
  readonly onChange: (names: GuildNames) => void
}

export const NameAndTag = ({ names, problems, onChange }: NameAndTagProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.names}>
      <TextField
        label={t('guild.form.name')}
        hint={t('guild.form.nameHint')}
        value={names.name}
        maxLength={GUILD_NAME_LENGTH.max}
        onChange={(name) => onChange({ ...names, name })}
        {...(problems.name !== undefined && { problem: problems.name })}
      />
      <TextField
        label={t('guild.form.tag')}
        hint={t('guild.form.tagHint')}
        value={names.tag}
        maxLength={GUILD_TAG_LENGTH.max}
        autoCapitalize="characters"
        onChange={(tag) => onChange({ ...names, tag: tag.toUpperCase() })}
        {...(problems.tag !== undefined && { problem: problems.tag })}
      />
    </div>
  )
}

export interface WordsFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly max: number
  readonly words: string
  readonly onChange: (words: string) => void
}

export const WordsField = ({ label, placeholder, max, words, onChange }: WordsFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextArea
      label={label}
      value={words}
      onChange={(text) => onChange(text.replaceAll('\n', ' '))}
      placeholder={placeholder}
      maxLength={max}
      hint={t('guild.form.left', { count: max - words.length })}
    />
  )
}

export interface DescriptionFieldProps {
  readonly description: string
  readonly onChange: (description: string) => void
}

export const DescriptionField = ({ description, onChange }: DescriptionFieldProps) => {
  const { t } = useTranslation()
  return (
    <WordsField
      label={t('guild.form.description')}
      placeholder={t('guild.form.descriptionHint')}
      max={GUILD_DESCRIPTION_MAX}
      words={description}
      onChange={onChange}
    />
  )
}

export interface GuildFieldsProps {
  readonly choice: GuildChoice
  readonly onChange: (change: Partial<GuildChoice>) => void
}

export const EmblemField = ({ choice, onChange }: GuildFieldsProps) => (
  <EmblemMaker emblem={choice.emblem} onChange={(emblem) => onChange({ emblem })} />
)

export const GuildFields = ({ choice, onChange }: GuildFieldsProps) => {
  const { t } = useTranslation()
  const { description, entry, min_rank: minRank } = choice
  return (
    <>
      <DescriptionField description={description} onChange={(next) => onChange({ description: next })} />
      <div className="grid gap-4">
        <span className="bold">{t('guild.form.entry')}</span>
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
