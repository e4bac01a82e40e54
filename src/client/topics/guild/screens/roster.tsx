import { useTranslation } from 'react-i18next'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatCompact, formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { RoleTag } from './role-tag.tsx'
import styles from './roster.module.css'

export type Member = GuildDetail['roster'][number]

interface FactsProps {
  readonly member: Member
}

const Deeds = ({ member }: FactsProps) => {
  const { t } = useTranslation()
  return (
    <dl className={styles.deeds}>
      <div>
        <dt className="grid">
          <Icon name="tok" size={18} label={t('guild.given')} />
        </dt>
        <dd className="text-end">{formatCompactTok(member.given_week)}</dd>
      </div>
      <div>
        <dt className="grid">
          <Icon name="fight" size={18} label={t('guild.damage')} />
        </dt>
        <dd className="text-end">{formatCompact(member.boss_damage)}</dd>
      </div>
    </dl>
  )
}

interface RowProps extends FactsProps {
  readonly own: boolean
  readonly onOpen?: (() => void) | undefined
}

const Row = ({ member, own, onOpen }: RowProps) => {
  const { t } = useTranslation()
  const name = <bdi>{member.username}</bdi>
  return (
    <li className={styles.row} data-own={own || undefined} data-opens={onOpen ? true : undefined}>
      <ShowcaseWay userId={member.user_id} name={member.username}>
        <Avatar houseId={member.house_id} size={46} />
      </ShowcaseWay>
      <div className="grid shrinks grows gap-3">
        <p className="player-name">
          {onOpen ? (
            <button type="button" className={styles.press} aria-haspopup="dialog" onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
          {own && <span className={styles.you}>{t('guild.you')}</span>}
        </p>
        <p className={styles.detail}>
          <RoleTag role={member.role} />
          <span>{t('guild.rp', { points: formatInteger(member.rank) })}</span>
          {member.idle_days > 0 && <span data-idle="">{t('guild.idle', { count: member.idle_days })}</span>}
        </p>
      </div>
      <Deeds member={member} />
    </li>
  )
}

export interface RosterProps {
  readonly roster: readonly Member[]
  readonly ownId: number | undefined
  readonly onOpen?: (member: Member) => void
}

/** Keeps the server's order: leader, officers, then members by all that they ever gave (`given`). */
export const Roster = ({ roster, ownId, onOpen }: RosterProps) => {
  const { t } = useTranslation()
  return (
    <ul className="column gap-6" aria-label={t('guild.page.roster')}>
      {roster.map((member) => (
        <Row
          key={member.user_id}
          member={member}
          own={member.user_id === ownId}
          onOpen={onOpen && (() => onOpen(member))}
        />
      ))}
    </ul>
  )
}
