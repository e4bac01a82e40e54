import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { creaturePortrait, huntPicture } from '#assets/manifest/creatures.ts'
import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { useStageBridge } from '#client/stage/stage-context.ts'
import { type StageError, StageHost } from '#client/stage/stage-host.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import type { CombatProfile, Hunt } from '#contracts/wire.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import styles from './hunt-picture.module.css'
import { demonOf, type HuntView, plannedHunt } from './hunt-view.ts'

export interface HuntPictureProps {
  readonly profile: CombatProfile
  readonly stage: HuntSlug
  readonly hunt: Hunt | null
  readonly view: HuntView | null
  /** Demons that open the ground. Null if it is open. */
  readonly opensAt: number | null
}

const useDoing = ({ stage, view, opensAt }: HuntPictureProps): string => {
  const { t } = useTranslation()
  if (opensAt !== null) return t('hunt.opensAt', { needed: formatInteger(opensAt) })
  if (view === null) return t('hunt.doing.camp')
  const demon = demonOf(stage, view.phase)
  if (demon === null) return t(`hunt.doing.${view.phase.kind}`)
  return t(`hunt.doing.${view.phase.kind}`, { demon: t(`hunt.demon.${demon}`) })
}

const PET_PX = 150

const PlainHunt = ({
  error,
  onRetry,
  profile,
  stage,
  view,
}: HuntPictureProps & { readonly error: StageError; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const demon = view && demonOf(stage, view.phase)
  return (
    <div className={styles.plain} style={{ backgroundImage: `url("${extraPictureUrl(huntPicture(stage))}")` }}>
      <FighterView houseId={profile.house_id} cosmetic={profile.cosmetic} size={PET_PX} />
      {demon && <img src={extraIconUrl(creaturePortrait(demon))} alt="" className={styles.demon} draggable={false} />}
      <div className={styles.why}>
        <p>{t(error === 'load-failed' ? 'hunt.pictureFailed' : 'hunt.noPicture')}</p>
        {error === 'load-failed' && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

export const HuntPicture = (props: HuntPictureProps) => {
  const { profile, stage, hunt, view } = props
  const { t } = useTranslation()
  const bridge = useStageBridge()
  const doing = useDoing(props)
  const { cosmetic, house_id: houseId } = profile
  const elapsedMs = view?.elapsedMs ?? 0

  useEffect(() => {
    bridge.store.setState({
      monsterHunt: {
        pet: { kind: 'pet', houseId, cosmetic },
        stage,
        hunt: hunt && plannedHunt(hunt),
        elapsedMs,
      },
    })
  }, [bridge, houseId, cosmetic, stage, hunt, elapsedMs])
  useEffect(() => () => bridge.store.setState({ monsterHunt: null }), [bridge])

  const name = t(`hunt.stage.${stage}`)
  return (
    <div className={styles.picture}>
      <div className={styles.inside}>
        <StageHost
          scene="monster-hunt"
          label={t('hunt.picture', { stage: name, doing })}
          fallback={(error, retry) => <PlainHunt {...props} error={error} onRetry={retry} />}
        >
          <p className={styles.plaque}>
            <strong className="font-display size-17 regular golden">{name}</strong>
            <span className="soft size-14 weight-700">{doing}</span>
          </p>
        </StageHost>
      </div>
    </div>
  )
}
