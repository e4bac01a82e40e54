import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import type { ShopBanner } from '#assets/manifest/shop-banners.ts'
import { isActive } from '#client/platform/active.ts'
import { classNames } from '#client/ui/class-names.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import styles from './shop-carousel.module.css'

const TURN_MS = 6000

export interface Slide {
  readonly banner: ShopBanner
  readonly title: string
  readonly text: ReactNode
  readonly badge: string | null
  readonly label: string
  readonly onPress: () => void
}

/** Moves on until touched, unless motion is reduced. Arrow keys turn it (A2, row 172). */
export const ShopCarousel = ({ slides }: { readonly slides: readonly Slide[] }) => {
  const { t } = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const isCalm = useReducedMotion()
  const count = slides.length
  const shown = Math.min(at, count - 1)
  const turns = !isCalm && !isTouched && count > 1

  const show = (index: number, hasFocus: boolean): void => {
    const slide = track.current?.children.item(index)
    if (!track.current || !(slide instanceof HTMLElement)) return
    track.current.scrollTo?.({
      left: slide.offsetLeft - track.current.offsetLeft,
      behavior: isCalm ? 'instant' : 'smooth',
    })
    setAt(index)
    if (hasFocus) slide.querySelector('button')?.focus({ preventScroll: true })
  }
  const turn = useEffectEvent(() => {
    const isCovered = track.current?.closest('[aria-hidden="true"], [inert]') !== null
    if (isActive() && !isCovered) show((shown + 1) % count, false)
  })
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => turn(), TURN_MS)
    return () => clearInterval(timer)
  }, [turns])

  if (count === 0) return null
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show((shown + step + count) % count, true)
  }
  return (
    <section aria-label={t('shop.carousel')} className="grid gap-6 margin-bottom-12">
      <ul
        ref={track}
        className={styles.track}
        onKeyDown={onKeyDown}
        onFocus={() => setTouched(true)}
        onPointerDown={() => setTouched(true)}
        onPointerEnter={() => setTouched(true)}
        onWheel={() => setTouched(true)}
        onScroll={({ currentTarget }) => {
          const width = currentTarget.clientWidth
          if (isTouched && width > 0) setAt(Math.min(count - 1, Math.round(currentTarget.scrollLeft / width)))
        }}
      >
        {slides.map(({ banner, title, text, badge, label, onPress }, index) => (
          <li key={banner} className={styles.slide}>
            <button
              type="button"
              className={styles.banner}
              tabIndex={index === shown ? 0 : -1}
              style={{ backgroundImage: `url(${extraPictureUrl(`shop-banner-${banner}`)})` }}
              onClick={onPress}
            >
              <span className="visually-hidden">{label}</span>
              <span className="grid gap-4 breakable items-start" aria-hidden="true">
                {badge !== null && <span className={styles.badge}>{badge}</span>}
                <strong className={styles.title}>{title}</strong>
                <span className="bold size-15 grid gap-2 leading-120">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="flex justify-center gap-6" aria-hidden="true">
          {slides.map(({ banner }, index) => (
            <span key={banner} className={classNames(styles.dot, index === shown && styles.lit)} />
          ))}
        </div>
      )}
    </section>
  )
}
