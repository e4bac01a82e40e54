import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ApiError } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf, useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { haptic } from '#client/platform/messenger.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { formatInteger, tokOf } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { canFoundAt, FOUNDING_STEP, GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { GUILD_SLUG_LENGTH, guildNameOf } from '#rules/guild/guild-names.ts'
import { Emblem } from '../shared/emblem.tsx'
import { FoundedCelebration } from './founded-celebration.tsx'
import { ABOUT_NAMES, foundingProblems } from './founding-problems.ts'
import { EmblemField, type GuildChoice, GuildFields, NameAndTag } from './guild-fields.tsx'
import styles from './guild-form.module.css'
import { OwnTok } from './own-tok.tsx'
import { slugOfName } from './slug-of-name.ts'

const FIRST_EMBLEM = { shape: 'shield', sign: 'paw', field: 'violet', ink: 'gold' } as const

interface Names {
  readonly name: string
  readonly tag: string
  readonly slug: string | null
}

type NameProblems = { readonly [Field in keyof Names]?: string }

interface NameFieldsProps {
  readonly names: Names
  readonly problems: NameProblems
  readonly onChange: (names: Names) => void
}

const NameFields = ({ names, problems, onChange }: NameFieldsProps) => {
  const { t } = useTranslation()
  const slug = names.slug ?? slugOfName(names.name)
  return (
    <>
      <NameAndTag names={names} problems={problems} onChange={(next) => onChange({ ...names, ...next })} />
      <TextField
        label={t('guild.form.slug')}
        hint={t('guild.form.slugHint')}
        value={slug}
        maxLength={GUILD_SLUG_LENGTH.max}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(text) => onChange({ ...names, slug: text.toLowerCase() })}
        {...(problems.slug !== undefined && { problem: problems.slug })}
      />
    </>
  )
}

const Cost = ({ problem }: { readonly problem: string | null }) => {
  const { t } = useTranslation()
  const rank = useQuery(combatProfileQuery).data?.rank
  return (
    <div className="grid gap-4 items-center on-ink radius-16 soft bold text-center padding-12">
      <p className="inline-row wrap gap-8 justify-center golden font-display size-18">
        <Icon name="tok" size={28} />
        {t('guild.form.cost', { amount: formatInteger(tokOf(GUILD_PRICE_NANO)) })}
      </p>
      <OwnTok priceNano={GUILD_PRICE_NANO} />
      {problem === null && rank !== undefined && !canFoundAt(rank) && (
        <p className="coral bold text-center">{t('guild.form.needRank', { rank: rankTitle(FOUNDING_STEP) })}</p>
      )}
      {problem !== null && (
        <p role="alert" className="coral bold text-center">
          {problem}
        </p>
      )}
    </div>
  )
}

export const FoundGuild = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const goBack = useGoBack(PAGE.GUILDS.path)
  const balanceNano = useQuery(balanceQuery).data
  const rank = useQuery(combatProfileQuery).data?.rank
  const [names, setNames] = useState<Names>({ name: '', tag: '', slug: null })
  const [choice, setChoice] = useState<GuildChoice>({
    emblem: FIRST_EMBLEM,
    description: '',
    entry: 'open',
    min_rank: 0,
  })
  const [problems, setProblems] = useState<NameProblems>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [founded, setFounded] = useState<GuildDetail | null>(null)
  const slug = names.slug ?? slugOfName(names.name)
  const { send, isPending } = useCallMutation('guild.create', {
    success: ({ guild }) => t('guild.form.done', { name: guild.name }),
    onDone: ({ guild }) => {
      setAsking(false)
      setFounded(guild)
    },
    onFailed: (error) => {
      haptic('error')
      setAsking(false)
      const text = apiErrorText(error) ?? t('guild.form.failed')
      const code = error instanceof ApiError ? error.code : ''
      if (ABOUT_NAMES.includes(code)) setProblems({ name: text })
      else setProblem(text)
    },
  })

  const check = (event: FormEvent): void => {
    event.preventDefault()
    const keys = foundingProblems({ ...names, slug })
    const found: NameProblems = {
      ...(keys.name && { name: t(keys.name) }),
      ...(keys.tag && { tag: t(keys.tag) }),
      ...(keys.slug && { slug: t(keys.slug) }),
    }
    setProblems(found)
    setProblem(null)
    if (Object.keys(found).length > 0) haptic('warning')
    else if (rank !== undefined && !canFoundAt(rank))
      setProblem(t('guild.form.needRank', { rank: rankTitle(FOUNDING_STEP) }))
    else if (balanceNano !== undefined && balanceNano < GUILD_PRICE_NANO) setProblem(t('guild.form.insufficient'))
    else setAsking(true)
  }
  const { name, tag } = names
  return (
    <Screen title={t('guild.form.title')} hue="teal" onBack={goBack}>
      <form className={styles.form} onSubmit={check} noValidate>
        <EmblemField choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
        <NameFields
          names={names}
          problems={problems}
          onChange={(next) => {
            setNames(next)
            setProblems({})
          }}
        />
        <GuildFields choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
        <Cost problem={problem} />
        <Button type="submit" size="large" fullWidth aria-haspopup="dialog">
          {t('guild.form.submit')}
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('guild.form.confirm', { name: guildNameOf(name) ?? name })}
        confirmLabel={t('guild.form.submit')}
        pending={isPending}
        onConfirm={() => send({ body: { ...choice, name: name.trim(), tag: tag.trim(), slug } })}
        onCancel={() => setAsking(false)}
      >
        <div className="grid gap-8 items-center">
          <Emblem emblem={choice.emblem} size={96} />
          <p>{t('guild.form.confirmText', { amount: formatInteger(tokOf(GUILD_PRICE_NANO)) })}</p>
        </div>
      </ConfirmDialog>
      {founded && (
        <FoundedCelebration
          guild={founded}
          onClose={() => navigate(PAGE.MY_GUILD.path, { replace: true, state: originOf(state)?.fromState })}
        />
      )}
    </Screen>
  )
}
