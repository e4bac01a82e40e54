const REDUCED = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g
const UNREDUCED = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g

const rewriteRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const media = rule.media.mediaText.replace(REDUCED, 'all').replace(UNREDUCED, 'not all')
      if (media !== rule.media.mediaText) rule.media.mediaText = media
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules)
  }
}

const rewriteSheets = (): void => {
  for (const sheet of document.styleSheets) if (sheet.cssRules) rewriteRules(sheet.cssRules)
}

export const reduceMotion = (): void => {
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) => real(query.replace(REDUCED, '(min-width: 0px)').replace(UNREDUCED, '(max-width: 0px)'))
  rewriteSheets()
  new MutationObserver(rewriteSheets).observe(document.head, { childList: true })
  document.head.addEventListener('load', rewriteSheets, true)
}

export const withholdWebGl = (): void => {
  const real = HTMLCanvasElement.prototype.getContext as (kind: string, options?: unknown) => RenderingContext | null
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
    return /webgl/.test(kind) ? null : real.call(this, kind, options)
  } as typeof HTMLCanvasElement.prototype.getContext
}
