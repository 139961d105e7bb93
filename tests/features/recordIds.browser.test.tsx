import { msg } from '@lingui/core/macro'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import type { RecordSaved } from '../../src/machines/recordForm/setup.ts'
import { RecordFormDialog } from '../../src/records/form/RecordFormDialog.tsx'
import { useRecordForm, type RecordToSave } from '../../src/records/form/useRecordForm.ts'
import { FormTextField } from '../../src/ui/form/connect/FormTextField.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const empty = { name: '' }
type Parcel = typeof empty
const rules = { schema: v.object({ name: v.string() }) }
const savedText = msg`Saved`
const ignore = () => {}

interface Props {
  readonly save: (record: RecordToSave<Parcel>) => Promise<RecordSaved>
}

const ParcelForm = ({ save }: Props) => {
  const [opened] = useState({ recordId: null, version: '', opensIn: 'edit' as const, values: empty })
  const options = { opened, empty, rules, firstField: 'name', save, savedText, onSaved: ignore, onEnd: ignore }
  const form = useRecordForm(options)
  return (
    <RecordFormDialog
      form={form}
      labels={{ name: 'Name' }}
      mayAddAnother
      rights={{ mayEdit: true, maySave: true }}
      titles={{ create: 'New parcel', view: 'Parcel', edit: 'Edit the parcel' }}
    >
      {({ isClosed }) => <FormTextField isDisabled={isClosed} label="Name" name="name" of={form.fields} />}
    </RecordFormDialog>
  )
}

test('a new record keeps its id until it is saved, and the next one has another', async () => {
  const lost: RecordSaved = {
    ok: false,
    failure: { code: 'connection.lost' },
    basis: { version: '', unanswered: null },
  }
  const ids: string[] = []
  const save = ({ id, recordId }: RecordToSave<Parcel>): Promise<RecordSaved> => {
    ids.push(id)
    expect(recordId).toBeNull()
    return Promise.resolve(ids.length === 1 ? lost : { ok: true, value: { recordId: id, version: '1' } })
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ParcelForm save={save} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderScreen(<RouterProvider router={router} />)
  const add = page.getByRole('button', { name: 'Save and add another' })
  await add.click()
  await expect.element(page.getByText('The server cannot be reached')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('The server cannot be reached')).not.toBeInTheDocument()
  await add.click()
  await expect.poll(() => ids).toEqual([ids[0], ids[0], expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/)])
  expect(ids[2]).not.toBe(ids[0])
})
