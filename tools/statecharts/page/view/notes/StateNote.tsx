import type { FlowFacts } from '../../facts/facts.ts'
import { noteAbout } from '../../logic/notes.ts'
import { Section } from '../panel/Section.tsx'
import { useReading } from '../reading.ts'

/** The analyst's note about a state, kept while it is written. */
export function StateNote({ flow, state }: { readonly flow: FlowFacts; readonly state: string }) {
  const { t, notes } = useReading()
  const note = noteAbout(notes.all, flow.id, state)
  return (
    <Section title={t.note}>
      <textarea
        aria-label={t.note}
        className="note"
        onChange={({ target }) => notes.write(flow.id, state, target.value)}
        placeholder={t.noteHint}
        rows={3}
        value={note?.text ?? ''}
      />
      {note !== undefined && note.revision !== flow.revision && <p className="warning">{t.noteOlder}</p>}
    </Section>
  )
}
