import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuildDetail } from '../../../../contracts/wire.ts'
import { isGroupLink } from '../../../../rules/guild/guild.ts'
import { ApiError } from '../../../api/api-error.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'
import { haptic } from '../../../platform/messenger.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { EmblemField, type GuildChoice, GuildFields } from './guild-fields.tsx'
import styles from './guild-form.module.css'

interface Choice extends GuildChoice {
  readonly group: string
}

const choiceOf = (guild: GuildDetail): Choice => ({
  emblem: guild.emblem,
  description: guild.description,
  entry: guild.entry,
  min_rank: guild.min_rank,
  group: guild.group_link ?? '',
})

/** What the leader changes of the guild (R24); name, tag and link stay. */
export const SettingsTab = ({ guild }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  const saved = choiceOf(guild)
  const [changed, setChanged] = useState<Partial<Choice>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const choice: Choice = { ...saved, ...changed }
  const isDirty = JSON.stringify(choice) !== JSON.stringify(saved)
  const change = (next: Partial<Choice>): void => {
    setProblem(null)
    setChanged({ ...changed, ...next })
  }
  const { send, isPending } = useMove('guild.edit', {
    success: t('guild.settings.saved'),
    onDone: () => setChanged({}),
    onFailed: (error) => {
      haptic('error')
      const text = refusalText(error) ?? t('guild.settings.failed')
      if (error instanceof ApiError && error.code === 'invalid-group-link') setProblem(text)
      else toast.error(text)
    },
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const { group, ...rest } = choice
    const link = group.trim()
    if (link !== '' && !isGroupLink(link)) {
      haptic('warning')
      setProblem(t('guild.form.groupWrong'))
      return
    }
    send({ body: { ...rest, group_link: link === '' ? null : link } })
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <EmblemField choice={choice} onChange={change} />
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
      <Button type="submit" fullWidth pending={isPending} disabled={!isDirty}>
        {t('guild.settings.save')}
      </Button>
    </form>
  )
}
