import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { itemSchema, newItem } from '../../../domain/items/item.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { RecordFormDialog } from '../../../records/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../../records/form/useRecordForm.ts'
import { itemKeys } from '../queries.ts'
import { ItemFields } from './ItemFields.tsx'
import { useItemLabels } from './itemLabels.ts'
import { saveItem } from './saveItem.ts'
import type { OpenedItem } from './useItemSource.ts'

const createdText = msg`Item has been saved`
const updatedText = msg`Item has been updated`
const empty = newItem()

interface Props {
  readonly opened: OpenedItem
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of an item that is read (seed 001 §2.8). */
export const ItemForm = ({ opened: read, onEnd }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  // The form keeps to what it was opened with, whatever is read anew behind it.
  const [opened] = useState(() => ({ ...read, opensIn: 'edit' as const }))
  const form = useRecordForm({
    opened,
    empty,
    rules: useMemo(() => ({ schema: itemSchema('typed', opened.kept) }), [opened]),
    firstField: 'item_name',
    save: useMemo(() => saveItem(api), [api]),
    savedText: opened.recordId === null ? createdText : updatedText,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: itemKeys.all }), [queryClient]),
    onEnd,
  })
  return (
    <RecordFormDialog
      form={form}
      labels={useItemLabels()}
      mayAddAnother
      rights={{ mayEdit: true, maySave: true }}
      saveStep={msg`Save item failed`}
      titles={{ create: t`New item`, view: t`Item`, edit: t`Edit the item` }}
    >
      {({ isClosed }) => <ItemFields fields={form.fields} isClosed={isClosed} opened={opened} />}
    </RecordFormDialog>
  )
}
