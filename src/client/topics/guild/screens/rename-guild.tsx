import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { useNow } from '#client/game/use-now.ts'
import { haptic } from '#client/platform/messenger.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger, tokOf } from '#client/ui/format/format.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { GUILD_RENAME_PRICE_NANO } from '#rules/guild/guild.ts'
import { guildNameOf, guildTagOf } from '#rules/guild/guild-names.ts'
import { ABOUT_NAMES, foundingProblems } from './founding-problems.ts'
import { NameAndTag, type NameAndTagProps } from './guild-fields.tsx'
import styles from './guild-form.module.css'
import { OwnTok } from './own-tok.tsx'

type Problems = NameAndTagProps['problems']

const PRICE = formatInteger(tokOf(GUILD_RENAME_PRICE_NANO))

export const RenameGuild = ({ guild }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  const now = useNow()
  const balanceNano = useQuery(balanceQuery).data
  const [names, setNames] = useState({ name: guild.name, tag: guild.tag })
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useCallMutation('guild.rename', {
    success: (answer) => t('guild.rename.done', { name: answer.guild.name }),
    onDone: (answer) => {
      setAsking(false)
      setNames({ name: answer.guild.name, tag: answer.guild.tag })
    },
    onFailed: (error) => {
      haptic('error')
      setAsking(false)
      const text = apiErrorText(error) ?? t('guild.rename.failed')
      if (error instanceof ApiError && ABOUT_NAMES.includes(error.code)) setProblems({ name: text })
      else toast.error(text)
    },
  })
  const check = (event: FormEvent): void => {
    event.preventDefault()
    const keys = foundingProblems({ ...names, slug: guild.id })
    const isSame = guildNameOf(names.name) === guild.name && guildTagOf(names.tag) === guild.tag
    const found: Problems = {
      ...(keys.name ? { name: t(keys.name) } : isSame && { name: t('guild.rename.same') }),
      ...(keys.tag && { tag: t(keys.tag) }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) haptic('warning')
    else if (balanceNano !== undefined && balanceNano < GUILD_RENAME_PRICE_NANO) {
      toast.refuse(t('guild.form.insufficient'))
    } else setAsking(true)
  }
  const fromMs = guild.own.rename_from === null ? 0 : Date.parse(guild.own.rename_from)
  return (
    <Panel as="section" tone="plain" className="column gap-10" aria-labelledby="guild-rename">
      <h2 id="guild-rename" className="golden size-18">
        {t('guild.rename.title')}
      </h2>
      {fromMs > now ? (
        <p className="soft bold">
          <CountdownClock endMs={fromMs} now={nowMs} label={t('guild.rename.wait')} />
        </p>
      ) : (
        <form className={styles.form} onSubmit={check} noValidate>
          <NameAndTag
            names={names}
            problems={problems}
            onChange={(next) => {
              setNames(next)
              setProblems({})
            }}
          />
          <div className="grid gap-4 items-center on-ink radius-16 soft bold text-center padding-12">
            <p>{t('guild.rename.cost', { amount: PRICE })}</p>
            <OwnTok priceNano={GUILD_RENAME_PRICE_NANO} />
          </div>
          <Button type="submit" variant="secondary" fullWidth aria-haspopup="dialog">
            {t('guild.rename.submit')}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('guild.rename.confirm', { name: guildNameOf(names.name) ?? names.name })}
        confirmLabel={t('guild.rename.submit')}
        pending={isPending}
        onConfirm={() => send({ body: { name: names.name.trim(), tag: names.tag.trim() } })}
        onCancel={() => setAsking(false)}
      >
        {t('guild.rename.confirmText', { amount: PRICE })}
      </ConfirmDialog>
    </Panel>
  )
}
