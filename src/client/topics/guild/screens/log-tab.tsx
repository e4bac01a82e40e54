import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { useInfiniteRows } from '#client/game/use-infinite-rows.ts'
import { useNow } from '#client/game/use-now.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadMore } from '#client/ui/feedback/load-more.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { GUILD_PHRASES } from '#rules/guild/guild.ts'
import { guildLogQuery } from '../queries.ts'
import { LogRow } from './log-row.tsx'

const Say = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, pending } = useCallMutation('guild.say', {
    success: true,
    onDone: () => setOpen(false),
    failure: t('guild.log.sayFailed'),
  })
  return (
    <>
      <Button variant="secondary" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('guild.log.say')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('guild.log.say')} dismissable={!isPending}>
        <ul className="column gap-8">
          {GUILD_PHRASES.map((phrase) => (
            <li key={phrase}>
              <Button
                variant="quiet"
                fullWidth
                pending={pending?.body.phrase === phrase}
                disabled={isPending && pending?.body.phrase !== phrase}
                onClick={() => send({ body: { phrase } })}
              >
                {t(`guild.log.phrase.${phrase}`)}
              </Button>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}

const PICTURE = { url: extraPictureUrl('empty-history') }

const Entries = ({ guild }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  const now = useNow()
  const list = useInfiniteRows(guildLogQuery)
  if (list.rows === null)
    return (
      <Pending queries={[list]} failed={t('guild.log.failed')} loading={t('guild.log.loading')}>
        <SkeletonRows rows={5} />
      </Pending>
    )
  if (list.rows.length === 0)
    return <EmptyState picture={PICTURE} size="compact" title={t('guild.log.empty')} text={t('guild.log.emptyText')} />
  const houses = new Map(guild.roster.map((member) => [member.user_id, member.house_id]))
  return (
    <>
      <ul className="column gap-8" aria-label={t('guild.log.list')}>
        {list.rows.map((row) => (
          <LogRow key={row.id} row={row} houseId={row.who ? houses.get(row.who.user_id) : undefined} nowMs={now} />
        ))}
      </ul>
      {list.hasMore && <LoadMore list={list} label={t('guild.log.older')} problem={t('guild.moreFailed')} end="" />}
    </>
  )
}

export const LogTab = ({ guild }: { readonly guild: GuildDetail }) => (
  <div className="column gap-8">
    <Say />
    <Entries guild={guild} />
  </div>
)
