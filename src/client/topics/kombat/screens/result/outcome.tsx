import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '../../../../../../assets/manifest/poses.ts'
import type { Replay } from '../../../../../contracts/wire.ts'
import { Guide } from '../../../../guide/guide.tsx'
import { guideTarget } from '../../../../guide/guide-steps.ts'
import { FighterView } from '../../../../ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '../../../../ui/hooks/use-media-query.ts'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { FirstDaysPlace } from '../../../first-days/shelf/first-days-place.tsx'
import { useEnergy } from '../../shelf/energy.ts'
import styles from './kombat-result-screen.module.css'
import { RankChange } from './rank-change.tsx'
import { ResultFooter, ResultTools } from './result-actions.tsx'
import { resultView } from './result-view.ts'
import { SpoilsPanel } from './spoils-panel.tsx'
import { useResultSounds } from './use-result-sounds.ts'
import { useWriteAccessOffer } from './use-write-access-offer.ts'
import { WhyChart } from './why-chart.tsx'

/** Below this height the pet shrinks in favour of the rewards. */
const SHORT = '(max-height: 760px)'
const ROOMY = '(min-width: 700px) and (min-height: 900px)'
const PET_PX = { short: 92, usual: 140, roomy: 210 } as const

/** A live region must be mounted before its text to be announced. */
const Said = ({ text }: { readonly text: string }) => {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

/** The outcome of a fight as its viewer sees it (rows 93, 98). */
export const Outcome = ({ result }: { readonly result: Replay }) => {
  const { t } = useTranslation()
  const energy = useEnergy()
  const isShort = useMediaQuery(SHORT)
  const isRoomy = useMediaQuery(ROOMY)
  const view = resultView(result)
  const isStranger = result.viewer === null
  useResultSounds(view)
  useWriteAccessOffer(result, view.won)

  const winner = result.winner === 'attacker' ? result.user : result.enemy
  const title = isStranger
    ? t('kombat.result.strangerWon', { name: winner.username })
    : t(view.won ? 'kombat.result.victory' : 'kombat.result.defeat')
  const against = isStranger
    ? t('kombat.result.stranger', { user: result.user.username, enemy: result.enemy.username })
    : t('kombat.result.against', { name: view.other.username })
  const said = isStranger
    ? `${title} ${against}`
    : t(view.won ? 'kombat.result.saidWon' : 'kombat.result.saidLost', { name: view.other.username })
  const shown = isStranger ? winner : view.own
  const looksWon = isStranger || view.won
  const note =
    result.kind === 'challenge'
      ? t('kombat.result.challenge')
      : result.viewer === 'defender'
        ? t('kombat.result.defended')
        : view.rank === null && !isStranger
          ? t('kombat.result.unranked')
          : null
  const gain = view.rank?.gain ?? 0
  const change = gain === 0 ? '' : t(gain > 0 ? 'kombat.result.gain' : 'kombat.result.loss', { count: Math.abs(gain) })

  return (
    <main className={styles.screen} data-won={looksWon}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.top}>
        <header className="grid items-center">
          <h1 className={styles.title} data-long={isStranger}>
            {title}
          </h1>
          <p className={styles.against}>
            <bdi>{against}</bdi>
            {result.is_bot && <span className={styles.bot}>{t('kombat.bot')}</span>}
          </p>
        </header>
        <div className={styles.pet}>
          <FighterView
            houseId={shown.house_id}
            cosmetic={shown.cosmetic}
            pose={looksWon ? POSES.win : POSES.defeated}
            size={PET_PX[isShort ? 'short' : isRoomy ? 'roomy' : 'usual']}
            label={t(looksWon ? 'kombat.result.winPose' : 'kombat.result.losePose', { name: shown.username })}
          />
        </div>
      </div>
      <Said text={change === '' ? said : `${said}. ${change}`} />
      <div className={styles.cards}>
        {note !== null && (
          <Panel as="section" aria-label={t('kombat.result.rank')}>
            <p className="soft text-center balance">{note}</p>
          </Panel>
        )}
        {view.rank && (
          <Panel as="section" aria-label={t('kombat.result.rank')} {...guideTarget('result.rank')}>
            {view.hasPromotion && <p className={styles.promoted}>{t('kombat.result.promoted')}</p>}
            <RankChange rank={view.rank} />
          </Panel>
        )}
        {result.own && result.kind === 'match' && <SpoilsPanel own={result.own} view={view} />}
        {result.viewer === 'attacker' && result.kind === 'match' && <FirstDaysPlace place="result" />}
        <ResultTools result={result} view={view} />
        <WhyChart result={result} view={view} />
      </div>
      <ResultFooter view={view} energy={energy} />
      <Guide place="result" />
    </main>
  )
}
