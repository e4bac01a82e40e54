import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatCompactTok, formatDate, formatInteger } from '#client/ui/format/format.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { MemberAction, RoleInGuild } from '#rules/guild/guild.ts'
import styles from './member-drawer.module.css'
import { actionsOn } from './member-rights.ts'
import { RoleTag } from './role-tag.tsx'
import type { Member } from './roster.tsx'

type OnMember = Exclude<MemberAction, 'accept' | 'decline'>
const isOnMember = (action: MemberAction): action is OnMember => action !== 'accept' && action !== 'decline'

const Facts = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation()
  const facts = [
    [t('guild.given'), `${formatCompactTok(member.given_week)} TOK`],
    [t('guild.member.givenEver'), `${formatCompactTok(member.given)} TOK`],
    [t('guild.damage'), formatInteger(member.boss_damage)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([what, value]) => (
        <div className="flex wrap gap-2-12 justify-between padding-8-12 radius-12 on-ink" key={what}>
          <dt className="soft">{what}</dt>
          <dd className="golden font-display digits">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface MemberDrawerProps {
  readonly member: Member
  readonly ownRole: RoleInGuild
  readonly own: boolean
  readonly open: boolean
  readonly onClose: () => void
}

export const MemberDrawer = ({ member, ownRole, own, open, onClose }: MemberDrawerProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<OnMember | null>(null)
  const [isAsking, setAsking] = useState(false)
  const name = member.username
  const { send, isPending } = useCallMutation('guild.member', {
    success: asked ? t(`guild.member.done.${asked}`, { name }) : true,
    onDone: () => {
      setAsking(false)
      onClose()
    },
    failure: t('guild.member.failed'),
  })
  const actions = own ? [] : actionsOn(ownRole, member.role).filter(isOnMember)
  return (
    <>
      <Drawer open={open && !isAsking} onClose={onClose} title={<bdi>{name}</bdi>}>
        <div className="row gap-14">
          <ShowcaseWay userId={member.user_id} name={name}>
            <Avatar houseId={member.house_id} size={64} />
          </ShowcaseWay>
          <div className="grid gap-2 shrinks soft items-start">
            <RoleTag role={member.role} />
            <p>{t('guild.rp', { points: formatInteger(member.rank) })}</p>
            <p>{t('guild.member.joinedAt', { date: formatDate(Date.parse(member.joined_at)) })}</p>
            <p>{member.idle_days === 0 ? t('guild.idleToday') : t('guild.idle', { count: member.idle_days })}</p>
          </div>
        </div>
        <Facts member={member} />
        {actions.length > 0 && (
          <fieldset className={styles.actions} aria-label={t('guild.member.actions')}>
            {actions.map((action) => (
              <Button
                key={action}
                variant={action === 'kick' ? 'danger' : 'secondary'}
                fullWidth
                aria-haspopup="dialog"
                onClick={() => {
                  setAsked(action)
                  setAsking(true)
                }}
              >
                {t(`guild.member.${action}`)}
              </Button>
            ))}
          </fieldset>
        )}
      </Drawer>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          title={t(`guild.member.confirm.${asked}`, { name })}
          confirmLabel={t(`guild.member.${asked}`)}
          tone={asked === 'kick' || asked === 'hand-over' ? 'danger' : 'normal'}
          pending={isPending}
          onConfirm={() => send({ params: { user_id: member.user_id }, body: { action: asked } })}
          onCancel={() => setAsking(false)}
        >
          {t(`guild.member.text.${asked}`, { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
