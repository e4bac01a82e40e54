import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { type TimeAgo, timeAgo } from '#client/ui/format/time-ago.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { GUILD_REACTIONS, type GuildReaction } from '#rules/guild/guild.ts'
import styles from './log-row.module.css'
import { type LogRow as Entry, logText } from './log-text.ts'
import { ReactionSign } from './reaction-sign.tsx'

const ICONS = {
  founded: 'nav-home',
  joined: 'nav-friends',
  left: 'back',
  kicked: 'close',
  promoted: 'trophy',
  demoted: 'back',
  leader: 'trophy',
  donated: 'tok',
  level: 'star',
  phrase: 'nav-friends',
  reminded: 'fight',
  'boss-emptied': 'chest-titanium',
  'vote-won': 'trophy',
  renamed: 'nav-home',
} as const

const agoText = (t: TFunction, ago: TimeAgo): string =>
  ago.unit === 'now' ? t('guild.log.now') : t(`guild.log.${ago.unit}`, { count: ago.count })

type Given = Entry['reactions'][number]

/** A member has at most one reaction; null removes it. */
const withOwn = (given: readonly Given[], reaction: GuildReaction | null): readonly Given[] => {
  const others = given.flatMap((one) =>
    one.own ? (one.count > 1 ? [{ ...one, count: one.count - 1, own: false }] : []) : [one],
  )
  if (reaction === null) return others
  const same = others.find((one) => one.reaction === reaction)
  return [...others.filter((one) => one !== same), { reaction, count: (same?.count ?? 0) + 1, own: true }]
}

const Reactions = ({ row, text }: { readonly row: Entry; readonly text: string }) => {
  const { t } = useTranslation()
  const [isChoosing, setChoosing] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  // The button that opened the choices is gone, and would take the focus with it.
  useEffect(() => {
    if (isChoosing) choices.current?.querySelector('button')?.focus()
  }, [isChoosing])
  const { send, pending } = useCallMutation('guild.react', { success: true, failure: t('guild.log.reactFailed') })
  // Optimistic: the answer replaces it, and an error reverts it.
  const given = pending ? withOwn(row.reactions, pending.body.reaction) : row.reactions
  const own = given.find((one) => one.own)?.reaction
  const shown = isChoosing
    ? GUILD_REACTIONS
    : GUILD_REACTIONS.filter((kind) => given.some(({ reaction }) => reaction === kind))
  const countOf = (kind: GuildReaction): number => given.find(({ reaction }) => reaction === kind)?.count ?? 0
  return (
    <fieldset ref={choices} className={styles.reactions} aria-label={t('guild.log.reactTo', { entry: text })}>
      {shown.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={styles.reaction}
          aria-pressed={own === reaction}
          aria-label={t('guild.log.reactionOf', {
            reaction: t(`guild.log.reaction.${reaction}`),
            count: countOf(reaction),
          })}
          onClick={() => {
            if (send({ params: { id: row.id }, body: { reaction: own === reaction ? null : reaction } }))
              setChoosing(false)
          }}
        >
          <ReactionSign reaction={reaction} size={20} />
          {countOf(reaction) > 0 && <span aria-hidden="true">{countOf(reaction)}</span>}
        </button>
      ))}
      {!isChoosing && shown.length < GUILD_REACTIONS.length && (
        <button
          type="button"
          className={styles.reaction}
          aria-expanded={false}
          aria-label={t('guild.log.react')}
          onClick={() => setChoosing(true)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </fieldset>
  )
}

export interface LogRowProps {
  readonly row: Entry
  readonly houseId: number | undefined
  readonly nowMs: number
}

export const LogRow = ({ row, houseId, nowMs }: LogRowProps) => {
  const { t } = useTranslation()
  const text = logText(t, row)
  return (
    <li className={styles.row} data-event={row.event}>
      {houseId === undefined ? (
        <span className={styles.sign}>
          <Icon name={ICONS[row.event]} size={26} />
        </span>
      ) : (
        <ShowcaseWay userId={row.who?.user_id ?? null} name={row.who?.username ?? ''}>
          <Avatar houseId={houseId} size={40} />
        </ShowcaseWay>
      )}
      <div className="shrinks grows">
        <p className="bold breakable leading-130" dir="auto">
          {text}
        </p>
        <div className="row wrap justify-between gap-0-10">
          <time className="muted size-13" dateTime={row.at}>
            {agoText(t, timeAgo(Date.parse(row.at), nowMs))}
          </time>
          <Reactions row={row} text={text} />
        </div>
      </div>
    </li>
  )
}
