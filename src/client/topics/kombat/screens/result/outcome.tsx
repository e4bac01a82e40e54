import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { FightChestSlot } from '#client/topics/chests/shared/fight-chest-slot.tsx'
import { FirstDaysSlot } from '#client/topics/first-days/shared/first-days-slot.tsx'
import { PathSlot } from '#client/topics/season-path/shared/path-slot.tsx'
import { HelpsLine } from '#client/topics/what-helps/shared/helps-line.tsx'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { Drops, Replay } from '#contracts/wire.ts'
import { victoryWord } from '#rules/kombat/victory-word.ts'
import { combatProfileQuery } from '../../queries.ts'
import { bestRankBefore } from '../../shared/best-rank-before.ts'
import { useEnergy } from '../../shared/energy.ts'
import { CurvePanel } from '../../shared/fight-story/curve-panel.tsx'
import { type ResultView, resultView } from '../../shared/fight-story/result-view.ts'
import { stanceMatchup } from '../../shared/fight-story/stance-matchup.ts'
import { StanceMatchupLine } from '../../shared/fight-story/stance-matchup-line.tsx'
import { WhyChart } from '../../shared/fight-story/why-chart.tsx'
import { VictoryRibbon } from '../../shared/victory-ribbon/victory-ribbon.tsx'
import { winPose } from '../../shared/win-pose.ts'
import { isFresh } from './is-fresh.ts'
import styles from './kombat-result-screen.module.css'
import { outcomeWords } from './outcome-words.ts'
import { PosingWinner } from './posing-winner.tsx'
import { PromotionCelebration } from './promotion/promotion-celebration.tsx'
import { RankChange } from './rank-change.tsx'
import { ResultFooter, ResultTools } from './result-actions.tsx'
import { Flights } from './rewards/flights.tsx'
import { flourishOf } from './rewards/reward-times.ts'
import { useRewards } from './rewards/rewards.ts'
import { useFirsts } from './rewards/use-firsts.ts'
import { useRewardShow } from './rewards/use-reward-show.ts'
import { useWinMilestone } from './rewards/use-win-milestone.ts'
import { Wallet } from './rewards/wallet.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { useResultMusic } from './use-result-music.ts'
import { useWriteAccessOffer } from './use-write-access-offer.ts'

const NO_DROPS: Drops = { tok: 0, star: 0, materials: [], stones: [], equipments: [] }
const PROMOTION_AFTER_MS = 500

const Confetti = extraOnDemand(async () => (await import('./confetti.tsx')).Confetti)

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

/** Includes the streak's TOK, so that the count equals the change of balance (R13). */
const paidBy = ({ drops, win_streak }: NonNullable<Replay['own']>): Drops => ({
  ...drops,
  tok: drops.tok + win_streak.streak_amount,
})

const useFightRewards = (result: Replay, view: ResultView, isNew: boolean) => {
  const own = result.kind === 'match' ? result.own : null
  const paid = own ? paidBy(own) : NO_DROPS
  const rewards = useRewards(paid)
  const show = useRewardShow(rewards.length, own && flourishOf(paid), isNew)
  const occasion = useWinMilestone(view, isNew && own !== null)
  const firsts = useFirsts(result.replay_id, own?.drops ?? NO_DROPS, isNew)
  return { own, paid, rewards, show, occasion, firsts }
}

const usePromotion = ({ rank, hasPromotion }: ResultView, isReady: boolean) => {
  const [state, setState] = useState<'due' | 'open' | 'over'>(hasPromotion ? 'due' : 'over')
  const isDue = state === 'due' && isReady
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => setState('open'), PROMOTION_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  return { rank: state === 'open' ? rank : null, isOver: state === 'over', close: () => setState('over') }
}

export const Outcome = ({ result }: { readonly result: Replay }) => {
  const { t } = useTranslation()
  const energy = useEnergy()
  const isShort = useMediaQuery(SHORT)
  const isRoomy = useMediaQuery(ROOMY)
  const [isNew] = useState(() => isFresh(result))
  const view = resultView(result)
  const rewards = useFightRewards(result, view, isNew)
  const { own, show, occasion } = rewards
  const promotion = usePromotion(isNew ? view : { ...view, hasPromotion: false }, show.isOver)
  const profile = useQuery({ ...combatProfileQuery, enabled: promotion.rank !== null }).data
  const list = useRef<HTMLUListElement>(null)
  const wallet = useRef<HTMLElement>(null)
  const isStranger = result.viewer === null
  const matchup = stanceMatchup(result, view.side)
  useResultMusic(view)

  const looksWon = isStranger || view.won
  const shown = looksWon === view.won ? view.own : view.other
  const words = outcomeWords(t, result, view)
  const [areBoxesListed, setBoxesListed] = useState(false)
  const [isPathListed, setPathListed] = useState(false)
  const word = looksWon && !result.boss ? victoryWord(result.scenario, result.winner) : null
  // A word that the fight earned takes precedence over the word that the winner wears, which every victory would show.
  const ribbon = word ?? (looksWon && shown.cosmetic.looks?.word ? 'season' : null)
  const isCelebrating = !show.isOver || !promotion.isOver
  useWriteAccessOffer(result, view.won, !isCelebrating)

  return (
    <main className={styles.screen} data-won={looksWon} data-occasion={occasion ?? undefined}>
      <div className={styles.rays} aria-hidden="true" />
      {own && <Wallet drops={rewards.paid} rewards={rewards.rewards} show={show} wallet={wallet} />}
      <div className={styles.top}>
        <header className="grid items-center">
          <h1 className={styles.title} data-long={isStranger}>
            {words.title}
          </h1>
          {ribbon && <VictoryRibbon word={ribbon} className={styles.word} />}
          <p className={styles.against}>
            <bdi>{words.against}</bdi>
            {result.is_bot && <span className={styles.bot}>{t('kombat.bot')}</span>}
          </p>
          {matchup && <StanceMatchupLine matchup={matchup} isWon={!isStranger && view.won} />}
        </header>
        <div className={styles.pet}>
          {occasion === 'first-ever' && <Confetti />}
          <FighterView
            houseId={shown.house_id}
            cosmetic={shown.cosmetic}
            pose={looksWon ? winPose(shown.cosmetic) : POSES.defeated}
            size={PET_PX[isShort ? 'short' : isRoomy ? 'roomy' : 'usual']}
            label={t(looksWon ? 'kombat.result.winPose' : 'kombat.result.losePose', { name: shown.username })}
          />
          {!looksWon && <PosingWinner winner={view.other} />}
        </div>
      </div>
      <Said text={[words.said, ...(ribbon ? [t(`kombat.word.${ribbon}`)] : []), ...words.change].join('. ')} />
      <div className={styles.cards}>
        {own && <RewardsPanel {...rewards} own={own} view={view} list={list} />}
        {own?.chest && <FightChestSlot chest={own.chest} hasLanded={show.isOver} />}
        {own && <FirstDaysSlot place="result" isListed={areBoxesListed} onListed={setBoxesListed} />}
        {own && <PathSlot place="result" isListed={isPathListed} onListed={setPathListed} />}
        {words.note !== null && (
          <Panel as="section" aria-label={t('kombat.result.rank')}>
            <p className="soft text-center balance">{words.note}</p>
          </Panel>
        )}
        {view.rank && (
          <Panel as="section" className={styles.rank} aria-label={t('kombat.result.rank')}>
            {view.hasPromotion && <p className={styles.promoted}>{t('kombat.result.promoted')}</p>}
            <RankChange rank={view.rank} />
            {occasion === 'first-ever' && <p className="soft size-14 text-center balance">{t('kombat.hint.rank')}</p>}
          </Panel>
        )}
        {!looksWon && <HelpsLine replay={result} side={view.side} isReady={!isCelebrating} />}
        <ResultTools result={result} view={view} word={ribbon} />
        <div className="column gap-12">
          <CurvePanel result={result} view={view} />
          <WhyChart result={result} view={view} />
        </div>
      </div>
      <ResultFooter view={view} energy={energy} />
      <Flights rewards={rewards.rewards} show={show} list={list} wallet={wallet} />
      {promotion.rank && (
        <PromotionCelebration
          rank={promotion.rank}
          bestBefore={
            profile?.best_rank === promotion.rank.newPoints
              ? Math.max(promotion.rank.oldPoints, bestRankBefore(result.replay_id))
              : null
          }
          onClose={promotion.close}
        />
      )}
    </main>
  )
}
