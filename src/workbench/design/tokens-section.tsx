import { CONTRAST_PAIRS } from '#client/ui/contrast-pairs.ts'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { RARITIES } from '#rules/items/rarities.ts'
import styles from './design-page.module.css'
import { DesignSection, Sample } from './design-section.tsx'

const COLOURS = [
  'ink',
  'night',
  'panel',
  'panel-light',
  'panel-line',
  'violet',
  'lilac',
  'cream',
  'gold',
  'gold-text',
  'orange',
  'coral',
  'coral-text',
  'mint',
  'cyan',
  'quiet',
  'field-line',
  'trough',
] as const

export const TokensSection = () => (
  <DesignSection id="tokens" title="Palette and type">
    <Sample title="palette (tokens.css)" wide>
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name} className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="every pair of text and background (contrast-pairs.ts; a test computes them)" wide>
      <ul className="grid gap-6">
        {CONTRAST_PAIRS.map(({ text, on, where, use }) => (
          <li key={`${use} ${where}`} className={styles.pair}>
            {on.map((back) => (
              <span key={back} style={{ background: `var(--${back})` }}>
                {text.map((front) => (
                  <b key={front} style={{ color: `var(--${front})` }}>
                    {use === 'shape' ? '●' : 'Ag'}
                  </b>
                ))}
              </span>
            ))}
            {where}
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title="rarity tag, and plain" line>
      {RARITIES.map((rarity) => (
        <RarityTag key={rarity} rarity={rarity} />
      ))}
      {RARITIES.map((rarity) => (
        <RarityTag key={rarity} rarity={rarity} plain />
      ))}
    </Sample>
    <Sample title="type">
      <p className="display-text" style={{ fontSize: 'var(--size-number)' }}>
        −248 +90 CRIT!
      </p>
      <p className="display-text" style={{ fontSize: 'var(--size-title)' }}>
        Display title 24
      </p>
      <p style={{ fontSize: 'var(--size-lead)' }}>Lead 17: what a dialog says.</p>
      <p>Body 15: sentences. Кириллица стоит рядом.</p>
      <p style={{ color: 'var(--text-soft)' }}>Soft: second lines.</p>
      <p style={{ color: 'var(--text-muted)', fontSize: 'var(--size-caption)' }}>Caption 12: labels only.</p>
    </Sample>
  </DesignSection>
)
