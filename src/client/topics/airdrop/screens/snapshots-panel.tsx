import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { formatDate, formatInteger } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { CallData } from '#contracts/schemas.ts'
import styles from './snapshots-panel.module.css'

type Snapshot = CallData<'airdrop.get'>['snapshots'][number]

const LineSheet = onDemand(async () => (await import('./line-sheet.tsx')).LineSheet)

const OneSnapshot = ({ snapshot, onCheck }: { readonly snapshot: Snapshot; readonly onCheck: () => void }) => {
  const { t } = useTranslation()
  const { at, is_last, lines, name, own, version, without } = snapshot
  return (
    <li className={styles.snapshot}>
      <div className="flex wrap justify-between align-baseline gap-0-10">
        <h3 className="shrinks size-17 breakable">{name}</h3>
        <span className="soft size-14">{formatDate(Date.parse(at))}</span>
      </div>
      <p className="soft size-14">
        {t('airdrop.snapshotText', { count: lines, shown: formatInteger(lines), version })}
        {is_last && ` ${t('airdrop.lastSnapshot')}`}
      </p>
      {own === null ? (
        <p className="size-15 leading-130">{t(`airdrop.without.${without ?? 'checklist'}`)}</p>
      ) : (
        <div className="row wrap justify-between gap-8">
          <span className="golden font-display size-20">
            {t('airdrop.pointsOf', { count: own, shown: formatInteger(own) })}
          </span>
          <Button size="small" variant="secondary" aria-label={t('airdrop.checkOf', { name })} onClick={onCheck}>
            {t('airdrop.check')}
          </Button>
        </div>
      )}
    </li>
  )
}

export const SnapshotsPanel = ({ snapshots }: { readonly snapshots: readonly Snapshot[] }) => {
  const { t } = useTranslation()
  const drawer = useOpened<Snapshot>()
  return (
    <Section title={t('airdrop.snapshots')} className="block">
      {snapshots.length === 0 ? (
        <p className="soft size-15">{t('airdrop.noSnapshots')}</p>
      ) : (
        <ul className="column gap-8 margin-top-8">
          {snapshots.map((snapshot) => (
            <OneSnapshot key={snapshot.name} snapshot={snapshot} onCheck={() => drawer.open(snapshot)} />
          ))}
        </ul>
      )}
      {drawer.shown && <LineSheet snapshot={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />}
    </Section>
  )
}
