import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { collectionQuery } from '../queries.ts'
import { BOOK_PAGES, type BookEntry, bookOf, foundIn } from './book.ts'
import { BookPage } from './book-page.tsx'
import { EntryDrawer } from './entry-drawer.tsx'

const OpenBook = ({ collected }: { readonly collected: CallData<'collection.get'> }) => {
  const { t } = useTranslation()
  const drawer = useOpened<BookEntry>()
  const book = bookOf(collected)
  const whole = foundIn(Object.values(book).flat())
  return (
    <div className="column gap-12">
      <p className="muted size-14">{t(whole.found === whole.total ? 'collection.complete' : 'collection.about')}</p>
      <Bar
        value={whole.found}
        max={whole.total}
        tone="gold"
        size="large"
        label={t('collection.progress')}
        text={t('collection.progressOf', whole)}
      />
      <Tabs
        label={t('collection.tabs')}
        tabs={BOOK_PAGES.map((id) => ({
          id,
          label: t(`collection.page.${id}`),
          content: <BookPage sections={book[id]} onOpen={drawer.open} />,
        }))}
      />
      <EntryDrawer entry={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />
    </div>
  )
}

export const CollectionScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.COLLECTION.back)
  const query = useQuery(collectionQuery)
  return (
    <Screen title={t('collection.title')} hue="azure" onBack={goBack}>
      {query.data ? (
        <OpenBook collected={query.data} />
      ) : (
        <Pending queries={[query]} failed={t('collection.failed')} loading={t('collection.loading')}>
          <SkeletonCard />
          <SkeletonRows rows={5} />
        </Pending>
      )}
    </Screen>
  )
}
