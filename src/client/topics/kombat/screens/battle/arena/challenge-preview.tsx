import { useTranslation } from 'react-i18next'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { goBack } from '#client/platform/back-stack.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useKeys } from '#client/ui/hooks/use-keys.ts'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { FighterProfile } from '#contracts/wire.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { petContender } from '../contender.ts'
import { StatsPanel } from '../panel/stats-panel.tsx'
import styles from './challenge-preview.module.css'
import { VersusStrip } from './versus-strip.tsx'

const PET_PX = 128
const NARROW = '(max-width: 359px)'
const NARROW_PET_PX = 112
const WIDE = '(min-width: 700px)'
const WIDE_PET_PX = 190

const Side = ({ fighter, flip }: { readonly fighter: FighterProfile; readonly flip: boolean }) => {
  const isNarrow = useMediaQuery(NARROW)
  const isWide = useMediaQuery(WIDE)
  const step = tierOf(rankPoints(fighter.rank))
  return (
    <div className="grid gap-6 items-center shrinks">
      <FighterView
        houseId={fighter.house_id}
        cosmetic={fighter.cosmetic}
        size={isNarrow ? NARROW_PET_PX : isWide ? WIDE_PET_PX : PET_PX}
        flip={flip}
      />
      <bdi className="font-display size-18 ellipsis max-full leading-115">{fighter.username}</bdi>
      <span className="inline-row gap-5 soft">
        <Icon name={leagueIcon(step.tier)} size={24} />
        {rankTitle(step)}
      </span>
    </div>
  )
}

export interface ChallengePreviewProps {
  readonly user: FighterProfile
  readonly opponent: FighterProfile | null
  readonly onFight: () => void
}

export const ChallengePreview = ({ user, opponent, onFight }: ChallengePreviewProps) => {
  const { t } = useTranslation()
  // If a showcase led to the challenge, back leads to it again.
  const leave = useGoBack(PAGE.FRIENDLY_KOMBAT.back)
  useKeys([
    ['Enter', opponent ? onFight : null],
    ['Escape', goBack],
  ])
  return (
    <Screen title={t('kombat.prep.challenge')} onBack={leave} {...(styles.screen ? { className: styles.screen } : {})}>
      {opponent ? (
        <>
          <div className={styles.sides}>
            <Side fighter={user} flip={false} />
            <span className={styles.versus}>{t('kombat.vs')}</span>
            <Side fighter={opponent} flip />
          </div>
          <div className="grid items-center">
            <VersusStrip user={user} opponent={opponent} />
          </div>
          <Panel>
            <StatsPanel user={petContender(user)} opponent={petContender(opponent)} detail="default" />
          </Panel>
          <p className="muted size-14 text-center">{t('kombat.challenge.cost')}</p>
          <Button fullWidth size="large" icon="fight" onClick={onFight}>
            {t('kombat.prep.fight')}
          </Button>
        </>
      ) : (
        <div className={styles.waiting} role="status" aria-label={t('kombat.loading')}>
          <Spinner size={48} />
        </div>
      )}
    </Screen>
  )
}
