import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { toItem } from '#client/topics/items/links.ts'
import { LuckLink } from '#client/topics/items/shared/luck-link.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Sign, type SignName } from '#client/ui/icons/sign.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { type LinePair, linePairs } from './line-pairs.ts'
import styles from './re-roll-result.module.css'
import type { Reroll, RerollOutcome } from './use-re-roll.ts'

/** Four lines take less than 1.5 s. */
const LINE_MS = 320
const REVEALS = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
const SIGNS: Readonly<Record<LinePair['change'], SignName | null>> = { better: 'up', worse: 'down', same: null }

/** Number of lines revealed so far. With reduced motion, or after `skip`, all at once. */
const useReveal = (pairs: readonly LinePair[]) => {
  const isStill = useReducedMotion()
  const [count, setCount] = useState(isStill ? pairs.length : 0)
  const isOver = count >= pairs.length
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => {
      const quality = pairs[count]?.after?.level ?? 1
      celebrate(REVEALS[quality - 1] ?? REVEALS[0])
      haptic('light')
      setCount(count + 1)
    }, LINE_MS)
    return () => clearTimeout(timer)
  }, [count, isOver, pairs])
  return { count, isOver, skip: () => setCount(pairs.length) }
}

export interface RerollResultProps {
  readonly itemId: string
  readonly reroll: Reroll
}

const Pair = ({ pair, isShown }: { readonly pair: LinePair; readonly isShown: boolean }) => {
  const { t } = useTranslation()
  const { after, before, change } = pair
  const sign = SIGNS[change]
  return (
    <li className={styles.pair}>
      <div className={styles.before}>{before && <StatLine stat={before} />}</div>
      {isShown && after ? (
        <div className={styles.after} data-change={change} data-quality={after.level}>
          <StatLine stat={after} />
          <span className={styles.change}>
            {sign && <Sign name={sign} />}
            <span className="visually-hidden">{t(`reRoll.${change}`)}</span>
          </span>
        </div>
      ) : (
        <div className={styles.hidden}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{t('reRoll.hidden')}</span>
        </div>
      )}
    </li>
  )
}

interface MomentProps extends RerollResultProps {
  readonly outcome: RerollOutcome
}

const Moment = ({ itemId, outcome, reroll }: MomentProps) => {
  const { t } = useTranslation()
  const [pairs] = useState(() => linePairs(outcome.before, outcome.after))
  const { count, isOver, skip } = useReveal(pairs)
  const { costNano } = reroll.rerolls
  const countOf = (change: LinePair['change']): number => pairs.filter((pair) => pair.change === change).length
  const isWorse = countOf('worse') > countOf('better')
  return (
    <div className="grid gap-12 relative">
      <div className={styles.heads} aria-hidden="true">
        <span>{t('reRoll.before')}</span>
        <span>{t('reRoll.now')}</span>
      </div>
      <ul className="grid gap-8">
        {pairs.map((pair, index) => (
          <Pair key={pair.before?.type ?? pair.after?.type} pair={pair} isShown={index < count} />
        ))}
      </ul>
      {isOver ? (
        <div className="grid gap-8">
          {costNano !== null && (
            <Button variant="secondary" onClick={reroll.askPaid}>
              {t('reRoll.again', { cost: formatCost(costNano) })}
            </Button>
          )}
          <Button variant={isWorse ? 'quiet' : 'claim'} onClick={reroll.close}>
            {t(isWorse ? 'reRoll.keepWorse' : 'reRoll.keep')}
          </Button>
          <LuckLink back={toItem(itemId)} />
        </div>
      ) : (
        <>
          <div className={styles.waiting} />
          <button type="button" className={styles.skip} onClick={skip}>
            {t('reRoll.skip')}
          </button>
        </>
      )}
    </div>
  )
}

export const RerollResult = ({ itemId, reroll }: RerollResultProps) => {
  const { t } = useTranslation()
  const { close, step } = reroll
  const outcome = step?.kind === 'result' ? step : null
  const shown = useLastShown(outcome)
  if (shown === null) return null
  return (
    <Dialog open={outcome !== null} onClose={close} title={t('reRoll.result')}>
      <Moment key={JSON.stringify(shown.after)} itemId={itemId} outcome={shown} reroll={reroll} />
    </Dialog>
  )
}
