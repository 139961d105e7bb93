import { msg } from '@lingui/core/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { failureOf, valueOrThrow } from '../../src/api/failureError.ts'
import { readAnew } from '../../src/api/queries/readAnew.ts'
import type { AreaPage, EditorProps } from '../../src/area/area.ts'
import { useEditorPlace } from '../../src/area/editorPlace.ts'
import { newRecord, useNavigation } from '../../src/area/navigation.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { RecordSaved } from '../../src/machines/recordForm/setup.ts'
import { isCompanyScope } from '../../src/domain/session.ts'
import { useListPlace } from '../../src/records/address/useListPlace.ts'
import type { ListParameters } from '../../src/records/address/listAddress.ts'
import { useRecordForm, type RecordToSave } from '../../src/records/form/useRecordForm.ts'
import type { OpeningSource } from '../../src/records/form/OpeningDialog.tsx'
import { OpeningPage } from '../../src/records/page/OpeningPage.tsx'
import { RecordFormPage } from '../../src/records/page/RecordFormPage.tsx'
import { useRecordPage } from '../../src/records/recordPage.ts'
import { RecordList } from '../../src/records/RecordList.tsx'
import { useRecordList, type RecordListDescription } from '../../src/records/useRecordList.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { FormTextField } from '../../src/ui/form/connect/FormTextField.tsx'
import { PlusIcon, ShopIcon } from '../../src/ui/icons/icons.tsx'
import { DocumentTitle } from '../../src/ui/layout/DocumentTitle.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'

declare module '../../src/area/navigation.ts' {
  interface PageParameters {
    buyers: ListParameters<'town'>
  }
}

interface Buyer {
  readonly id: string
  readonly name: string
}

const shape = {
  defaultSort: 'name:asc',
  sort: v.picklist(['name:asc', 'name:desc']),
  filters: { town: v.picklist(['Huế', 'Vinh']) },
}

const description: RecordListDescription<Buyer> = {
  id: 'buyers',
  shape,
  columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true, isRowHeader: true }],
  firstLayout: { order: ['name'], hidden: [], widths: {} },
  filters: [],
  rowKey: ({ id }) => id,
  rowLabel: ({ name }) => name,
  texts: { list: 'List of buyers', table: 'Buyers', search: 'Search buyers', searchHint: 'Names are searched.' },
}

/** What the pages ask of the server. */
export interface BuyersServer {
  /** What is kept, by id; a test changes it. */
  readonly kept: Map<string, string>
  /** What each reading of the list was asked for. */
  readonly asked: object[]
  /** How a reading is refused, by the id. */
  readonly refused: Map<string, { readonly status: number; readonly reason: string }>
}

const refusal = ({ status, reason }: { readonly status: number; readonly reason: string }) =>
  fail({ code: 'server.refused', status, reason, message: '', fields: [] } as const)

const BuyersList = ({ server: { kept, asked } }: { readonly server: BuyersServer }) => {
  const { place, onPlaceChange } = useListPlace(shape)
  const { openPage } = useNavigation()
  const page = useRecordPage(
    queryOptions({
      queryKey: ['buyers', 'list', place],
      queryFn: () => {
        asked.push(place)
        const rows = [...kept].map(([id, name]) => ({ id, name })).filter(({ name }) => name.includes(place.search))
        return Promise.resolve(rows)
      },
    }),
    (rows) => ({ rows, total: 30 }),
  )
  return (
    <Page title="Buyers of goods">
      <DocumentTitle title="Buyers of goods" />
      <RecordList
        actions={<Button onPress={() => openPage('buyers', { record: newRecord })}>Add a buyer</Button>}
        empty={null}
        list={useRecordList(description, { page, place, onPlaceChange })}
        onOpen={({ id }) => openPage('buyers', { record: id })}
      />
    </Page>
  )
}

const rules = { schema: v.object({ name: v.pipe(v.string(), v.nonEmpty('required')) }) }
const empty = { name: '' }

interface FormProps {
  readonly server: BuyersServer
  readonly opened: { readonly recordId: string | null; readonly name: string }
}

const BuyerForm = ({ server, opened: { recordId, name } }: FormProps) => {
  const queryClient = useQueryClient()
  const editor = useEditorPlace()
  const [opened] = useState({ recordId, version: '1', opensIn: 'edit' as const, values: { name } })
  const form = useRecordForm({
    opened,
    empty,
    rules,
    firstField: 'name',
    save: useCallback(
      ({ id, values: sent }: RecordToSave<{ name: string }>): Promise<RecordSaved> => {
        server.kept.set(id, sent.name)
        return Promise.resolve({ ok: true, value: { recordId: id, version: '2' } })
      },
      [server],
    ),
    savedText: msg`Saved`,
    onSaved: useCallback(() => void queryClient.invalidateQueries({ queryKey: ['buyers'] }), [queryClient]),
    onEnd: () => editor?.close(),
  })
  return (
    <RecordFormPage
      form={form}
      labels={{ name: 'Name' }}
      rights={{ mayEdit: true, maySave: true }}
      titles={{ create: 'New buyer', view: 'Buyer', edit: 'Edit the buyer' }}
    >
      {({ isClosed }) => <FormTextField isReadOnly={isClosed} label="Name" name="name" of={form.fields} />}
    </RecordFormPage>
  )
}

const useSource = (
  { kept, refused }: BuyersServer,
  record: string | null,
): OpeningSource<{ readonly opened: FormProps['opened'] }> => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['buyers', 'detail', record],
    queryFn: () => {
      const why = refused.get(record ?? '')
      return Promise.resolve(valueOrThrow(why === undefined ? succeed(kept.get(record ?? '') ?? '') : refusal(why)))
    },
    ...readAnew,
    enabled: record !== null,
  })
  if (record === null) return { state: 'ready', opened: { recordId: null, name: '' } }
  if (error !== null) return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  if (data === undefined || !isFetchedAfterMount) return { state: 'loading' }
  return { state: 'ready', opened: { recordId: record, name: data } }
}

const BuyerEditor = ({ server, record }: EditorProps & { readonly server: BuyersServer }) => (
  <OpeningPage
    loadingLabel="The buyer is being read"
    source={useSource(server, record)}
    title={record === null ? 'New buyer' : 'Buyer'}
  >
    {({ opened }) => <BuyerForm opened={opened} server={server} />}
  </OpeningPage>
)

/** An area of the tests: a page with a list, and an editor for each of its records. */
export const buyers = (server: BuyersServer): AreaPage<'buyers'> => ({
  id: 'buyers',
  path: 'report',
  tab: 'report',
  title: msg`Buyers of goods`,
  openLabel: msg`Open the buyers`,
  icon: ShopIcon,
  isFor: ({ scope }) => isCompanyScope(scope) && scope !== 'USER',
  commands: [
    {
      id: 'buyers.add',
      label: msg`Add a buyer`,
      icon: PlusIcon,
      isFor: () => true,
      parameters: { record: newRecord },
    },
  ],
  found: {
    record: (record) => ({ record }),
    all: (q) => ({ parameters: { q } }),
  },
  notified: ({ id, parameters }) => ({ record: id, parameters: { town: parameters['town'] } }),
  load: () => Promise.resolve(() => <BuyersList server={server} />),
  loadEditor: () => Promise.resolve(({ record }) => <BuyerEditor record={record} server={server} />),
})
