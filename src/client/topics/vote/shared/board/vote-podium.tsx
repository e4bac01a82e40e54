import { useTranslation } from 'react-i18next'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Podium, PodiumName } from '#client/ui/rows/podium.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import { useRaceTexts } from './use-race-texts.ts'
import { gapOf, type VoteData } from './vote-data.ts'
import styles from './vote-podium.module.css'

const FIRST_PX = 84
const OTHERS_PX = 66
const sizeOf = (place: number): number => (place === 1 ? FIRST_PX : OTHERS_PX)

export interface VotePodiumProps {
  readonly board: VoteData
  readonly onVote: (guildId: string) => void
}

export const VotePodium = ({ board, onVote }: VotePodiumProps) => {
  const { t } = useTranslation()
  const texts = useRaceTexts()
  const { items, own_guild: own } = board
  const standing = (place: number) => {
    const row = items.find((candidate) => candidate.place === place)
    if (!row) return null
    return (
      // The guild is the key, so that a new one animates in.
      <button key={row.id} type="button" className={styles.guild} aria-haspopup="dialog" onClick={() => onVote(row.id)}>
        <span className="visually-hidden">{t('vote.vote')} </span>
        <Emblem emblem={row.emblem} size={sizeOf(place)} />
        <PodiumName>{row.name}</PodiumName>
        <span className={styles.votes}>
          <span className="visually-hidden">{texts.votes(row.votes)}</span>
          <span aria-hidden="true">
            <RollingAmount value={row.votes} format={formatInteger} />
          </span>
        </span>
        <span className={styles.gap}>{texts.gap(gapOf(items, row))}</span>
        {row.xp !== null && row.xp > 0 && (
          <span className={styles.xp}>
            <span className="visually-hidden">{t('vote.givesSaid', { xp: formatInteger(row.xp) })}</span>
            <span aria-hidden="true">{t('vote.gives', { xp: formatInteger(row.xp) })}</span>
          </span>
        )}
      </button>
    )
  }
  return (
    <Podium
      standing={standing}
      ownPlace={own?.place ?? null}
      vacantPx={sizeOf}
      labels={{
        podium: t('vote.podium'),
        vacant: t('vote.vacant'),
        vacantSaid: t('vote.vacantSaid'),
        place: (place) => t('vote.place', { place }),
      }}
    />
  )
}
