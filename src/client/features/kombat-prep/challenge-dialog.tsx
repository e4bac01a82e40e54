import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CombatProfile } from '../../../contracts/wire.ts'
import { ApiError } from '../../api/api-error.ts'
import { callQuery } from '../../api/call-query.ts'
import { deepLink } from '../../platform/deep-link.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { shareWithToast } from '../../ui/share-with-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './challenge-dialog.module.css'
import { OpponentPreview } from './opponent-preview.tsx'

const CHALLENGE = '/friendly-kombat'
/** The longest query that the server reads. */
const QUERY_LENGTH_MAX = 64

/** Row 95: a refusal is shown in the server's words, any other failure is a failed matchmaking. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'network' && error.httpStatus >= 400 && error.httpStatus < 500

/** Finds a player by name or id and shows who it is. */
const useOpponentSearch = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['combats.opponent'],
    mutationFn: (query: string) =>
      queryClient.fetchQuery({ ...callQuery('combats.opponent', { params: { query } }), staleTime: 0 }),
  })
}

const Content = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const search = useOpponentSearch()
  const botLink = useQuery(callQuery('settings.get')).data?.client.bot_link

  const opponent = search.data
  if (opponent) {
    return (
      <div className={styles.content}>
        <OpponentPreview own={profile} opponent={opponent} />
        <Button
          fullWidth
          icon="fight"
          onClick={() => navigate(CHALLENGE, { state: { query: String(opponent.user_id) } })}
        >
          {t('kombat.challenge.fight', { name: opponent.username })}
        </Button>
        <Button variant="quiet" fullWidth onClick={() => search.reset()}>
          {t('kombat.challenge.again')}
        </Button>
      </div>
    )
  }

  const problem = isEmpty
    ? t('kombat.challenge.empty')
    : search.error === null
      ? undefined
      : isRefusal(search.error)
        ? search.error.message
        : t('kombat.failed')
  return (
    <form
      className={styles.content}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const query = text.trim()
        setIsEmpty(query === '')
        if (query !== '') search.mutate(query)
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
          if (search.error) search.reset()
        }}
      />
      <Button type="submit" fullWidth pending={search.isPending}>
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

/** Challenge by name or id (R11, R14, rows 94, 95): find, compare, fight; and the player's own link to be challenged by. */
export const ChallengeDialog = ({ profile, open, onClose }: ChallengeDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('kombat.challenge.title')}>
      <Content profile={profile} />
    </Dialog>
  )
}
