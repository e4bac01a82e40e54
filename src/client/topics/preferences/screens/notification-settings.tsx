import { useTranslation } from 'react-i18next'
import { launchSource } from '#client/platform/launch-data.ts'
import { Select } from '#client/ui/controls/select.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import styles from './notification-settings.module.css'
import { SettingsSection } from './settings-section.tsx'
import { type Notifications, useNotifications } from './use-notifications.ts'

const MINUTES_PER_HOUR = 60
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * MINUTES_PER_HOUR)
const NIGHT = { quiet_from_min: 22 * MINUTES_PER_HOUR, quiet_to_min: 8 * MINUTES_PER_HOUR }
const NO_NIGHT = { quiet_from_min: 0, quiet_to_min: 0 }

const clockOf = (minute: number): string =>
  [Math.floor(minute / MINUTES_PER_HOUR), minute % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

const choicesWith = (minute: number) =>
  [...new Set([...HOURS, minute])].sort((a, b) => a - b).map((each) => ({ id: String(each), label: clockOf(each) }))

interface QuietHoursProps {
  readonly notifications: Notifications
  readonly onChange: (change: Partial<Notifications>) => void
}

const QuietHours = ({ notifications, onChange }: QuietHoursProps) => {
  const { t } = useTranslation()
  const { quiet_from_min, quiet_to_min, time_zone } = notifications
  const isOn = quiet_from_min !== quiet_to_min
  return (
    <>
      <Switch
        label={t('settings.notify.quiet')}
        detail={t('settings.notify.quietText')}
        checked={isOn}
        onChange={(wanted) => onChange(wanted ? NIGHT : NO_NIGHT)}
      />
      {isOn && (
        <div className={styles.hours}>
          <Select
            label={t('settings.notify.from')}
            value={String(quiet_from_min)}
            choices={choicesWith(quiet_from_min).filter(({ id }) => id !== String(quiet_to_min))}
            onChange={(id) => onChange({ quiet_from_min: Number(id) })}
          />
          <Select
            label={t('settings.notify.to')}
            value={String(quiet_to_min)}
            choices={choicesWith(quiet_to_min).filter(({ id }) => id !== String(quiet_from_min))}
            onChange={(id) => onChange({ quiet_to_min: Number(id) })}
          />
          <p className="muted size-14 whole-line">
            {t('settings.notify.zone', { zone: time_zone.replaceAll('_', ' ') })}
          </p>
        </div>
      )}
    </>
  )
}

const Kinds = () => {
  const { t } = useTranslation()
  const { notifications, query, keep, setKind } = useNotifications()
  if (notifications === null)
    return (
      <Pending queries={[query]} failed={t('settings.notify.loadFailed')} loading={t('settings.notify.loading')}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Skeleton key={kind} height={48} />
        ))}
      </Pending>
    )
  return (
    <>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`settings.notify.kind.${kind}`)}
          checked={notifications.kinds.includes(kind)}
          onChange={(isOn) => void setKind(kind, isOn)}
        />
      ))}
      {notifications.kinds.length > 0 && (
        <QuietHours notifications={notifications} onChange={(change) => void keep(change)} />
      )}
    </>
  )
}

/** Outside the messenger only a note is shown (extra 8). */
export const NotificationSettings = () => {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('settings.notify.title')}>
      {launchSource() === 'messenger' ? (
        <Kinds />
      ) : (
        <p className="muted size-14 whole-line">{t('settings.notify.outside')}</p>
      )}
    </SettingsSection>
  )
}
