import { AmountsSection } from './amounts-section.tsx'
import { BarsSection } from './bars-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import styles from './design-page.module.css'
import { FieldsSection } from './fields-section.tsx'
import { ItemsSection } from './items-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { TokensSection } from './tokens-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

const SECTIONS = [
  { id: 'tokens', title: 'Palette and type', Section: TokensSection },
  { id: 'buttons', title: 'Buttons', Section: ButtonsSection },
  { id: 'items', title: 'Item cards', Section: ItemsSection },
  { id: 'cards', title: 'Cards and rows', Section: CardsSection },
  { id: 'bars', title: 'Bars', Section: BarsSection },
  { id: 'amounts', title: 'Amounts, badges, tabs', Section: AmountsSection },
  { id: 'fields', title: 'Fields and choices', Section: FieldsSection },
  { id: 'overlays', title: 'Dialogs, popovers, toasts', Section: OverlaysSection },
  { id: 'waiting', title: 'Waiting and empty', Section: WaitingSection },
] as const

export const DesignPage = () => (
  <main className={styles.page}>
    <h1>Design system</h1>
    <p className={styles.intro}>Every part of the interface in all its states.</p>
    <nav aria-label="Parts" className={styles.index}>
      {SECTIONS.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    {SECTIONS.map(({ id, Section }) => (
      <Section key={id} />
    ))}
  </main>
)
