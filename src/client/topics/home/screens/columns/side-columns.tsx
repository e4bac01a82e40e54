import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MorePicture } from '../../shared/side-pictures.tsx'
import { useBoxSize } from '../scene/use-box-size.ts'
import { COLUMN_TOP_PX, fitColumns, type SideColumn, type SideName } from './fit-columns.ts'
import { MoreDrawer } from './more-drawer.tsx'
import { SideButton, type SideButtonProps } from './side-button.tsx'
import styles from './side-columns.module.css'
import type { SideButtons } from './use-side-buttons.tsx'

const placeOf = ({ gapPx, rowPx, rows }: SideColumn, topPx: number): CSSProperties => ({
  top: topPx,
  gap: gapPx,
  gridTemplateRows: `repeat(${rows}, ${rowPx}px)`,
})

export const sumOfBadges = (buttons: readonly SideButtonProps[]): number =>
  buttons.reduce((sum, { badge }) => sum + (badge ? (badge.count ?? 1) : 0), 0)

export interface SideColumnsProps {
  readonly buttons: SideButtons
  readonly hasShelf: boolean
  readonly isMoreOpen: boolean
  readonly onMore: () => void
  readonly onClose: () => void
}

export const SideColumns = ({
  buttons: { left, right, of },
  hasShelf,
  isMoreOpen,
  onMore,
  onClose,
}: SideColumnsProps) => {
  const { t } = useTranslation()
  const room = useRef<HTMLDivElement>(null)
  const box = useBoxSize(room)
  // Without layout, as in tests, there is room for every button.
  const fit = fitColumns(box?.height ? box : null, left, right, hasShelf)
  const hidden = fit.more.map((name) => of[name])
  const waiting = sumOfBadges(hidden)
  const button = (name: SideName) => <SideButton key={name} {...of[name]} />
  return (
    <div ref={room} className={styles.room} data-size={fit.size}>
      {box && (
        <>
          <nav className={styles.left} style={placeOf(fit.left, COLUMN_TOP_PX.left)} aria-label={t('homeColumns.left')}>
            {fit.left.names.map(button)}
            {hidden.length > 0 && (
              <SideButton
                picture={<MorePicture />}
                label={t('homeColumns.side.more')}
                opensDialog
                tips={hidden.flatMap(({ tips = [] }) => tips)}
                badge={
                  waiting > 0 ? { count: waiting, said: t('homeColumns.moreCount', { count: waiting }) } : undefined
                }
                onPress={onMore}
              />
            )}
          </nav>
          <nav
            className={styles.right}
            style={placeOf(fit.right, COLUMN_TOP_PX.right)}
            aria-label={t('homeColumns.right')}
          >
            {fit.right.names.map(button)}
          </nav>
        </>
      )}
      <MoreDrawer open={isMoreOpen && hidden.length > 0} onClose={onClose} buttons={hidden} />
    </div>
  )
}
