import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { isBlockedOffline } from '#client/game/offline-block.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { deepLink } from '#client/platform/deep-link.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { shareWithToast } from '#client/ui/feedback/share-with-toast.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { PictureViewer } from '#client/ui/overlays/picture-viewer.tsx'
import type { Replay } from '#contracts/wire.ts'
import { toReplay } from '../../links.ts'
import type { EnergyNow } from '../../shared/energy.ts'
import type { ResultView } from '../../shared/fight-story/result-view.ts'
import type { ShownWord } from '../../shared/victory-ribbon/shown-word.ts'
import styles from './result-actions.module.css'
import { useVictoryCard } from './victory-card/use-victory-card.ts'

const GO_ON = {
  fight: 'kombat.result.again',
  revenge: 'kombat.result.revenge',
  challenge: 'kombat.result.challengeAgain',
  prepare: 'kombat.result.preparation',
} as const

const Tool = ({
  icon,
  label,
  onPress,
  isBusy = false,
}: {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly isBusy?: boolean
}) => (
  <button type="button" className={styles.tool} onClick={onPress} aria-busy={isBusy}>
    <Icon name={icon} size={30} />
    {label}
  </button>
)

export interface ResultToolsProps {
  readonly result: Replay
  readonly view: ResultView
  readonly word: ShownWord | null
}

const CardTool = ({ view, word }: Pick<ResultToolsProps, 'view' | 'word'>) => {
  const { t } = useTranslation()
  const card = useVictoryCard(view, word)
  return (
    <>
      <Tool icon="trophy" label={t('kombat.result.card')} isBusy={card.isDrawing} onPress={() => void card.give()} />
      <PictureViewer
        src={card.shown}
        onClose={card.hide}
        label={t('kombat.card.label', { name: view.own.username, rival: view.other.username })}
        hint={t('kombat.card.keep')}
      />
    </>
  )
}

export const ResultTools = ({ result, view, word }: ResultToolsProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
  const canChallenge = view.goOn === 'fight' && !result.is_bot && view.other.user_id !== 0
  return (
    <div className="flex wrap gap-8">
      <Tool icon="watch" label={t('kombat.result.watch')} onPress={() => navigate(toReplay(result.replay_id))} />
      {botLink ? (
        <Tool
          icon="share"
          label={t('kombat.result.share')}
          onPress={() =>
            void shareWithToast(t, deepLink(botLink, 'replay', result.replay_id), t('kombat.share.fightText'))
          }
        />
      ) : null}
      {view.won && result.viewer !== null && <CardTool view={view} word={word} />}
      {canChallenge && (
        <Tool
          icon="nav-friends"
          label={t(view.won ? 'kombat.prep.challenge' : 'kombat.result.revenge')}
          onPress={() => navigate(PAGE.FRIENDLY_KOMBAT.path, { state: { query: String(view.other.user_id) } })}
        />
      )}
    </div>
  )
}

export const ResultFooter = ({ view, energy }: { readonly view: ResultView; readonly energy: EnergyNow | null }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const canFight = energy === null || energy.current > 0
  const way = view.goOn === 'fight' && !canFight ? 'prepare' : view.goOn
  const goOn = () => {
    if (way === 'prepare') navigate(PAGE.KOMBAT_PREP.path, { replace: true })
    else if (isBlockedOffline()) return
    else if (way === 'fight') navigate(PAGE.KOMBAT.path, { replace: true })
    else navigate(PAGE.FRIENDLY_KOMBAT.path, { replace: true, state: { query: String(view.other.user_id) } })
  }
  return (
    <footer className={styles.footer} data-sticky-bar>
      {energy && view.goOn === 'fight' && (
        <p className={styles.energy}>
          <span className={styles.charge}>
            <Icon name="energy" size={22} />
            {t('kombat.result.energy', { current: energy.current, max: energy.max })}
          </span>
        </p>
      )}
      <Button variant="secondary" onClick={() => navigate(PAGE.HOME.path)}>
        {t('kombat.result.home')}
      </Button>
      <Button fullWidth icon="fight" onClick={goOn}>
        {t(GO_ON[way])}
      </Button>
    </footer>
  )
}
