import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { Replay } from '#contracts/wire.ts'
import type { ResultView } from './result-view.ts'
import styles from './why-chart.module.css'
import { whyView } from './why-view.ts'

const PERCENT = 100

const Share = ({ value, scale }: { readonly value: number; readonly scale: number }) => (
  <span className={styles.trough} aria-hidden="true">
    <span className={styles.fill} style={{ width: `${(PERCENT * value) / scale}%` }} />
  </span>
)

export const WhyChart = ({ result, view }: { readonly result: Replay; readonly view: ResultView }) => {
  const { t } = useTranslation()
  const why = useMemo(
    () =>
      whyView(result.scenario, {
        side: view.side,
        winner: result.winner,
        maxHp: { attacker: result.user.health_point, defender: result.enemy.health_point },
      }),
    [result, view.side],
  )
  const title =
    result.viewer === null ? t('kombat.result.why') : t(view.won ? 'kombat.result.whyWon' : 'kombat.result.whyLost')
  const whose = result.viewer === null ? 'winner' : view.won ? 'own' : 'rival'
  const facts = [
    { key: 'damage', own: why.own.totalDamage, other: why.other.totalDamage },
    { key: 'biggest', own: why.own.biggestHit, other: why.other.biggestHit },
    { key: 'healed', own: why.own.healed, other: why.other.healed },
    { key: 'evaded', own: why.own.evaded, other: why.other.evaded },
    { key: 'frozen', own: why.own.frozenTurns, other: why.other.frozenTurns },
    { key: 'hpLeft', own: why.own.finalHp, other: why.other.finalHp },
  ] as const
  return (
    <Section title={title} className="grid gap-8" isCentered>
      <p className="soft text-center balance">
        {t(`kombat.result.because.${whose}.${why.reason.key}`, {
          more: why.reason.key === 'limit' ? `${why.reason.more}%` : formatInteger(why.reason.more),
          less: why.reason.key === 'limit' ? `${why.reason.less}%` : formatInteger(why.reason.less),
        })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.side}>
              <Avatar houseId={view.own.house_id} size={34} />
              <bdi>{view.own.username}</bdi>
            </th>
            <td className={styles.turns}>{t('kombat.result.turns', { count: why.turns })}</td>
            <th scope="col" className={styles.side}>
              <Avatar houseId={view.other.house_id} size={34} flip />
              <bdi>{view.other.username}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {why.sources.map(({ key, own, other }) => (
            <tr key={key}>
              <td className={styles.mine}>
                <span className={styles.meter}>
                  {formatInteger(own)}
                  <Share value={own} scale={why.scale} />
                </span>
              </td>
              <th scope="row">{t(`kombat.result.source.${key}`)}</th>
              <td className={styles.theirs}>
                <span className={styles.meter}>
                  <Share value={other} scale={why.scale} />
                  {formatInteger(other)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.facts}>
          {facts
            .filter(({ key, own, other }) => key === 'damage' || key === 'hpLeft' || own > 0 || other > 0)
            .map(({ key, own, other }) => (
              <tr key={key}>
                <td data-leads={own > other}>{formatInteger(own)}</td>
                <th scope="row">{t(`kombat.result.${key}`)}</th>
                <td data-leads={other > own}>{formatInteger(other)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}
