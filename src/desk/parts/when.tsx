import { useLanguage } from '../texts/desk-texts.ts'

/** In the reader's time zone, to the second. The machine-readable instant is UTC. */
export const When = ({ at }: { readonly at: string | null }) => {
  const { language } = useLanguage()
  if (at === null) return null
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))
  return (
    <time dateTime={at} title={at} className="digits nowrap">
      {text}
    </time>
  )
}
