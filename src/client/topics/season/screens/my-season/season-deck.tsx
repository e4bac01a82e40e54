import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useKeys } from '#client/ui/hooks/use-keys.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { PictureViewer } from '#client/ui/overlays/picture-viewer.tsx'
import { encodeCard } from '#client/ui/share-card/card-canvas.ts'
import { useShareCard } from '#client/ui/share-card/use-share-card.ts'
import { PictureCanvas } from './picture-canvas.tsx'
import styles from './season-deck.module.css'
import { paintOf, type SeasonPicture, type SeasonPictureName } from './season-picture.ts'

/** In px. A longer movement is a drag. */
const DRAG_PX = 8
/** In px. A drag at least this long turns to another picture. */
const TURN_PX = 56
const CHEVRON_PX = 26

const useSwipe = (turn: (by: 1 | -1) => void) => {
  const startX = useRef<number | null>(null)
  const hasDragged = useRef(false)
  const [offsetPx, setOffset] = useState(0)
  const end = (): void => {
    startX.current = null
    setOffset(0)
  }
  return {
    offsetPx,
    handlers: {
      onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
        if (!isPrimary) return
        startX.current = clientX
        hasDragged.current = false
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
        if (startX.current === null) return
        const movedPx = clientX - startX.current
        if (!hasDragged.current && Math.abs(movedPx) < DRAG_PX) return
        // Capture, so that a drag continues outside the card.
        if (!hasDragged.current) currentTarget.setPointerCapture?.(pointerId)
        hasDragged.current = true
        setOffset(movedPx)
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (startX.current === null) return
        const movedPx = clientX - startX.current
        end()
        if (hasDragged.current && Math.abs(movedPx) >= TURN_PX) turn(movedPx < 0 ? 1 : -1)
      },
      onPointerCancel: end,
      onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
        if (!hasDragged.current) return
        hasDragged.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}

const Actions = ({ picture, season }: { readonly picture: SeasonPicture; readonly season: number }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { name, replayId, words } = picture
  const card = useShareCard({
    fileName: `house-kombat-season-${season}-${name}.jpg`,
    text: t('mySeason.shareText', { season }),
    saved: t('mySeason.shareSaved'),
    failed: t('mySeason.shareFailed'),
    draw: async () => {
      const paint = await paintOf(picture)
      return encodeCard((context) => paint(context, 1))
    },
  })
  return (
    <div className={styles.actions}>
      {replayId && (
        <Button variant="secondary" fullWidth icon="watch" onClick={() => openPage(toReplay(replayId))}>
          {t('mySeason.watch')}
        </Button>
      )}
      <Button
        fullWidth
        icon="share"
        disabled={!picture.isReady}
        pending={card.isDrawing}
        onClick={() => void card.give()}
      >
        {t('mySeason.share')}
      </Button>
      <PictureViewer
        src={card.shown}
        onClose={card.hide}
        label={t('mySeason.shareLabel', { title: words.title })}
        hint={t('mySeason.shareKeep')}
      />
    </div>
  )
}

export interface SeasonDeckProps {
  readonly season: number
  readonly pictures: readonly SeasonPicture[]
  readonly shown: SeasonPictureName | null
  readonly onShow: (name: SeasonPictureName) => void
}

/** Taps, swipes and keys turn the pictures; never a timer. */
export const SeasonDeck = ({ season, pictures, shown, onShow }: SeasonDeckProps) => {
  const { t } = useTranslation()
  const index = Math.max(
    0,
    pictures.findIndex(({ name }) => name === shown),
  )
  const [side, setSide] = useState<'none' | 'next' | 'previous'>('none')
  const show = (to: number): void => {
    const picture = pictures[to]
    if (!picture || to === index) return
    setSide(to > index ? 'next' : 'previous')
    onShow(picture.name)
  }
  const { offsetPx, handlers } = useSwipe((by) => show(index + by))
  useKeys([
    ['ArrowLeft', () => show(index - 1)],
    ['ArrowRight', () => show(index + 1)],
    ['Home', () => show(0)],
    ['End', () => show(pictures.length - 1)],
  ])
  const picture = pictures[index]
  const next = pictures[index + 1]
  useEffect(() => {
    if (next?.isReady) paintOf(next).catch(() => undefined)
  }, [next])
  if (!picture) return null
  const nameOf = ({ words }: SeasonPicture, at: number): string =>
    t('mySeason.of', { title: words.title, number: at + 1, count: pictures.length })
  const label = nameOf(picture, index)
  const isGone = picture.replayId === null
  return (
    <section className={styles.deck} data-gone={isGone || undefined} aria-label={t('mySeason.pictures')}>
      <ol className={styles.dots}>
        {pictures.map((other, at) => (
          <li key={other.name} className="grows">
            <button
              type="button"
              className={styles.dot}
              aria-label={nameOf(other, at)}
              aria-current={at === index ? 'step' : undefined}
              data-seen={at <= index}
              onClick={() => show(at)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.middle}>
        <div className={styles.stand} {...handlers}>
          <span className={styles.back} aria-hidden="true" />
          <span className={styles.back} aria-hidden="true" />
          <div
            key={picture.name}
            className={styles.card}
            data-side={side}
            style={{ transform: `translateX(${offsetPx}px) rotate(${offsetPx / 36}deg)` }}
          >
            <PictureCanvas picture={picture} />
          </div>
          {index > 0 && (
            <button
              type="button"
              className={styles.zone}
              data-side="previous"
              aria-label={t('mySeason.previous')}
              onClick={() => show(index - 1)}
            >
              <Icon name="back" size={CHEVRON_PX} />
            </button>
          )}
          {next && (
            <button
              type="button"
              className={styles.zone}
              data-side="next"
              aria-label={t('mySeason.next')}
              onClick={() => show(index + 1)}
            >
              <Icon name="chevron" size={CHEVRON_PX} />
            </button>
          )}
        </div>
        <p className={styles.caption} aria-live="polite">
          <span className="visually-hidden">{label}. </span>
          {picture.caption}
          {isGone && <span className="golden"> {t('mySeason.gone')}</span>}
        </p>
      </div>
      <Actions key={picture.name} picture={picture} season={season} />
    </section>
  )
}
