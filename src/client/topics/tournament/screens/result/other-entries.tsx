import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { toBracket } from '../../links.ts'
import { reveal, runKey } from '../../shared/reveal.ts'

const PICTURE_PX = 96

type Entry = CallData<'tournament.result'>['entries'][number]

export const HiddenEntry = ({ bracket, day }: { readonly bracket: number; readonly day: string }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Panel as="section" tone="gold" className="column gap-12 items-center text-center">
      <Icon name={{ url: extraIconUrl('league-cup') }} size={PICTURE_PX} />
      <h2 className="size-20">{t('tournamentResult.hidden')}</h2>
      <p className="soft balance">{t('tournamentResult.hiddenText')}</p>
      <Button size="large" fullWidth icon="watch" onClick={() => openPage(toBracket(day, bracket))}>
        {t('tournamentResult.watch')}
      </Button>
      <Button variant="secondary" fullWidth onClick={() => reveal(runKey(day, bracket), 'all')}>
        {t('tournamentResult.showEnd')}
      </Button>
    </Panel>
  )
}

export const ReturnedEntry = ({
  entry,
}: {
  readonly entry: Entry & { readonly returned: NonNullable<Entry['returned']> }
}) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const isWaiting = entry.inbox?.claimed === false
  return (
    <Panel as="section" className="column gap-12 items-center text-center">
      <Icon name={{ url: extraIconUrl('ticket') }} size={PICTURE_PX} />
      <h2 className="size-20">{t('tournamentResult.returned.title')}</h2>
      <p className="soft balance">
        {t(`tournamentResult.returned.${entry.returned}`)} {isWaiting && t('tournamentResult.returned.waiting')}
      </p>
      {isWaiting && (
        <Button fullWidth onClick={() => openPage(PAGE.INBOX.path)}>
          {t('tournamentResult.returned.toInbox')}
        </Button>
      )}
    </Panel>
  )
}
