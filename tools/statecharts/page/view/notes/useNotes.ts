import { useMemo } from 'react'
import { useStored } from '../../../../document/useStored.ts'
import type { Facts } from '../../facts/facts.ts'
import { mergedNotes, notesSchema, withNote, type Note } from '../../logic/notes.ts'

/** The analyst's notes, kept in the browser. */
export interface Notes {
  readonly all: readonly Note[]
  /** Writes the note about a state anew; an empty text takes it away. */
  readonly write: (chart: string, state: string, text: string) => void
  /** Takes somebody's notes in; none that is there is lost. */
  readonly take: (notes: readonly Note[]) => void
}

const none: Note[] = []

export const useNotes = ({ flows }: Facts): Notes => {
  const [all, keep] = useStored('tokhai.charts.notes', notesSchema, none)
  return useMemo(
    () => ({
      all,
      write: (chart: string, state: string, text: string) => {
        const revision = flows.find(({ id }) => id === chart)?.revision ?? ''
        keep((notes) => withNote(notes, { chart, state, text, revision, written: new Date().toISOString() }))
      },
      take: (notes: readonly Note[]) => keep((own) => mergedNotes(own, notes)),
    }),
    [all, keep, flows],
  )
}
