import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Listing } from '#contracts/wire.ts'
import { listingQuery } from '../queries.ts'
import { UnlistDialog } from '../shared/unlist-dialog.tsx'
import { BuyDialog } from './buy-dialog.tsx'

const PICTURE = { url: extraPictureUrl('empty-market') }

interface LinkedProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

const LinkedListing = ({ id, open, onClose }: LinkedProps) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(listingQuery(id))
  // Stays set while the dialog closes, and while a purchase makes the answer stale.
  const [found, setFound] = useState(data)
  if (found === undefined && data !== undefined) setFound(data)
  if (found) return <OpenListing listing={found} open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title={t('market.buy.title')} hideTitle>
      {!error ? (
        <Loading label={t('market.loadingOne')}>
          <SkeletonCard />
        </Loading>
      ) : isNotFound(error) ? (
        <EmptyState picture={PICTURE} size="compact" level={3} title={t('market.gone')} text={t('market.goneText')}>
          <Button onClick={onClose}>{t('market.toMarket')}</Button>
        </EmptyState>
      ) : (
        <LoadProblem error={error} text={t('market.failedOne')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

interface OpenProps {
  readonly listing: Listing
  readonly open: boolean
  readonly onClose: () => void
}

const OpenListing = ({ listing, open, onClose }: OpenProps) =>
  listing.owned ? (
    <UnlistDialog offer={listing} open={open} onClose={onClose} />
  ) : (
    <BuyDialog listing={listing} open={open} onClose={onClose} />
  )

export interface ListingDialogProps {
  readonly id: string | null
  readonly known: Listing | null
  readonly onClose: () => void
}

export const ListingDialog = ({ id, known, onClose }: ListingDialogProps) => {
  const shown = useLastShown(id)
  if (shown === null) return null
  const open = id !== null
  if (known?.id === shown) return <OpenListing key={shown} listing={known} open={open} onClose={onClose} />
  return <LinkedListing key={shown} id={shown} open={open} onClose={onClose} />
}
