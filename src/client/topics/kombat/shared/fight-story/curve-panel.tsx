import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { Replay } from '#contracts/wire.ts'
import { toReplayTurn } from '../../links.ts'
import { curvePoints, hardestTurn } from '../health-curve/curve-points.ts'
import { HealthCurve } from '../health-curve/health-curve.tsx'
import { openingTurns } from '../health-curve/opening-turns.ts'
import styles from './curve-panel.module.css'
import type { ResultView } from './result-view.ts'
import { stanceMatchup } from './stance-matchup.ts'

/** First marks the turn with the largest loss. A tap opens the replay at the marked turn (extra 10). */
export const CurvePanel = ({ result, view }: { readonly result: Replay; readonly view: ResultView }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const points = useMemo(() => curvePoints(result.scenario, view.side), [result, view.side])
  const [turn, setTurn] = useState(() => hardestTurn(points))
  const point = points[turn]
  const names = { own: view.own.username, other: view.other.username }
  const watch = (from: number) => navigate(toReplayTurn(result.replay_id, Math.max(1, from)))
  if (!point || points.length < 2) return null
  return (
    <Section title={t('kombat.curve.title')} className="column gap-8" isCentered>
      <div className="row gap-10 justify-between" aria-hidden="true">
        <span className={styles.side} data-whose="own">
          <bdi className="ellipsis">{names.own}</bdi>
          <strong className="plain font-display digits regular">{formatInteger(point.ownHp)}</strong>
        </span>
        <span className={styles.side} data-whose="other">
          <strong className="plain font-display digits regular">{formatInteger(point.otherHp)}</strong>
          <bdi className="ellipsis">{names.other}</bdi>
        </span>
      </div>
      <HealthCurve
        points={points}
        turn={turn}
        names={names}
        label={t('kombat.curve.label')}
        openingTurns={stanceMatchup(result, view.side) ? openingTurns(result.scenario) : 0}
        onTurn={setTurn}
        onOpen={watch}
      />
      <Button size="small" variant="secondary" fullWidth icon="watch" onClick={() => watch(turn)}>
        {turn === 0 ? t('kombat.curve.watchAll') : t('kombat.curve.watch', { turn })}
      </Button>
    </Section>
  )
}
