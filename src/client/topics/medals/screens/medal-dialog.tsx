import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { seasonQuery } from '#client/topics/season/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { PictureViewer } from '#client/ui/overlays/picture-viewer.tsx'
import { useShareCard } from '#client/ui/share-card/use-share-card.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { Medal } from '#contracts/wire.ts'
import { DOGE_WINS, isRarer } from '#rules/medals/medal-conditions.ts'
import { DOGE_RARITIES } from '#rules/medals/medals.ts'
import { gainsOf } from '../shared/claimable-medals.ts'
import { MedalGains } from '../shared/medal-gains.tsx'
import { medalName } from '../shared/medal-name.ts'
import { largeMedalUrl, MedalPicture } from '../shared/medal-picture.tsx'
import { chanceText, medalRank, medalTakes, progressText } from '../shared/medal-words.ts'
import { drawMedalCard } from './medal-card.ts'
import styles from './medal-dialog.module.css'
import { medalTone } from './medal-tone.ts'

const MEDAL_PX = 152
const RARITY_PX = 36

const DogeSteps = ({ medal }: { readonly medal: Medal }) => {
  const { t } = useTranslation()
  const { rarity: own } = medal.metadata
  return (
    <ol className={styles.steps}>
      {DOGE_RARITIES.map((rarity) => {
        const isReached = own !== null && !isRarer(rarity, own)
        return (
          <li key={rarity} className={styles.step} data-reached={isReached}>
            <MedalPicture
              medal={{
                type: 'doge-event',
                status: isReached ? 'claimed' : 'non-claimable',
                metadata: { ...medal.metadata, rarity },
              }}
              size={RARITY_PX}
            />
            <span className="size-13 bold">{t(`medals.rarity.${rarity}`)}</span>
            <span className="size-13 soft">{t('medals.dogeStep', { count: DOGE_WINS[rarity] })}</span>
          </li>
        )
      })}
    </ol>
  )
}

const useMark = ({ type, metadata: { rank, rarity } }: Medal): string | null => {
  const { t } = useTranslation()
  if (type === 'doge-event') return rarity === null ? null : t(`medals.rarity.${rarity}`)
  return rank === null ? null : t('medals.rank', { rank: medalRank(rank) })
}

const Share = ({
  medal,
  mark,
  earned,
}: {
  readonly medal: Medal
  readonly mark: string | null
  readonly earned: string | null
}) => {
  const { t } = useTranslation()
  const profile = useQuery(profileQuery).data
  const title = medalName(t, medal.type)
  const card = useShareCard({
    fileName: `house-kombat-${medal.type}.jpg`,
    text: t('medals.shareText'),
    saved: t('medals.shareSaved'),
    failed: t('medals.shareFailed'),
    draw: () => drawMedalCard({ pictureUrl: largeMedalUrl(medal), title, name: profile?.username ?? '', mark, earned }),
  })
  return (
    <>
      <Button variant="secondary" fullWidth pending={card.isDrawing} onClick={() => void card.give()}>
        {t('medals.share')}
      </Button>
      <PictureViewer
        src={card.shown}
        onClose={card.hide}
        label={t('medals.shareLabel', { name: title })}
        hint={t('medals.shareKeep')}
      />
    </>
  )
}

interface BodyProps {
  readonly medal: Medal
  readonly isPending: boolean
  readonly onClaim: () => void
}

const Body = ({ medal, isPending, onClaim }: BodyProps) => {
  const { t } = useTranslation()
  const season = useQuery(seasonQuery).data
  const { metadata, progress, status, type } = medal
  const isEarned = status !== 'non-claimable'
  const mark = useMark(medal)
  const earned =
    isEarned && medal.earned_at !== null
      ? t('medals.earnedOn', { date: formatDay(Date.parse(medal.earned_at), nowMs()) })
      : null
  const chance = chanceText(t, medal, season, nowMs())
  return (
    <div className={styles.body}>
      <div className={styles.stand} data-earned={isEarned} style={{ '--glow': medalTone(medal) } as CSSProperties}>
        <span className={styles.rays} aria-hidden="true" />
        <MedalPicture medal={medal} size={MEDAL_PX} />
      </div>
      {isEarned && (
        <p className={styles.facts}>
          {mark && <strong className="golden">{mark}</strong>}
          {earned && <span className="soft size-14">{earned}</span>}
        </p>
      )}
      <p className="text-center balance">{medalTakes(t, medal)}</p>
      {type === 'doge-event' && <DogeSteps medal={medal} />}
      {progress && (
        <Bar
          value={progress.have}
          max={progress.need}
          tone="gold"
          size="large"
          label={t('medals.progressLabel')}
          text={progressText(t, progress)}
          className="full"
        />
      )}
      {chance && <p className="golden size-14 text-center">{chance}</p>}
      <section
        className="column gap-8 items-center full"
        aria-label={t(status === 'claimed' ? 'medals.brought' : 'medals.gives')}
      >
        <h3 className="muted size-14">{t(status === 'claimed' ? 'medals.brought' : 'medals.gives')}</h3>
        <MedalGains
          gains={gainsOf([{ metadata }])}
          label={t(status === 'claimed' ? 'medals.brought' : 'medals.gives')}
        />
      </section>
      {status === 'claimable' && (
        <Button variant="claim" size="large" fullWidth pending={isPending} onClick={onClaim}>
          {t('medals.claim')}
        </Button>
      )}
      {isEarned && <Share medal={medal} mark={mark} earned={earned} />}
    </div>
  )
}

export interface MedalDialogProps {
  readonly medal: Medal | null
  readonly open: boolean
  readonly isPending: boolean
  readonly onClaim: (medal: Medal) => void
  readonly onClose: () => void
}

export const MedalDialog = ({ medal, open, isPending, onClaim, onClose }: MedalDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={medal ? medalName(t, medal.type) : ''}>
      {medal && <Body medal={medal} isPending={isPending} onClaim={() => onClaim(medal)} />}
    </Dialog>
  )
}
