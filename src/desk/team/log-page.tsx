import { Panel } from '#client/ui/surfaces/panel.tsx'
import { useDesk } from '../api/desk-queries.ts'
import { ActsTable } from '../parts/acts-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { useSay } from '../texts/desk-texts.ts'

export const LogPage = () => {
  const say = useSay()
  const log = useDesk('log', {})
  return (
    <>
      <PageTitle title={say('pages.log')} />
      <Panel className="grid gap-12">
        <p className="soft">{say('log.about')}</p>
        <Loaded query={log}>{({ acts }) => <ActsTable label={say('pages.log')} acts={acts} />}</Loaded>
      </Panel>
    </>
  )
}
