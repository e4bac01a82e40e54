import { useTranslation } from 'react-i18next'
import { Sign } from '#client/ui/icons/sign.tsx'
import { BURNING_HELL, type EquippedStone } from '#rules/stones/stones.ts'
import styles from './stone-facts.module.css'
import { stoneNumbers } from './stone-numbers.ts'

export interface StoneFactsProps {
  readonly stone: EquippedStone
  readonly before?: EquippedStone | undefined
}

export const StoneFacts = ({ stone, before }: StoneFactsProps) => {
  const { t } = useTranslation()
  const known = before && before.level !== stone.level ? stoneNumbers(before) : []
  const isGain = before !== undefined && stone.level > before.level
  return (
    <dl className="grid gap-4 full">
      {stoneNumbers(stone).map(({ key, value }, index) => (
        <div key={key} className={styles.fact}>
          <dt>{t(`stones.number.${key}`, { turns: BURNING_HELL.ticks })}</dt>
          <dd>
            {known[index] && (
              <>
                <span className="visually-hidden">{t('stones.before')} </span>
                <span className="soft">{known[index].value}</span>
                <span className={styles.sign} data-gain={isGain}>
                  <Sign name={isGain ? 'up' : 'down'} />
                </span>
                <span className="visually-hidden">{t('stones.after')} </span>
              </>
            )}
            <strong className={styles.value} {...(known.length > 0 && { 'data-gain': isGain })}>
              {value}
            </strong>
            {key === 'burnTick' && <span className={styles.unit}>{t('stones.ofHit')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
