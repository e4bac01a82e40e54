import { readOwn, writeOwn } from '../../../../platform/player-store.ts'

const KEY = 'shop-promo'

/** The day of a moment on this device's own calendar, `2026-11-24` (A4: once per calendar day, stored locally by date). */
export const deviceDay = (nowMs: number): string => {
  const date = new Date(nowMs)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last day of this device on which the shop's promo was shown; empty before the first. */
export const promoShownOn = (): string => readOwn(KEY) ?? ''

/** Records that the promo was shown today. */
export const markPromoShown = (nowMs: number): void => writeOwn(KEY, deviceDay(nowMs))

/** Whether the promo was not shown yet on this day of the device. */
export const isPromoDay = (shownOn: string, nowMs: number): boolean => shownOn < deviceDay(nowMs)
