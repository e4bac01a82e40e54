import { useArtReport } from './art-report-query.ts'
import styles from './section.module.css'

const Notes = ({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <section className={styles.problem} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.note}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )

export const OverrideNotes = () => {
  const { data } = useArtReport()
  if (!data) return null
  return (
    <>
      <Notes title="Left out; the game’s own stands in" sentences={data.leftOut} />
      <Notes title="Used, but look at it" sentences={data.suspicions} />
    </>
  )
}
