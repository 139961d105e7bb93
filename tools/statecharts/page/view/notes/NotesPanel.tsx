import { useState } from 'react'
import { offerFile } from '../../../../document/offerFile.ts'
import { csvOfNotes, jsonOfNotes, notesIn, orphanedNotes, type Note } from '../../logic/notes.ts'
import { stateName } from '../names.ts'
import { Section } from '../panel/Section.tsx'
import { flowIn, useReading } from '../reading.ts'
import { FileChoice } from './FileChoice.tsx'

/** Saves all notes as a file. */
function NoteExports({ all }: { readonly all: readonly Note[] }) {
  const { t } = useReading()
  return (
    <>
      <button
        className="tool"
        disabled={all.length === 0}
        onClick={() => offerFile('notes.json', 'application/json', jsonOfNotes(all))}
        type="button"
      >
        {t.exportJson}
      </button>
      <button
        className="tool"
        disabled={all.length === 0}
        onClick={() => offerFile('notes.csv', 'text/csv', csvOfNotes(all))}
        type="button"
      >
        {t.exportCsv}
      </button>
    </>
  )
}

/** Notes on states that no chart has any more. */
function OrphanedNotes({ orphans }: { readonly orphans: readonly Note[] }) {
  const { t, notes } = useReading()
  return (
    <Section title={t.orphanedNotes}>
      <p className="quiet">{t.orphanedNotesHint}</p>
      <ul className="notes">
        {orphans.map(({ chart, state, text }) => (
          <li key={`${chart} ${state}`}>
            <code>
              {chart}: {state}
            </code>
            <p>{text}</p>
            <button className="link" onClick={() => notes.write(chart, state, '')} type="button">
              {t.deleteNote}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** All notes of all flows: to be read, handed on as a file and taken in again. */
export function NotesPanel({ onOpen }: { readonly onOpen: () => void }) {
  const { t, facts, notes, chartTextsOf } = useReading()
  const { all } = notes
  const [outcome, setOutcome] = useState<string | null>(null)
  const orphans = orphanedNotes(
    all,
    facts.flows.map(({ chart }) => chart),
  )
  const own = facts.flows
    .map(({ id }) => ({ id, written: all.filter((note) => note.chart === id && !orphans.includes(note)) }))
    .filter(({ written }) => written.length > 0)
  const take = (text: string) => {
    const found = notesIn(text)
    if (found === null) return setOutcome(t.notesUnread)
    notes.take(found)
    setOutcome(t.notesTaken(found.length))
  }
  return (
    <>
      <p className="quiet">{t.notesHint}</p>
      <div className="panel-tools">
        <NoteExports all={all} />
        <FileChoice accept=".json,.csv" label={t.importNotes} onText={take} />
      </div>
      <p className="quiet" role="status">
        {outcome ?? (all.length === 0 ? t.noNotes : '')}
      </p>
      {own.map(({ id, written }) => (
        <Section key={id} title={chartTextsOf(id).state(id)}>
          <ul className="notes">
            {written.map((note) => (
              <WrittenNote key={note.state} note={note} onOpen={onOpen} />
            ))}
          </ul>
        </Section>
      ))}
      {orphans.length > 0 && <OrphanedNotes orphans={orphans} />}
    </>
  )
}

interface WrittenNoteProps {
  readonly note: Note
  /** Shows the state that is gone to. */
  readonly onOpen: () => void
}

function WrittenNote({ note: { chart, state, text, revision }, onOpen }: WrittenNoteProps) {
  const { t, facts, go, chartTextsOf } = useReading()
  const flow = flowIn(facts, chart)
  return (
    <li>
      <button
        className="link"
        onClick={() => {
          go({ flow: chart, part: state })
          onOpen()
        }}
        type="button"
      >
        {stateName(chartTextsOf(chart), flow, state)}
      </button>
      <p>{text}</p>
      {revision !== flow.revision && <p className="warning">{t.noteOlder}</p>}
    </li>
  )
}
