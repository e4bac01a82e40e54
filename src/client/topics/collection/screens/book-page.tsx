import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { type BookEntry, type BookSection, foundIn } from './book.ts'
import styles from './book-page.module.css'
import { sectionTitle } from './entry-name.ts'
import { EntryTile } from './entry-tile.tsx'

const TILE_PX = { small: 46, middle: 64, large: 84 } as const

const sizeOf = ({ name }: BookSection): keyof typeof TILE_PX => {
  if (name === 'bosses') return 'large'
  return name === 'houses' || name === 'burning-hell' || name === 'frost-prison' || name === 'luck-leech'
    ? 'middle'
    : 'small'
}

interface SectionProps {
  readonly section: BookSection
  readonly onOpen: (entry: BookEntry) => void
}

const Section = ({ section, onOpen }: SectionProps) => {
  const { t } = useTranslation()
  const id = useId()
  const size = sizeOf(section)
  const count = foundIn([section])
  const isNamed = section.name === 'houses' || section.name === 'bosses'
  return (
    <Panel as="section" aria-labelledby={id} className={styles.section ?? ''}>
      <header className="flex wrap justify-between gap-4-12 align-baseline">
        <h2 id={id} className="size-lead">
          {sectionTitle(t, section.name)}
        </h2>
        <span className={styles.count} data-whole={count.found === count.total}>
          <span aria-hidden="true">{t('collection.sectionOf', count)}</span>
          <span className="visually-hidden">{t('collection.sectionSaid', count)}</span>
        </span>
      </header>
      <ul className={styles.grid} data-size={size}>
        {section.entries.map((entry) => (
          <li key={entry.key}>
            <EntryTile entry={entry} size={TILE_PX[size]} named={isNamed} onPress={() => onOpen(entry)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export interface BookPageProps {
  readonly sections: readonly BookSection[]
  readonly onOpen: (entry: BookEntry) => void
}

export const BookPage = ({ sections, onOpen }: BookPageProps) => (
  <div className="column gap-12 above-inset">
    {sections.map((section) => (
      <Section key={section.name} section={section} onOpen={onOpen} />
    ))}
  </div>
)
