import type { ApiClient } from '../../api/client.ts'
import { changeCompany } from '../../api/contract/settings.ts'
import type { CompanyValues } from '../../domain/companyForm.ts'
import type { RecordSaved } from '../../machines/recordForm/setup.ts'
import { saveRecord } from '../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../records/form/useRecordForm.ts'

/** Changes the company over the version that the form was filled on (docs/decisions/0045). */
export const saveCompany =
  (api: ApiClient) =>
  ({ values, id, basis, signal }: RecordToSave<CompanyValues>): Promise<RecordSaved> =>
    saveRecord({
      content: values,
      basis,
      signal,
      send: async (body, sent) => {
        const answer = await api.send(changeCompany, { body }, { signal: sent })
        return answer.ok ? { ok: true, value: { recordId: id, version: answer.value.version } } : answer
      },
    })
