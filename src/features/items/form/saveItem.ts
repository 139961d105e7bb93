import type * as v from 'valibot'
import type { ApiClient } from '../../../api/client.ts'
import { changeItem, createItem, type ItemBody } from '../../../api/contract/items.ts'
import type { itemSchema } from '../../../domain/items/item.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { saveRecord } from '../../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

type Sent = v.InferOutput<ReturnType<typeof itemSchema>>

/** Creates an item, or changes it over the version that the form was filled on (docs/decisions/0045). */
export const saveItem =
  (api: ApiClient) =>
  ({ values, id, recordId, basis, signal }: RecordToSave<Sent>): Promise<RecordSaved> => {
    const content: ItemBody = { ...values, item_code: values.product_source ? '' : values.item_code }
    return saveRecord({
      content,
      basis,
      signal,
      send: async ({ version, ...body }, sent) => {
        const answer =
          version === '' && recordId === null
            ? await api.send(createItem, { body: { ...body, id } }, { signal: sent })
            : await api.send(changeItem, { params: { id }, body: { ...body, version } }, { signal: sent })
        return answer.ok ? { ok: true, value: { recordId: id, version: answer.value.version } } : answer
      },
    })
  }
