import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { marksOf } from '#client/topics/items/shared/item-tile.tsx'
import { QualityOdds } from '#client/topics/items/shared/quality-odds.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatPercent } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { GameConfig, OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import { ItemColumn } from './item-column.tsx'
import { NeedsList } from './needs-list.tsx'
import styles from './refine-tab.module.css'
import { SmithCelebrationView } from './smith-celebration-view.tsx'
import { hasAll, improvedItem, needsOf, ratePercentOf, smithErrorOf, workOf } from './smith-view.ts'
import { SuccessRate } from './success-rate.tsx'
import { useSmith } from './use-smith.ts'

const CERTAIN = 100

export interface RefineTabProps {
  readonly item: OwnEquipment
  readonly materials: readonly OwnedMaterial[]
  readonly settings: GameConfig
}

export const RefineTab = ({ item, materials, settings }: RefineTabProps) => {
  const { t } = useTranslation()
  const [isStaged, setStaged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const work = workOf(item)
  const { celebration, start, end, say } = useSmith(item)
  const needs = needsOf(settings, item, materials)
  const refusal = smithErrorOf(item)
  const percent = ratePercentOf(settings, item)
  const next = improvedItem(item)
  const isReady = isStaged && hasAll(needs) && refusal === null

  const action = t(work === 'refine' ? 'blacksmith.refine' : 'blacksmith.awake')
  const press = (): void => {
    if (isReady) {
      setAsking(true)
      return
    }
    if (refusal !== null || !hasAll(needs)) {
      toast.refuse(refusal === null ? t('blacksmith.missing') : t(`blacksmith.refused.${refusal}`))
      return
    }
    haptic('medium')
    sound.play('count')
    setStaged(true)
  }
  return (
    <div className="column gap-14">
      <Panel as="section" className={styles.forge}>
        {refusal !== null && (
          <p className="golden bold text-center on-ink radius-16 padding-12">{t(`blacksmith.refused.${refusal}`)}</p>
        )}
        <div className={styles.items}>
          <ItemColumn item={item} stats={item.equipment_stats} caption={t('blacksmith.now')} marks={marksOf(item)} />
          <span className={styles.arrow} aria-hidden="true">
            <Sign name="right" />
          </span>
          <ItemColumn item={next} stats={next.stats} caption={t('blacksmith.after')} isNext>
            {refusal !== 'fully-awakened' && (
              <li className={styles.random}>
                <span className="font-display regular size-20" aria-hidden="true">
                  ?
                </span>
                {t('blacksmith.randomStat')}
              </li>
            )}
          </ItemColumn>
        </div>
        {refusal === 'fully-awakened' ? null : (
          <>
            <SuccessRate percent={percent} failures={work === 'refine' ? item.own.refine_failures : null} />
            <NeedsList needs={needs} isStaged={isReady} isQuiet={refusal !== null} />
          </>
        )}
        <Button
          size="large"
          fullWidth
          variant={refusal === null ? 'primary' : 'quiet'}
          {...(isReady && { 'aria-label': t('blacksmith.named', { action, name: itemName(item.name) }) })}
          onClick={press}
        >
          {isReady ? action : t('blacksmith.addMaterials')}
        </Button>
      </Panel>
      <ConfirmDialog
        open={isAsking}
        title={t(`blacksmith.confirmTitle.${work}`)}
        confirmLabel={t('blacksmith.confirmButton')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          start()
        }}
      >
        {work === 'awaken'
          ? t('blacksmith.confirm.awaken')
          : percent === CERTAIN
            ? t('blacksmith.confirm.certain')
            : t('blacksmith.confirm.refine', { percent: formatPercent(percent) })}
        <QualityOdds label={t('blacksmith.qualityOdds')} />
      </ConfirmDialog>
      {celebration && (
        <SmithCelebrationView
          celebration={celebration}
          onRevealed={say}
          onClose={() => {
            setStaged(false)
            end()
          }}
        />
      )}
    </div>
  )
}
