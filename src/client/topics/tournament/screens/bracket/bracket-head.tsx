import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { toBrackets, toTournamentResult, toVerify } from '../../links.ts'
import { PrizeLine } from '../prize-line.tsx'
import styles from './bracket-head.module.css'
import { useRoundName } from './bracket-rounds.tsx'
import type { BracketView, WireBracket } from './bracket-view.ts'
import { useSeatName } from './match-card.tsx'

const FACE_PX = 60
const CUP_PX = 30

export interface BracketHeadProps {
  readonly bracket: WireBracket
  readonly view: BracketView
  readonly onWatch: () => void
  readonly onShowAll: () => void
}

export const BracketHead = ({ bracket, view, onWatch, onShowAll }: BracketHeadProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const nameOf = useSeatName()
  const roundNameOf = useRoundName(view.rounds.length)
  const { next, own, winner } = view
  if (own !== null && next !== null)
    return (
      <Section
        title={t('tournament.bracket.nextFight', { round: roundNameOf(next.round) })}
        tone="gold"
        className="column gap-10"
        isCentered
      >
        <div className={styles.pair}>
          <ShowcaseWay userId={own.user_id} name={nameOf(own)}>
            <Avatar houseId={own.house_id} size={FACE_PX} />
          </ShowcaseWay>
          <span className="font-display golden size-20 stroke-behind stroke-4" aria-hidden="true">
            {t('tournament.bracket.against')}
          </span>
          <ShowcaseWay userId={next.opponent.user_id} name={nameOf(next.opponent)}>
            <Avatar houseId={next.opponent.house_id} size={FACE_PX} flip />
          </ShowcaseWay>
          {[own, next.opponent].map((seat) => (
            <span key={seat === own ? 'own' : 'opponent'} className={styles.who}>
              <bdi className="bold">{seat === own ? t('tournament.bracket.you') : nameOf(seat)}</bdi>
              <span className="soft size-14">
                {t('tournament.bracket.power', { power: formatInteger(seat.power) })}
              </span>
            </span>
          ))}
        </div>
        {next.replayId === null ? (
          <p className="soft size-14 text-center balance">{t('tournament.bracket.unwatchable')}</p>
        ) : (
          <Button fullWidth size="large" icon="fight" onClick={onWatch}>
            {t('tournament.bracket.watch')}
          </Button>
        )}
        <Button fullWidth variant={next.replayId === null ? 'primary' : 'quiet'} onClick={onShowAll}>
          {t('tournament.bracket.showAll')}
        </Button>
      </Section>
    )
  return (
    <Panel as="section" className="column gap-10" aria-label={t('tournament.bracket.outcome')}>
      {winner && (
        <div className="row gap-12">
          <span className="relative rigid">
            <ShowcaseWay userId={winner.user_id} name={nameOf(winner)}>
              <Avatar houseId={winner.house_id} size={FACE_PX} />
            </ShowcaseWay>
            <ExtraIcon name="league-cup" size={CUP_PX} className={styles.cup} />
          </span>
          <span className="grid gap-2 shrinks grows">
            <span className="soft size-14">{t('tournament.bracket.winner')}</span>
            <bdi className="size-18 font-display breakable">
              {winner.is_own ? t('tournament.bracket.you') : nameOf(winner)}
            </bdi>
            {winner.kind !== 'player' && (
              <span className="muted size-14">{t(`tournament.bracket.noPrize.${winner.kind}`)}</span>
            )}
          </span>
        </div>
      )}
      {own && (
        <div className="row wrap gap-8 justify-between radius-14 on-ink padding-8-12">
          <strong>{t('tournament.youCame', { place: t(`tournament.place.p${own.place}`) })}</strong>
          {own.prize && <PrizeLine prize={own.prize} />}
        </div>
      )}
      <p className="soft size-14">
        {t('tournament.bracket.people', { count: bracket.people, total: formatInteger(bracket.seats.length) })}
      </p>
      {view.hasUnwatchable && <p className="soft size-14">{t('tournament.bracket.unwatchable')}</p>}
      <div className={styles.actions}>
        {own && (
          <Button size="small" onClick={() => openPage(toTournamentResult(bracket.day))}>
            {t('tournament.bracket.result')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => openPage(toVerify(bracket.day, bracket.no))}>
          {t('tournament.bracket.check')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => openPage(toBrackets(bracket.day))}>
          {t('tournament.allBrackets')}
        </Button>
      </div>
    </Panel>
  )
}
