import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { buildId } from '../../api/build-watch.ts'
import { callQuery } from '../../api/call-query.ts'
import { copyText } from '../../platform/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './about-settings.module.css'
import { SettingsSection } from './settings-section.tsx'

const lastFightsQuery = callQuery('combats.history', { query: { page: 1, as: 'attacker' } })

interface FactProps {
  readonly name: string
  /** Null while it is not known: then there is nothing to copy. */
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
      <dt>{name}</dt>
      <dd>{value ?? placeholder}</dd>
      {value !== null && (
        <dd className={styles.copyPlace}>
          <button
            type="button"
            className={styles.copy}
            aria-label={t('settings.copy', { name })}
            onClick={() => void copy(value)}
          >
            <Icon name="copy" size={28} />
          </button>
        </dd>
      )}
    </div>
  )
}

/** What a report of a mistake needs: build, rules and the last fight, each to be copied; and the way to verify that fight. */
export const AboutSettings = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rulesVersion = useQuery(callQuery('settings.get')).data?.client.rules_version ?? null
  const history = useQuery(lastFightsQuery).data
  const lastFight = history?.items[0]?.replay_id ?? null
  return (
    <SettingsSection title={t('settings.about')}>
      <dl className={styles.facts}>
        <Fact name={t('settings.build')} value={buildId()} placeholder={t('settings.unknown')} />
        <Fact name={t('settings.rules')} value={rulesVersion} placeholder={t('settings.unknown')} />
        <Fact
          name={t('settings.lastFight')}
          value={lastFight}
          placeholder={t(history ? 'settings.noFight' : 'settings.unknown')}
        />
      </dl>
      {lastFight !== null && (
        <Button
          variant="secondary"
          fullWidth
          icon="check"
          onClick={() => navigate(`/kombat-replay?id=${lastFight}&verify=1`)}
        >
          {t('settings.verify')}
        </Button>
      )}
    </SettingsSection>
  )
}
