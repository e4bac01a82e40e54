import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { useTicker } from '#client/ui/hooks/use-ticker.ts'
import { passStep, skipGuide } from './guide-progress.ts'
import { type GuideStep, targetName } from './guide-steps.ts'
import styles from './guide-tip.module.css'
import { type Box, placeTip, type TipRect } from './tip-rect.ts'

const FOLLOW_MS = 200
const RING_PX = 6

interface Shown {
  readonly place: TipRect
  readonly target: Box
}

const isSame = (left: Shown | null, right: Shown | null): boolean => JSON.stringify(left) === JSON.stringify(right)

const targetOf = (step: GuideStep): Element | null => document.querySelector(`[data-guide~="${targetName(step)}"]`)

const boxOf = (element: Element | null): Box | null => {
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0 ? null : { left, top, width, height }
}

const wholeHeight = (tip: HTMLElement): number => {
  const body = tip.firstElementChild
  return tip.offsetHeight + (body === null ? 0 : body.scrollHeight - body.clientHeight)
}

/** True while home is being revealed (`openHomeOut`). Tips wait for its end. */
const isSettling = (): boolean => document.querySelector('[data-settling]') !== null

const measure = (step: GuideStep, tip: HTMLElement | null): Shown | null => {
  if (isSettling()) return null
  const target = boxOf(targetOf(step))
  if (target === null || tip === null) return null
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  return { target, place: placeTip(target, wholeHeight(tip), screen) }
}

export const GuideTip = ({ step, time = '' }: { readonly step: GuideStep; readonly time?: string }) => {
  const { t } = useTranslation()
  const tip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const follow = () => {
    const next = measure(step, tip.current)
    setShown((before) => (isSame(before, next) ? before : next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once the tip is shown; the ticker and events follow
  useLayoutEffect(() => {
    targetOf(step)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    follow()
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    const parts = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow)
    for (const part of document.querySelectorAll('main, main > *')) parts?.observe(part)
    return () => {
      parts?.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  }, [step])
  useTicker(FOLLOW_MS, follow)

  return createPortal(
    <div className={styles.layer}>
      {shown && (
        <div
          className={styles.ring}
          style={{
            left: shown.target.left - RING_PX,
            top: shown.target.top - RING_PX,
            width: shown.target.width + 2 * RING_PX,
            height: shown.target.height + 2 * RING_PX,
          }}
        />
      )}
      <section
        ref={tip}
        aria-label={t('guide.label')}
        className={styles.tip}
        data-passing={shown === null ? undefined : true}
        data-side={shown?.place.side}
        style={
          shown
            ? {
                left: shown.place.left,
                top: shown.place.top,
                width: shown.place.width,
                maxHeight: shown.place.maxHeight,
              }
            : { visibility: 'hidden', left: 12, top: 0, width: 300 }
        }
      >
        <div className={styles.body}>
          <p className="bold size-16 leading-135" role="status">
            {t(`guide.${step}`, { time })}
          </p>
          <div className={styles.actions}>
            <button type="button" className={styles.skip} onClick={() => skipGuide()}>
              {t('guide.skipAll')}
            </button>
            <Button size="small" variant="claim" onClick={() => passStep(step)}>
              {t('guide.done')}
            </Button>
          </div>
        </div>
        {shown && <span className={styles.arrow} style={{ left: shown.place.arrowLeft }} />}
      </section>
    </div>,
    document.body,
  )
}
