import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { meetingOf } from '#rules/kombat/stances.ts'
import styles from './stance-meeting.module.css'
import type { StancesMet } from './stances-met.ts'

/** Says which stance met which. The colour is the own side's: ahead, even or behind. */
export const StanceMeetingLine = ({ met: { own, other } }: { readonly met: StancesMet }) => {
  const { t } = useTranslation()
  return (
    <p className={styles.meeting} data-meeting={meetingOf(own, other)}>
      <Icon name={`stance-${own}`} size={22} />
      {t(`kombat.stanceMeeting.${own}.${other}`)}
      <Icon name={`stance-${other}`} size={22} />
    </p>
  )
}
