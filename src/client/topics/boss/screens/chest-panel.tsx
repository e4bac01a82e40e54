import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { BossPage, InboxItem } from '#contracts/wire.ts'
import styles from './chest-panel.module.css'

const CHEST_PX = 150

const useContents = (item: InboxItem | null): readonly Loot[] => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  if (item === null) return []
  const { tok, star, opened } = item
  return [
    ...lootOf({ ...opened, tok, star, materials: [...item.materials, ...(opened?.materials ?? [])] }),
    ...(opened?.others ?? []).map(({ slug, quantity }) => ({
      key: slug,
      icon: { url: extraIconUrl(slug) },
      amount: `×${formatInteger(quantity)}`,
      name: t(`boss.item.${slug}`),
    })),
  ]
}

const ChestCelebration = ({ item, onClose }: { readonly item: InboxItem | null; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const contents = useContents(item)
  return (
    <CelebrationShow
      label={t('boss.chest.opening')}
      skipLabel={t('boss.skip')}
      glow="#ffc93c"
      isKnown={item !== null}
      before={
        <Shaking>
          <Icon name="chest-titanium" size={CHEST_PX} />
        </Shaking>
      }
      after={<Icon name="chest-titanium-open" size={CHEST_PX} />}
      title={t('boss.chest.opened')}
      done={t('boss.chest.close')}
      celebration="chest-opened"
      onClose={onClose}
    >
      <div className="margin-top-12">
        <LootList loot={contents} label={t('boss.chest.inside')} />
      </div>
    </CelebrationShow>
  )
}

export const ChestPanel = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<InboxItem | 'coming' | null>(null)
  const mutation = useCallMutation('inbox.claim', {
    onDone: ({ item }) => setOpened(item),
    failure: t('boss.chest.failed'),
    onFailed: () => setOpened(null),
  })
  const { state, inbox_id: id } = page.chest
  const open = (): void => {
    if (id !== null && mutation.send({ params: { id } })) setOpened('coming')
  }
  return (
    <>
      {state === 'waiting' && id !== null && (
        <Panel as="section" tone="gold" className={styles.panel} aria-labelledby="boss-chest">
          <Icon name="chest-titanium" size={64} className={styles.chest} />
          <div>
            <h2 id="boss-chest" className="size-20">
              {t('boss.chest.title')}
            </h2>
            <p className="soft leading-130">{t('boss.chest.text')}</p>
          </div>
          <Button variant="claim" fullWidth className="whole-line" pending={mutation.isPending} onClick={open}>
            {t('boss.chest.open')}
          </Button>
        </Panel>
      )}
      {opened !== null && (
        <ChestCelebration item={opened === 'coming' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
