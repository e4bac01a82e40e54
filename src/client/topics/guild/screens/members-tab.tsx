import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import type { GuildRole } from '#rules/guild/guild.ts'
import { MemberDrawer } from './member-drawer.tsx'
import { roleIn } from './member-rights.ts'
import { type Member, Roster } from './roster.tsx'

export interface MembersTabProps {
  readonly guild: GuildDetail
  readonly role: GuildRole
  readonly ownId: number | undefined
}

const Leave = ({ guild, role }: Pick<MembersTabProps, 'guild' | 'role'>) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useCallMutation('guild.leave', {
    success: t('guild.leave.done', { name: guild.name }),
    onDone: () => navigate(PAGE.GUILDS.path, { replace: true }),
    failure: t('guild.leave.failed'),
  })
  const isLast = guild.roster.length === 1
  return (
    <>
      <Button variant="quiet" fullWidth aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('guild.leave.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('guild.leave.title', { name: guild.name })}
        confirmLabel={t('guild.leave.confirm')}
        tone="danger"
        pending={isPending}
        onConfirm={() => send()}
        onCancel={() => setAsking(false)}
      >
        {t('guild.leave.text')} {isLast ? t('guild.leave.last') : role === 'leader' && t('guild.leave.leader')}
      </ConfirmDialog>
    </>
  )
}

export const MembersTab = ({ guild, role, ownId }: MembersTabProps) => {
  const drawer = useOpened<Member>()
  return (
    <div className="column gap-8">
      <Roster roster={guild.roster} ownId={ownId} onOpen={drawer.open} />
      {drawer.shown && (
        <MemberDrawer
          key={drawer.shown.user_id}
          member={drawer.shown}
          ownRole={roleIn(guild, role)}
          own={drawer.shown.user_id === ownId}
          open={drawer.isOpen}
          onClose={drawer.close}
        />
      )}
      <Leave guild={guild} role={role} />
    </div>
  )
}
