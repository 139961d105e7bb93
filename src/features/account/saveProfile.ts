import type { ApiClient } from '../../api/client.ts'
import { changeProfile } from '../../api/contract/account.ts'
import type { ProfileValues } from '../../domain/account/profile.ts'
import type { RecordSaved } from '../../machines/recordForm/setup.ts'
import { saveRecord } from '../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../records/form/useRecordForm.ts'

/** Changes the profile over the version that the form was filled on (docs/decisions/0045). */
export const saveProfile =
  (api: ApiClient) =>
  ({ values, id, basis, signal }: RecordToSave<ProfileValues>): Promise<RecordSaved> =>
    saveRecord({
      content: values,
      basis,
      signal,
      send: async (body, sent) => {
        const answer = await api.send(changeProfile, { body }, { signal: sent })
        return answer.ok ? { ok: true, value: { recordId: id, version: answer.value.version } } : answer
      },
    })
