import { useQuery } from '@tanstack/react-query'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { dataProgressQuery } from '../queries.ts'

const POLL_MS = 2 * MS_PER_SECOND
const FINISHED = 100

type DataProgress = CallData<'users.dataProgress'>

export const isRunning = (job: DataProgress['export'] | undefined): job is NonNullable<DataProgress['export']> =>
  job !== null && job !== undefined && job.percent < FINISHED

export const useDataProgress = () =>
  useQuery({
    ...dataProgressQuery,
    refetchInterval: ({ state: { data } }) => (isRunning(data?.export) || isRunning(data?.deletion) ? POLL_MS : false),
  })
