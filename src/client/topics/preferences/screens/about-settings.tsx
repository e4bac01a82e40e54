import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { buildId } from '#client/api/build-watch.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { copyText } from '#client/platform/copy-text.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { historyQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { IconButton } from '#client/ui/controls/icon-button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import styles from './about-settings.module.css'
import { SettingsSection } from './settings-section.tsx'

const lastFightsQuery = historyQuery('attacker', 1)

interface FactProps {
  readonly name: string
  readonly value: string | null
  readonly placeholder: string
}

const Fact = ({ name, value, placeholder }: FactProps) => {
  const { t } = useTranslation()
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('settings.copied'))
    else toast.error(t('account.copyFailed'))
  }
  return (
    <div className={styles.fact}>
      <dt className="muted size-14">{name}</dt>
      <dd>{value ?? placeholder}</dd>
      {value !== null && (
        <dd className={styles.copyPlace}>
          <IconButton icon="copy" label={t('settings.copy', { name })} size={28} onClick={() => void copy(value)} />
        </dd>
      )}
    </div>
  )
}

export const AboutSettings = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const rulesVersion = useQuery(gameConfigQuery).data?.client.rules_version ?? null
  const history = useQuery(lastFightsQuery).data
  const lastFight = history?.items[0]?.replay_id ?? null
  return (
    <SettingsSection title={t('settings.about')}>
      <dl className="grid gap-8">
        <Fact name={t('settings.build')} value={buildId()} placeholder={t('settings.unknown')} />
        <Fact name={t('settings.rules')} value={rulesVersion} placeholder={t('settings.unknown')} />
        <Fact
          name={t('settings.lastFight')}
          value={lastFight}
          placeholder={t(history ? 'settings.noFight' : 'settings.unknown')}
        />
      </dl>
      {lastFight !== null && (
        <Button variant="secondary" fullWidth icon="check" onClick={() => navigate(toReplay(lastFight, true))}>
          {t('settings.verify')}
        </Button>
      )}
    </SettingsSection>
  )
}
