import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import type { BossPage, InboxItem } from '../../../contracts/wire.ts'
import { refusalText, useMove } from '../../game/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { formatInteger, formatTok } from '../../ui/format/format.ts'
import { materialOf } from '../../ui/game-icons.ts'
import { Icon, type IconArt } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './chest-panel.module.css'
import { MomentSky } from './moment-sky.tsx'

const CHEST_PX = 150

interface Content {
  readonly key: string
  readonly icon: IconArt
  readonly amount: string
  readonly name: string
}

const useContents = (item: InboxItem | null): readonly Content[] => {
  const { t } = useTranslation()
  if (item === null) return []
  const { tok, star } = item
  const materials = [...item.materials, ...(item.opened?.materials ?? [])]
  return [
    ...(tok > 0 ? [{ key: 'tok', icon: 'tok' as const, amount: `+${formatTok(tok, 2)}`, name: t('home.tok') }] : []),
    ...(star > 0
      ? [{ key: 'star', icon: 'star' as const, amount: `+${formatInteger(star)}`, name: t('boss.result.star') }]
      : []),
    ...materials.flatMap(({ slug, quantity }) => {
      const material = materialOf(slug)
      if (material === null) return []
      return [
        {
          key: slug,
          icon: `material-${material}` as const,
          amount: `×${formatInteger(quantity)}`,
          name: t(`kombat.material.${material}`),
        },
      ]
    }),
    ...(item.opened?.others ?? []).map(({ slug, quantity }) => ({
      key: slug,
      icon: { url: extraIconUrl(slug) },
      amount: `×${formatInteger(quantity)}`,
      name: t(`boss.item.${slug}`),
    })),
  ]
}

interface ChestMomentProps {
  readonly item: InboxItem | null
  readonly onClose: () => void
}

/** The chest opens on the whole screen and shows what was in it. */
const ChestMoment = ({ item, onClose }: ChestMomentProps) => {
  const { t } = useTranslation()
  const contents = useContents(item)
  return (
    <MomentSky
      label={t('boss.chest.opening')}
      glow="#ffc93c"
      isKnown={item !== null}
      before={<Icon name="chest-titanium" size={CHEST_PX} />}
      after={<Icon name="chest-titanium-open" size={CHEST_PX} />}
      title={t('boss.chest.opened')}
      buttons={
        <Button size="large" fullWidth onClick={onClose}>
          {t('boss.chest.close')}
        </Button>
      }
      onRevealed={() => sound.play('chest')}
      onClose={onClose}
    >
      <ul className={styles.contents}>
        {contents.map(({ key, icon, amount, name }) => (
          <li key={key} className={styles.content}>
            <Icon name={icon} size={48} />
            <strong>{amount}</strong>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </MomentSky>
  )
}

/** The chest of an emptied pool, for everyone who has fought (R25). */
export const ChestPanel = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<InboxItem | 'coming' | null>(null)
  const move = useMove('inbox.claim', {
    onDone: ({ item }) => setOpened(item),
    onFailed: (error) => {
      setOpened(null)
      haptic('error')
      toast.error(refusalText(error) ?? t('boss.chest.failed'))
    },
  })
  const { state, inbox_id: id } = page.chest
  const open = (): void => {
    if (id !== null && move.send({ params: { id } })) setOpened('coming')
  }
  return (
    <>
      {state === 'waiting' && id !== null && (
        <Panel as="section" tone="gold" className={styles.panel} aria-labelledby="boss-chest">
          <Icon name="chest-titanium" size={64} className={styles.chest} />
          <div>
            <h2 id="boss-chest" className={styles.heading}>
              {t('boss.chest.title')}
            </h2>
            <p className={styles.text}>{t('boss.chest.text')}</p>
          </div>
          <Button variant="claim" fullWidth className={styles.open} pending={move.isPending} onClick={open}>
            {t('boss.chest.open')}
          </Button>
        </Panel>
      )}
      {opened !== null && <ChestMoment item={opened === 'coming' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  )
}
