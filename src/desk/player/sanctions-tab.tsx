import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { ActsTable } from '../parts/acts-table.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'

export interface SanctionsTabProps {
  readonly id: number
  /** The team's latest acts of any kind on this player, newest first. */
  readonly done: DeskData<'player'>['acts']
}

export const SanctionsTab = ({ id, done }: SanctionsTabProps) => {
  const say = useSay()
  const nameOf = useNames()
  return (
    <Loaded query={useDesk('sanctions', { params: { id } })}>
      {({ now, acts }) => (
        <div className="grid gap-14">
          {now === null ? (
            <Notice text={say('sanctions.none')} />
          ) : (
            <Facts
              facts={[
                { label: say('sanctions.status'), value: nameOf('sanction', now.status) },
                { label: say('acts.reason'), value: <bdi>{now.reason}</bdi> },
                { label: say('sanctions.since'), value: <When at={now.since} /> },
                { label: say('acts.field.appealUrl'), value: now.appeal_url },
              ]}
            />
          )}
          {acts.length === 0 ? null : (
            <>
              <h2 className="size-18">{say('sanctions.past')}</h2>
              <ActsTable label={say('sanctions.past')} acts={acts} isOfOnePlayer />
            </>
          )}
          <h2 className="size-18">{say('sanctions.acts')}</h2>
          <ActsTable label={say('sanctions.acts')} acts={done} isOfOnePlayer />
        </div>
      )}
    </Loaded>
  )
}
