/** Colours are names of tokens, without `--`. */
export interface ContrastPair {
  readonly on: readonly string[]
  readonly text: readonly string[]
  /**
   * Contrast that WCAG AA asks for: 4.5:1 for `text`, 3:1 for `large` (from 24 px) and `shape`. Outlined text is
   * measured against its ink stroke.
   */
  readonly use: 'text' | 'large' | 'shape'
  readonly where: string
}

/** A test computes the contrast of each pair, and rejects text colours that are not listed. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  {
    text: ['text', 'text-soft', 'text-muted'],
    on: ['ink', 'night', 'night-deep', 'panel', 'panel-light', 'panel-lip'],
    use: 'text',
    where: 'pages, panels, cards, rows, tabs, dialogs, drawers; stroked words on buttons, bars and art',
  },
  {
    text: ['lilac'],
    on: ['ink', 'night', 'panel', 'panel-light', 'quiet-lip'],
    use: 'text',
    where: 'quiet words, disabled fields',
  },
  {
    text: ['text', 'text-soft'],
    on: ['quiet', 'quiet-lip'],
    use: 'text',
    where: 'quiet and disabled buttons, steps to come',
  },
  {
    text: ['gold-text'],
    on: ['ink', 'night', 'panel', 'panel-light'],
    use: 'text',
    where: 'amounts, countdowns, section titles',
  },
  {
    text: ['coral-text'],
    on: ['ink', 'night', 'panel', 'panel-light'],
    use: 'text',
    where: 'what is wrong, urgent countdowns',
  },
  { text: ['text'], on: ['violet', 'violet-lip'], use: 'text', where: 'violet badge, highlighted choice, segment' },
  {
    text: ['ink'],
    on: ['mint', 'gold', 'coral', 'coral-text', 'lilac', 'cream'],
    use: 'text',
    where: 'badges, marks, signs, popovers',
  },
  {
    text: [
      'rarity-prototype',
      'rarity-common',
      'rarity-uncommon-text',
      'rarity-rare-text',
      'rarity-epic',
      'rarity-legendary-text',
    ],
    on: ['ink', 'night', 'panel', 'panel-light'],
    use: 'text',
    where: 'rarity names on pages, panels and rows',
  },
  { text: ['star'], on: ['ink', 'panel'], use: 'text', where: 'stars of a rarity' },
  {
    text: ['rarity-prototype', 'rarity-common', 'rarity-uncommon', 'rarity-rare', 'rarity-epic', 'rarity-legendary'],
    on: ['ink'],
    use: 'shape',
    where: 'edges of item cards, which have an ink ring',
  },
  {
    text: ['field-line', 'coral', 'mint', 'cyan', 'gold'],
    on: ['ink', 'panel'],
    use: 'shape',
    where: 'edges of fields, rows and toasts',
  },
  { text: ['cyan'], on: ['night', 'panel', 'panel-light'], use: 'shape', where: 'the ring of the focus' },
  { text: ['mint', 'cyan', 'orange', 'gold', 'coral'], on: ['trough', 'ink'], use: 'shape', where: 'fills of bars' },
  { text: ['gold'], on: ['panel', 'panel-light'], use: 'shape', where: 'spinner, check of a choice' },
]
