import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { apiErrorText } from '#client/game/use-call-mutation.ts'
import { deepLink } from '#client/platform/deep-link.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { shareWithToast } from '#client/ui/feedback/share-with-toast.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { opponentPreviewQuery } from '../../queries.ts'
import { OpponentPreview } from './opponent-preview.tsx'

/** Longest query that the server accepts. */
const QUERY_LENGTH_MAX = 64

const Content = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [query, setQuery] = useState('')
  const search = useQuery({ ...opponentPreviewQuery(query), enabled: query !== '' })
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link

  const opponent = search.isFetching ? undefined : search.data
  if (opponent) {
    return (
      <div className="grid gap-12">
        <OpponentPreview own={profile} opponent={opponent} />
        <Button
          fullWidth
          icon="fight"
          onClick={() => navigate(PAGE.FRIENDLY_KOMBAT.path, { state: { query: String(opponent.user_id) } })}
        >
          {t('kombat.challenge.fight', { name: opponent.username })}
        </Button>
        <Button variant="quiet" fullWidth onClick={() => setQuery('')}>
          {t('kombat.challenge.again')}
        </Button>
      </div>
    )
  }

  const problem = isEmpty
    ? t('kombat.challenge.empty')
    : search.error === null
      ? undefined
      : (apiErrorText(search.error) ?? t('kombat.failed'))
  return (
    <form
      className="grid gap-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const next = text.trim()
        setIsEmpty(next === '')
        if (next !== '' && next === query) void search.refetch()
        setQuery(next)
      }}
    >
      <TextField
        label={t('kombat.challenge.field')}
        hint={t('kombat.challenge.cost')}
        value={text}
        maxLength={QUERY_LENGTH_MAX}
        autoCapitalize="none"
        enterKeyHint="search"
        {...(problem === undefined ? {} : { problem })}
        onChange={(next) => {
          setText(next)
          setIsEmpty(false)
          if (search.error) setQuery('')
        }}
      />
      <Button type="submit" fullWidth pending={search.isFetching}>
        {t('kombat.challenge.find')}
      </Button>
      {botLink ? (
        <Button
          variant="quiet"
          fullWidth
          icon="share"
          onClick={() =>
            void shareWithToast(
              t,
              deepLink(botLink, 'friendly-kombat', String(profile.user_id)),
              t('kombat.challenge.shareText'),
            )
          }
        >
          {t('kombat.challenge.share')}
        </Button>
      ) : null}
    </form>
  )
}

export interface ChallengeDialogProps {
  readonly profile: CombatProfile
  readonly open: boolean
  readonly onClose: () => void
}

export const ChallengeDialog = ({ profile, open, onClose }: ChallengeDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('kombat.challenge.title')}>
      <Content profile={profile} />
    </Dialog>
  )
}
