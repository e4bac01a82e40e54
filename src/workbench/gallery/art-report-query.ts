import { useQuery } from '@tanstack/react-query'
import { ART_REPORT_URL, type ArtReport } from '#assets/manifest/art-report.ts'

const fetchReport = async (): Promise<ArtReport> => {
  const response = await fetch(ART_REPORT_URL)
  if (!response.ok) throw new Error(`${ART_REPORT_URL} answered ${response.status}: run "npm run assets"`)
  return (await response.json()) as ArtReport
}

/** Never refetched, because a rebuild of the art reloads the page. */
export const useArtReport = () =>
  useQuery({
    queryKey: ['workbench', 'art-report'],
    queryFn: fetchReport,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
