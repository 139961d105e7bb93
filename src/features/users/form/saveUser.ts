import type { ApiClient } from '../../../api/client.ts'
import { changeUser, createUser } from '../../../api/contract/users.ts'
import { refusedFields, type ServerFailure } from '../../../domain/failure.ts'
import type { Result } from '../../../domain/result.ts'
import type { CheckedUser } from '../../../domain/user/user.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { withSealedPassword } from '../../../passwords/sealedPassword.ts'
import { saveRecord } from '../../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

interface Credentials {
  /** Whether a password is given with this saving. */
  readonly givesPassword: () => boolean
  /** The id is taken after all. */
  readonly onIdRefused: () => void
}

type Answer = Result<{ readonly version: string }, ServerFailure>

/** Creates a user, or changes it over the version that the form was filled on; a password is sealed for each sending. */
export const saveUser =
  (api: ApiClient, { givesPassword, onIdRefused }: Credentials) =>
  ({ values, id, recordId, basis, signal }: RecordToSave<CheckedUser>): Promise<RecordSaved> => {
    const { new_password, confirm_password: _, shops, ...content } = values
    const password = givesPassword() ? new_password : ''
    return saveRecord({
      content: { ...content, shops: shops.map((shop_id) => ({ shop_id, is_assign: true })) },
      basis,
      signal,
      send: async ({ version, ...body }, sent) => {
        const save = async (sealed: string): Promise<Answer> =>
          version === '' && recordId === null
            ? api.send(createUser, { body: { ...body, password: sealed, id } }, { signal: sent })
            : api.send(changeUser, { params: { id }, body: { ...body, password: sealed, version } }, { signal: sent })
        const answer =
          password === ''
            ? await save('')
            : await withSealedPassword<{ version: string }, never>(api, password, sent, save)
        if (answer.ok) return { ok: true, value: { recordId: id, version: answer.value.version } }
        if (refusedFields(answer.failure).some(({ field }) => field === 'user_id')) onIdRefused()
        return answer
      },
    })
  }
