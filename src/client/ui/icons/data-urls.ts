/** Data URLs of pictures by each picture's own URL. */
export type DataUrls = Readonly<Record<string, string>>

/** Empty if the file cannot be loaded. */
export const fetchDataUrls = async (url: string): Promise<DataUrls> => {
  try {
    const answer = await fetch(url)
    return answer.ok ? ((await answer.json()) as DataUrls) : {}
  } catch {
    return {}
  }
}
