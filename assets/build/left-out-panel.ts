import type { HtmlTagDescriptor } from 'vite'

export interface PanelWords {
  readonly leftOut: readonly string[]
  readonly suspicions: readonly string[]
}

export const PANEL_TAG = 'house-kombat-art'

const STYLE = `
  aside {
    position: fixed; inset: auto 0 0; z-index: 99999; box-sizing: border-box; max-height: 60dvh; overflow: auto;
    margin: 8px; padding: 12px; border: 2px solid #ff4d6d; border-radius: 12px; background: #1d1038; color: #fff3dc;
    font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere;
  }
  h2 { margin: 0 0 6px; font-size: 15px; }
  ul { margin: 0; padding-left: 18px; }
  li + li { margin-top: 6px; }
  button {
    position: sticky; top: -12px; float: right; width: 44px; height: 44px; margin: -12px -12px 0 0; border: 0;
    background: #1d1038; color: inherit; font-size: 20px;
  }
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const list = (title: string, sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul>`

/** Shown above the game while overrides are left out or look wrong. The game stays usable. */
export const leftOutPanel = ({ leftOut, suspicions }: PanelWords): HtmlTagDescriptor[] => {
  if (leftOut.length + suspicions.length === 0) return []
  const titles = ['Left out; the game’s own stands in', 'Used, but look at it'] as const
  const html = `<style>${STYLE}</style><aside role="alert"><button type="button" aria-label="Close">✕</button>${list(titles[0], leftOut)}${list(titles[1], suspicions)}</aside>`
  // A shadow root keeps the page's styles out of the panel and the panel's out of the page.
  const script = `
    const panel = document.createElement(${JSON.stringify(PANEL_TAG)})
    panel.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html).replaceAll('<', '\\u003c')}
    panel.shadowRoot.querySelector('button').addEventListener('click', () => panel.remove())
    document.body.append(panel)
  `
  return [{ tag: 'script', attrs: { type: 'module' }, children: script, injectTo: 'body' }]
}
