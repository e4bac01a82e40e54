import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import type { GuildDetail } from '#contracts/wire.ts'
import { GUILD_ANNOUNCEMENT_MAX, isGroupLink, OFFICER_RIGHTS, type OfficerRight } from '#rules/guild/guild.ts'
import { DescriptionField, EmblemField, type GuildChoice, GuildFields, WordsField } from './guild-fields.tsx'
import styles from './guild-form.module.css'
import { RenameGuild } from './rename-guild.tsx'

interface Choice extends GuildChoice {
  readonly announcement: string
  readonly group: string
  readonly officer_rights: readonly OfficerRight[]
}

const choiceOf = (guild: GuildDetail): Choice => ({
  emblem: guild.emblem,
  description: guild.description,
  entry: guild.entry,
  min_rank: guild.min_rank,
  announcement: guild.announcement?.text ?? '',
  group: guild.group_link ?? '',
  officer_rights: guild.officer_rights,
})

const changesSince = (now: Partial<Choice>, sent: Partial<Choice>): Partial<Choice> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== sent[key as keyof Choice]))

interface FieldsProps {
  readonly choice: Choice
  readonly onChange: (change: Partial<Choice>) => void
}

const OfficerRights = ({ choice, onChange }: FieldsProps) => {
  const { t } = useTranslation()
  const rights = choice.officer_rights
  return (
    <fieldset className="column gap-4 no-padding borderless">
      <legend className="bold no-padding">{t('guild.settings.officers')}</legend>
      {OFFICER_RIGHTS.map((right) => (
        <Switch
          key={right}
          label={t(`guild.settings.right.${right}`)}
          checked={rights.includes(right)}
          onChange={(isGiven) =>
            onChange({
              officer_rights: OFFICER_RIGHTS.filter((one) => (one === right ? isGiven : rights.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  )
}

interface SettingsTabProps {
  readonly guild: GuildDetail
  /** False for an officer, who may edit only the texts. */
  readonly leads: boolean
}

const SettingsForm = ({ guild, leads }: SettingsTabProps) => {
  const { t } = useTranslation()
  const saved = choiceOf(guild)
  const [changed, setChanged] = useState<Partial<Choice>>({})
  const sent = useRef(changed)
  const [problem, setProblem] = useState<string | null>(null)
  const choice: Choice = { ...saved, ...changed }
  const isDirty = JSON.stringify(choice) !== JSON.stringify(saved)
  const change = (next: Partial<Choice>): void => {
    setProblem(null)
    setChanged({ ...changed, ...next })
  }
  const { send, isPending } = useCallMutation('guild.edit', {
    success: t('guild.settings.saved'),
    // Keeps what the player changed while the call ran.
    onDone: () => setChanged((now) => changesSince(now, sent.current)),
    onFailed: (error) => {
      haptic('error')
      const text = apiErrorText(error) ?? t('guild.settings.failed')
      if (error instanceof ApiError && error.code === 'invalid-group-link') setProblem(text)
      else toast.error(text)
    },
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    sent.current = changed
    const { group, officer_rights, description, announcement, ...rest } = choice
    if (!leads) {
      send({ body: { description, announcement } })
      return
    }
    const link = group.trim()
    if (link !== '' && !isGroupLink(link)) {
      haptic('warning')
      setProblem(t('guild.form.groupWrong'))
      return
    }
    send({
      body: {
        ...{ description, announcement, ...rest },
        group_link: link === '' ? null : link,
        officer_rights: [...officer_rights],
      },
    })
  }
  const announcement = (
    <WordsField
      label={t('guild.form.announcement')}
      placeholder={t('guild.form.announcementHint')}
      max={GUILD_ANNOUNCEMENT_MAX}
      words={choice.announcement}
      onChange={(words) => change({ announcement: words })}
    />
  )
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {leads ? (
        <>
          <EmblemField choice={choice} onChange={change} />
          {announcement}
          <GuildFields choice={choice} onChange={change} />
          <TextField
            label={t('guild.form.group')}
            hint={t('guild.form.groupHint')}
            type="url"
            inputMode="url"
            value={choice.group}
            maxLength={100}
            onChange={(group) => change({ group })}
            {...(problem !== null && { problem })}
          />
          <OfficerRights choice={choice} onChange={change} />
        </>
      ) : (
        <>
          {announcement}
          <DescriptionField description={choice.description} onChange={(description) => change({ description })} />
        </>
      )}
      <Button type="submit" fullWidth pending={isPending} disabled={!isDirty}>
        {t('guild.settings.save')}
      </Button>
    </form>
  )
}

/** Has no field for the slug of the guild's page in the game, which never changes (R24). */
export const SettingsTab = ({ guild, leads }: SettingsTabProps) => (
  <div className="column gap-14">
    <SettingsForm guild={guild} leads={leads} />
    {leads && <RenameGuild guild={guild} />}
  </div>
)
