import type { ApiClient } from '../../../api/client.ts'
import { changeCustomer, createCustomer } from '../../../api/contract/customers.ts'
import type { CustomerValues } from '../../../domain/customers/customer.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { saveRecord } from '../../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

/** Creates a customer, or changes it over the version that the form was filled on (docs/decisions/0045). */
export const saveCustomer =
  (api: ApiClient) =>
  ({ values, id, recordId, basis, signal }: RecordToSave<CustomerValues>): Promise<RecordSaved> =>
    saveRecord({
      content: values,
      basis,
      signal,
      send: async ({ version, ...body }, sent) => {
        const answer =
          version === '' && recordId === null
            ? await api.send(createCustomer, { body: { ...body, id } }, { signal: sent })
            : await api.send(changeCustomer, { params: { id }, body: { ...body, version } }, { signal: sent })
        return answer.ok ? { ok: true, value: { recordId: id, version: answer.value.version } } : answer
      },
    })
