import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import type { ShownWord } from './shown-word.ts'
import styles from './victory-ribbon.module.css'

export interface VictoryRibbonProps {
  readonly word: ShownWord
  readonly className?: string | undefined
}

export const VictoryRibbon = ({ word, className }: VictoryRibbonProps) => {
  const { t } = useTranslation()
  return (
    <span className={classNames(styles.ribbon, className)} data-word={word}>
      <span className={styles.cloth}>{t(`kombat.word.${word}`)}</span>
    </span>
  )
}
