import { describe, expect, it } from 'vitest'
import {
  csvOfNotes,
  jsonOfNotes,
  mergedNotes,
  noteAbout,
  notesIn,
  orphanedNotes,
  withNote,
  type Note,
} from '../../../../tools/statecharts/page/logic/notes.ts'
import { door } from './door.ts'

const note = (text: string, more: Partial<Note> = {}): Note => ({
  chart: 'door',
  state: 'closed',
  revision: 'a1',
  written: '2026-11-22T08:00:00.000Z',
  text,
  ...more,
})

describe('notes about states', () => {
  it('are one per state, written anew or taken away', () => {
    const notes = withNote(withNote([], note('why?')), note('who?', { state: 'open' }))
    expect(withNote(notes, note('why not?')).map(({ text }) => text)).toEqual(['why not?', 'who?'])
    expect(noteAbout(withNote(notes, note('  ')), 'door', 'closed')).toBeUndefined()
  })

  it.each([
    ['JSON', jsonOfNotes],
    ['CSV', csvOfNotes],
  ])('come back from %s with quotes, lines, formulas and every language', (_, written) => {
    const notes = [
      note('Cửa "đóng", rồi?\nHai dòng; 문이 닫힘'),
      note('=1+1', { state: 'open.ajar' }),
      note('- a list', { state: 'open.wide', chart: 'door' }),
    ]
    expect(notesIn(written(notes))).toEqual(notes)
  })

  it('hide formulas from spreadsheets', () => expect(csvOfNotes([note('=HYPERLINK("x")')])).toContain(`"'=HYPERLINK(`))

  it.each(['', 'no notes', '{"notes":[{"chart":"door"}]}', '{', 'chart,state\r\ndoor,closed\r\n'])(
    'are not read from %j',
    (text) => expect(notesIn(text)).toBeNull(),
  )

  it('of two people stay both; the same one handed back changes nothing', () => {
    const own = [note('mine', { written: '2026-11-22T09:00:00.000Z' })]
    const other = note('theirs', { revision: 'b2' })
    const merged = mergedNotes(own, [other, note('new', { state: 'open' })])
    expect(merged.map(({ text }) => text)).toEqual(['theirs\n\nmine', 'new'])
    expect(mergedNotes(merged, [other])).toEqual(merged)
    expect(mergedNotes(own, own)).toEqual(own)
  })

  it('of states and charts that are gone are orphaned, not lost', () => {
    const notes = [note('here'), note('gone', { state: 'ajar' }), note('other', { chart: 'gate' })]
    expect(orphanedNotes(notes, [door]).map(({ text }) => text)).toEqual(['gone', 'other'])
  })
})
